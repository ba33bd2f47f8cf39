import { expect, type Page } from '@playwright/test'

export type ServiceRequest = {
  /** Below the account: `/proposals/open`. */
  path: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: object
  key?: string
  headers?: Record<string, string>
  /** Interface that is asked; the second version of the API when it is not said. */
  face?: 'v1' | 'v2' | 'app'
}

/**
 * Asks the service as the person who is signed in on `page`, in both homes alike: from within the page, with its
 * session. A request whose worker dies fails like one without a network; it is then sent again, with the same
 * Idempotency-Key.
 */
export const ask = (page: Page, account: string, request: ServiceRequest): Promise<{ status: number; body: unknown }> =>
  page.evaluate(
    async ({ account, path, body, key, method = body ? 'POST' : 'GET', headers, face = 'v2' }) => {
      const read = <T>(reading: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          reading.addEventListener('success', () => resolve(reading.result))
          reading.addEventListener('error', () => reject(reading.error as Error))
        })
      const db = await read(indexedDB.open('proffer:/'))
      const [kept] = await read<string[]>(db.transaction('session').objectStore('session').getAll())
      db.close()
      const { access_token } = JSON.parse(kept ?? '{}') as { access_token: string }
      const init = {
        method,
        headers: {
          authorization: `Bearer ${access_token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      }
      for (let tries = 0; tries < 20; tries++) {
        const answer = await fetch(`/api/${face}/${account}${path}`, init).catch(() => undefined)
        if (!answer || answer.status >= 500) continue
        const text = await answer.text()
        return { status: answer.status, body: (text === '' ? undefined : JSON.parse(text)) as unknown }
      }
      return { status: 0, body: undefined }
    },
    { account, ...request },
  )

export type Ask = (request: ServiceRequest) => Promise<{ status: number; body: unknown }>

/** Asks for what a test stands on: a refusal fails it, with its words. */
export async function got<Body>(ask: Ask, request: ServiceRequest) {
  const { status, body } = await ask(request)
  expect(status, `${request.path}: ${JSON.stringify(body)}`).toBeLessThan(300)
  return body as Body
}
