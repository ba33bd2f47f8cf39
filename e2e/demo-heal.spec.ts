import { ask } from './ask.ts'
import { demoAccount } from './demo-profile.ts'
import { expect, test } from './fixtures.ts'

const name = 'Before it was cleared'

/** In the database of the demo's worker, as the browser's tools or another page of the site may do. */
const ways = {
  'the database is deleted': (database: string) =>
    new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(database)
      request.addEventListener('success', () => resolve())
      request.addEventListener('error', () => reject(request.error ?? new Error('not deleted')))
    }),
  'its pages are cleared': (database: string) =>
    new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(database)
      opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')))
      opening.addEventListener('success', () => {
        const transaction = opening.result.transaction('pages', 'readwrite')
        transaction.objectStore('pages').clear()
        transaction.addEventListener('complete', () => {
          opening.result.close()
          resolve()
        })
      })
    }),
}

// What the worker says in the console of the write that found out.
test.use({ expected: /no database/ })

for (const [way, clear] of Object.entries(ways))
  test(`after ${way} under a living worker, writes are kept again without a word to anybody`, async ({
    page,
    enter,
    list,
  }) => {
    await enter()
    await expect(list.rows.first()).toBeVisible()
    await page.evaluate(clear, 'proffer-service:/')
    const body = { type: 'organisation', name }
    expect((await ask(page, demoAccount.account, { path: '/contacts', body })).status).toBe(201)

    const cdp = await page.context().newCDPSession(page)
    await cdp.send('ServiceWorker.enable')
    await cdp.send('ServiceWorker.stopAllWorkers')
    await page.goto(`/contacts?query=${name}`)
    await expect(page.getByRole('link', { name }).first()).toBeVisible()
  })
