import type { Page } from '@playwright/test'
import type { TokenAnswer } from '#wire/oauth.ts'

type SignedInTo = { account: string; client_id: string }

/**
 * Puts a session where the app of `page` keeps its own, as if `place` had been signed in to
 * (src/storage/indexed-stores.ts): the way through the pages of the service is what sign-in.spec.ts tests, and takes
 * longer than most tests do. The page must be one of the app's origin.
 */
export async function keepSession(page: Page, { account, client_id }: SignedInTo, tokens: TokenAnswer) {
  const { access_token, refresh_token, expires_in } = tokens
  const record = { access_token, refresh_token, expires_at: Math.floor(Date.now() / 1000) + expires_in }
  const kept = { key: ['', account, client_id].join(' '), record: JSON.stringify(record) }
  await page.evaluate(
    ({ key, record }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('proffer:/', 1)
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')))
        opening.addEventListener('upgradeneeded', () => {
          for (const name of ['session', 'sign-in']) opening.result.createObjectStore(name)
        })
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('session', 'readwrite')
          transaction.objectStore('session').put(record, key)
          transaction.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
          transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')))
        })
      }),
    kept,
  )
}
