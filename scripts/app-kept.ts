import { expect, type Page } from '@playwright/test'
import { describedBuild } from './described-build.ts'

/** What the worker of this build keeps: its files, whatever the one that shows snapshots is called, page and configuration. */
const files = () => describedBuild('dist', { base: '/', show: 'assets/snapshot.js' }).files.length + 2

/** Waits until the app's worker has the page and every file of the app, as on a computer that was here before. */
export async function appKept(page: Page) {
  const count = () =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, which has none
      active?.postMessage('keep')
      const [name = ''] = await caches.keys()
      return (await (await caches.open(name)).keys()).length
    })
  await expect.poll(count).toBeGreaterThanOrEqual(files())
}

/** The keys of what this browser keeps of the service's answers, and of how screens looked (src/api/shown.ts). */
export const shownKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('proffer-shown:/', 1)
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')))
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('answers'))
        opening.addEventListener('success', () => {
          const asking = opening.result.transaction('answers').objectStore('answers').getAllKeys()
          asking.addEventListener('success', () => {
            opening.result.close()
            resolve(asking.result.map(String))
          })
        })
      }),
  )

export const snapshotsKept = async (page: Page) => (await shownKept(page)).filter((key) => key.includes(' snapshot '))

/** Waits until what is seen is kept, for somebody who comes back. */
export async function snapshotKept(page: Page) {
  const ending = () => {
    const { pathname, search } = new URL(page.url())
    return `snapshot ${pathname}${search}`
  }
  const isKept = async () => (await snapshotsKept(page)).some((key) => key.endsWith(ending()))
  await expect.poll(isKept, { timeout: 15_000 }).toBe(true)
}
