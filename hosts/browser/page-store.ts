import { pageSize, type PageChange } from './page-file.ts'

/** Storage for the pages of the database between two lives of the worker. */
export type PageStore = {
  /** Whether pages outlive the worker; false where the browser stores nothing for this site. */
  isLasting: boolean
  /** Whether its data was deleted from outside, for example by clearing site data: it stores nothing any more. */
  readonly isLost: boolean
  /** The whole file; undefined when there is none yet. */
  load: () => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Resolves once the whole change is on disk; rejects when none of it is. */
  save: (change: PageChange) => Promise<void>
  /** Forgets everything. */
  clear: () => Promise<void>
  close: () => void
}

/** How long a browser that fails for a moment is left alone before it is asked again, in milliseconds. */
const retryDelays = [100, 400, 1500]

/** Pages in IndexedDB, in the database `name`; in memory alone where IndexedDB cannot be opened. */
export async function openPageStore(name: string, delays: readonly number[] = retryDelays): Promise<PageStore> {
  try {
    return indexedPages(await opened(name))
  } catch (error) {
    const [delay, ...later] = delays
    // Blocked by a setting: the demo works, and says that nothing is stored (`isLasting`).
    if (delay === undefined || !isPassing(error)) return forgetful
    await new Promise((resolve) => setTimeout(resolve, delay))
    return openPageStore(name, later)
  }
}

/**
 * Whether the browser failed for reasons that have nothing to do with the database (IndexedDB 3.0, "Exceptions"), as one may
 * that has just started. The sample instead of what is kept would sign out whoever was signed in.
 */
const isPassing = (error: unknown) => error instanceof DOMException && error.name === 'UnknownError'

const forgetful: PageStore = {
  isLasting: false,
  isLost: false,
  load: async () => undefined,
  save: async () => undefined,
  clear: async () => undefined,
  close: () => undefined,
}

const pages = 'pages'
/** Keys among page numbers: of the size, and of a file as it was last stored whole. Pages go before what that holds. */
const sizeKey = 'size'
const wholeKey = 'whole'

const opened = (name: string) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(pages))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not open')))
  })

function indexedPages(db: IDBDatabase): PageStore {
  let isLost = false
  /** The size last stored, by which a cleared store is detected. */
  let keptSize: unknown
  /** How much of the file that is stored whole still holds, in bytes. */
  let wholeSize = 0
  db.addEventListener('close', () => {
    isLost = true
  })
  db.addEventListener('versionchange', () => {
    isLost = true
    db.close()
  })
  const begin = (mode: IDBTransactionMode) => {
    try {
      return db.transaction(pages, mode, { durability: 'strict' })
    } catch (error) {
      isLost = true
      throw error
    }
  }
  return {
    isLasting: true,
    get isLost() {
      return isLost
    },
    load: async () => {
      const transaction = begin('readonly')
      const store = transaction.objectStore(pages)
      const keys = store.getAllKeys()
      const values: IDBRequest<unknown[]> = store.getAll()
      await completed(transaction)
      const kept = new Map(keys.result.map((key, at) => [key, values.result[at]]))
      keptSize = kept.get(sizeKey)
      wholeSize = lengthOf(kept.get(wholeKey))
      return joined(kept)
    },
    save: async ({ size, pages: changed }) => {
      const transaction = begin('readwrite')
      const store = transaction.objectStore(pages)
      const before: IDBRequest<unknown> = store.get(sizeKey)
      // As one value it is written and read several times as quickly as page by page.
      const isWhole = changed.size * pageSize >= size
      before.addEventListener('success', () => {
        // A few pages alone would not be a valid database for the next worker.
        if (before.result !== keptSize) {
          isLost = true
          return transaction.abort()
        }
        if (isWhole) {
          store.clear()
          store.put(joinedPages(size, changed), wholeKey)
        } else {
          for (const [page, bytes] of changed) store.put(bytes, page)
          store.delete(IDBKeyRange.bound(Math.ceil(size / pageSize), Infinity))
          if (size < wholeSize) shorten(store, size)
        }
        store.put(size, sizeKey)
      })
      await completed(transaction)
      keptSize = size
      wholeSize = isWhole ? size : Math.min(size, wholeSize)
    },
    clear: async () => {
      const transaction = begin('readwrite')
      transaction.objectStore(pages).clear()
      await completed(transaction)
      keptSize = undefined
      wholeSize = 0
    },
    close: () => db.close(),
  }
}

const lengthOf = (whole: unknown) => (whole instanceof Uint8Array ? whole.length : 0)

/** What a file has lost stays lost when it grows again. */
function shorten(store: IDBObjectStore, size: number) {
  const whole: IDBRequest<unknown> = store.get(wholeKey)
  whole.addEventListener('success', () => {
    if (whole.result instanceof Uint8Array) store.put(whole.result.slice(0, size), wholeKey)
  })
}

function joined(kept: ReadonlyMap<IDBValidKey, unknown>) {
  const size = kept.get(sizeKey)
  // Every database starts with its header: without it the rest is useless.
  if (typeof size !== 'number' || !(kept.has(wholeKey) || kept.has(0))) return undefined
  return joinedPages(size, kept, kept.get(wholeKey))
}

/** A file of pages, on top of what it was as a whole. */
function joinedPages(size: number, kept: ReadonlyMap<IDBValidKey, unknown>, whole?: unknown) {
  const bytes = new Uint8Array(Math.ceil(size / pageSize) * pageSize)
  if (whole instanceof Uint8Array) bytes.set(whole)
  for (const [page, content] of kept)
    if (typeof page === 'number' && content instanceof Uint8Array) bytes.set(content, page * pageSize)
  return bytes.subarray(0, size)
}

const completed = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB gave up')))
  })
