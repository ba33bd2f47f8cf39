import init from '@sqlite.org/sqlite-wasm'
import { pageSize, type PageChange } from '#hosts/browser/page-file.ts'
import type { PageStore } from '#hosts/browser/page-store.ts'

export const newSqlite = () => init()

/**
 * A page store as IndexedDB is one, in memory; while `isFull` nothing more is taken, and once it `isCleared` the next
 * save finds out that it is lost.
 */
export function keptPages() {
  let size: number | undefined
  const pages = new Map<number, Uint8Array<ArrayBuffer>>()
  const state = { isFull: false, isCleared: false, isLost: false, saved: [] as number[] }
  const store: PageStore = {
    isLasting: true,
    get isLost() {
      return state.isLost
    },
    load: async () => {
      if (size === undefined) return undefined
      const bytes = new Uint8Array(size)
      for (const [page, content] of pages) bytes.set(content, page * pageSize)
      return bytes
    },
    save: async (change: PageChange) => {
      await Promise.resolve()
      state.isLost ||= state.isCleared
      if (state.isLost) throw new DOMException('closed', 'InvalidStateError')
      if (state.isFull) throw new DOMException('full', 'QuotaExceededError')
      state.saved.push(change.pages.size)
      for (const [page, content] of change.pages) pages.set(page, content)
      for (const page of pages.keys()) if (page * pageSize >= change.size) pages.delete(page)
      size = change.size
    },
    clear: async () => {
      size = undefined
      pages.clear()
    },
    close: () => undefined,
  }
  return { store, state }
}
