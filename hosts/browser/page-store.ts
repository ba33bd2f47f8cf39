import { pageSize, type PageChange } from './page-file.ts'

/** Where the pages of the database are kept between two lives of the worker. */
export type PageStore = {
  /** Whether pages outlive the worker; false where the browser keeps nothing for this site. */
  isLasting: boolean
  /** The whole file; undefined when there is none yet. */
  load: () => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Resolves once the change is on disk, all of it; rejects when none of it is. */
  save: (change: PageChange) => Promise<void>
  /** Forgets everything. */
  clear: () => Promise<void>
  close: () => void
}

/** Pages in IndexedDB, in the database `name`; in memory alone where IndexedDB cannot be opened. */
export async function openPageStore(name: string): Promise<PageStore> {
  try {
    return indexedPages(await opened(name))
  } catch {
    // Blocked by a setting: the demo works, and says that it forgets (`isLasting`).
    return forgetful
  }
}

const forgetful: PageStore = {
  isLasting: false,
  load: async () => undefined,
  save: async () => undefined,
  clear: async () => undefined,
  close: () => undefined,
}

const pages = 'pages'
/** The key under which the size stands, among the numbers of pages. */
const sizeKey = 'size'

const opened = (name: string) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(pages))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not open')))
  })

function indexedPages(db: IDBDatabase): PageStore {
  db.addEventListener('versionchange', () => db.close())
  return {
    isLasting: true,
    load: async () => {
      const transaction = db.transaction(pages, 'readonly')
      const store = transaction.objectStore(pages)
      const keys = store.getAllKeys()
      const values: IDBRequest<unknown[]> = store.getAll()
      await completed(transaction)
      return joined(new Map(keys.result.map((key, at) => [key, values.result[at]])))
    },
    save: async ({ size, pages: changed }) => {
      const transaction = db.transaction(pages, 'readwrite', { durability: 'strict' })
      const store = transaction.objectStore(pages)
      for (const [page, bytes] of changed) store.put(bytes, page)
      store.delete(IDBKeyRange.lowerBound(Math.ceil(size / pageSize)))
      store.put(size, sizeKey)
      await completed(transaction)
    },
    clear: async () => {
      const transaction = db.transaction(pages, 'readwrite', { durability: 'strict' })
      transaction.objectStore(pages).clear()
      await completed(transaction)
    },
    close: () => db.close(),
  }
}

function joined(kept: ReadonlyMap<IDBValidKey, unknown>) {
  const size = kept.get(sizeKey)
  if (typeof size !== 'number') return undefined
  const bytes = new Uint8Array(Math.ceil(size / pageSize) * pageSize)
  for (const [page, content] of kept)
    if (typeof page === 'number' && content instanceof Uint8Array) bytes.set(content, page * pageSize)
  return bytes.subarray(0, size)
}

const completed = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB gave up')))
  })
