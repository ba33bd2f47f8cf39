import type { Sessions } from './kept.ts'

const database = 'proffer-viewer'
const name = 'session'

const settled = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not answer')))
  })

/** Sessions by token, in IndexedDB as the app's: opened for each act, since a page needs one or two. */
export function keptSessions(): Sessions {
  async function within<Value>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<Value>) {
    const opening = indexedDB.open(database, 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(name))
    const db = await settled(opening)
    try {
      return await settled(run(db.transaction(name, mode).objectStore(name)))
    } finally {
      db.close()
    }
  }
  return {
    async get(token) {
      const value: unknown = await within('readonly', (store) => store.get(token))
      return typeof value === 'string' ? value : null
    },
    set: async (token, value) => void (await within('readwrite', (store) => store.put(value, token))),
    remove: (token) => within('readwrite', (store) => store.delete(token)),
  }
}
