import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * The next build in the folder of a host: another page, and a worker that knows of it. Gives its name. A browser asks for
 * either by itself at any time, so that each changes whole, and the worker last (docs/hosting.md): it keeps the page that
 * it finds.
 */
export async function renewBuild(folder: string) {
  const build = `next-${randomUUID().slice(0, 5)}`
  await change(`${folder}/index.html`, (page) =>
    page.replace(/<meta name="build"[^>]*>|(?<=<head>)/, `<meta name="build" content="${build}">`),
  )
  await change(`${folder}/sw.js`, (worker) => {
    const [, version = ''] = /version:[`"']([\w-]{10})[`"']/.exec(worker) ?? []
    expect(version).not.toBe('')
    return worker.replaceAll(version, build)
  })
  return build
}

/** Is there in a page of that build; no attribute of its root, which a snapshot of the page before brings along. */
export const signOf = (page: Page, build: string) => page.locator(`meta[name="build"][content="${build}"]`)

async function change(file: string, next: (text: string) => string) {
  await writeFile(`${file}.next`, next(await readFile(file, 'utf8')))
  await rename(`${file}.next`, file)
}

/** Has the browser look for the next worker until it has one: what it began to look at before the host changed is of before. */
export const nextWorkerComes = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const registered = await navigator.serviceWorker.getRegistration()
        await registered?.update()
        return Boolean(registered?.installing ?? registered?.waiting)
      }),
    )
    .toBe(true)
