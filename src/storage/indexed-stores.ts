import { t } from '@lingui/core/macro'
/** Texts by key; the shape oidc-client-ts wants for its state, also for the session and for what is not saved yet. */
export type Store = {
  get: (key: string) => Promise<string | null>
  set: (key: string, value: string) => Promise<void>
  /** Gives what was there. Of two tabs that remove the same entry one gets it, the other null. */
  remove: (key: string) => Promise<string | null>
  getAllKeys: () => Promise<string[]>
  /** Puts `after` (null: nothing) in the place of `before`; false when something else stands there by now. */
  replace: (key: string, before: string, after: string | null) => Promise<boolean>
  clear: () => Promise<void>
}

/** The browser keeps nothing for this site; the message is for people. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  constructor(cause: unknown) {
    super(t`This browser does not allow storage. Allow site data or leave private mode.`, {
      cause,
    })
  }
}

const opened = (database: string, names: readonly string[]) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(database, 1)
    request.addEventListener('upgradeneeded', () => names.forEach((name) => request.result.createObjectStore(name)))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not open')))
  })

/**
 * The stores of one IndexedDB database, opened at first use and again after the browser closed it. `strict`: what is
 * written is on disk; `relaxed` for what can be had again.
 */
export function indexedStores<Name extends string>(
  database: string,
  names: readonly Name[],
  durability: IDBTransactionDurability = 'strict',
): Record<Name, Store> {
  let open: Promise<IDBDatabase> | undefined
  const forget = () => (open = undefined)

  async function connection() {
    const db = await opened(database, names)
    db.addEventListener('close', forget)
    db.addEventListener('versionchange', () => {
      forget()
      db.close()
    })
    return db
  }
  const connected = () =>
    (open ??= connection().catch((cause: unknown) => {
      forget()
      throw new StorageError(cause)
    }))
  /** Looking and clearing make no database where there is none: on a computer that others use there stays none. */
  async function isThere() {
    if (open) return true
    try {
      return (await indexedDB.databases()).some(({ name }) => name === database)
    } catch {
      // A browser that does not tell: then there may be one.
      return true
    }
  }
  const ports = { connected, isThere, durability }
  return Object.fromEntries(names.map((name) => [name, storeOn(name, ports)])) as Record<Name, Store>
}

type Database = {
  connected: () => Promise<IDBDatabase>
  isThere: () => Promise<boolean>
  durability: IDBTransactionDurability
}

function storeOn(name: string, { connected, isThere, durability }: Database): Store {
  /** One transaction: `work` asks, and says through `give` what comes of it once everything is on disk. */
  const within = async <T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore, give: (value: T) => void) => void,
  ): Promise<T> => {
    const db = await connected()
    try {
      return await new Promise<T>((resolve, reject) => {
        const transaction = db.transaction(name, mode, { durability })
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')))
        work(transaction.objectStore(name), (value) => transaction.addEventListener('complete', () => resolve(value)))
      })
    } catch (cause) {
      throw new StorageError(cause)
    }
  }
  const reading = (store: IDBObjectStore, key: string, then: (value: string | null) => void) => {
    const request: IDBRequest<unknown> = store.get(key)
    request.addEventListener('success', () => then(typeof request.result === 'string' ? request.result : null))
  }
  return {
    get: (key) => within<string | null>('readonly', (store, give) => reading(store, key, give)),
    set: (key, value) =>
      within<void>('readwrite', (store, give) => {
        store.put(value, key)
        give()
      }),
    remove: (key) =>
      within<string | null>('readwrite', (store, give) =>
        reading(store, key, (value) => {
          store.delete(key)
          give(value)
        }),
      ),
    async getAllKeys() {
      if (!(await isThere())) return []
      return within<string[]>('readonly', (store, give) => {
        const request = store.getAllKeys()
        request.addEventListener('success', () => give(request.result.map(String)))
      })
    },
    replace: (key, before, after) =>
      within<boolean>('readwrite', (store, give) =>
        reading(store, key, (value) => {
          if (value === before && after === null) store.delete(key)
          if (value === before && after !== null) store.put(after, key)
          give(value === before)
        }),
      ),
    async clear() {
      if (!(await isThere())) return
      await within<void>('readwrite', (store, give) => {
        store.clear()
        give()
      })
    },
  }
}
