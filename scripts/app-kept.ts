import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'

/** Of the build, the page and the configuration besides. */
const files = () => Object.keys(JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as object).length

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
