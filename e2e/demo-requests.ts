import type { Page } from '@playwright/test'

type Asked = { path: string; body?: object; key?: string }

/**
 * Asks the service in the browser as the app would, with its session. A request whose worker dies fails like one
 * without a network; it is then sent again, with the same Idempotency-Key.
 */
export const ask = (page: Page, asked: Asked): Promise<{ status: number; body: unknown }> =>
  page.evaluate(async ({ path, body, key }) => {
    const read = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error as Error))
      })
    const db = await read(indexedDB.open('proffer:/'))
    const [kept] = await read<string[]>(db.transaction('session').objectStore('session').getAll())
    db.close()
    const { access_token } = JSON.parse(kept ?? '{}') as { access_token: string }
    const init = {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${access_token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }
    for (let tries = 0; tries < 20; tries++) {
      const answer = await fetch(`/api/v2/van-vliet${path}`, init).catch(() => undefined)
      if (answer && answer.status < 500) return { status: answer.status, body: (await answer.json()) as unknown }
    }
    return { status: 0, body: undefined }
  }, asked)
