import { useSyncExternalStore } from 'react'

/** What a row may show beside name and total, which are always there; in this order. */
export const listColumns = ['number', 'customer', 'directory', 'activity', 'owner', 'modified', 'created'] as const
export type ListColumn = (typeof listColumns)[number]
export type ChosenColumns = ReadonlySet<ListColumn>

const usual: ChosenColumns = new Set<ListColumn>(['number', 'customer', 'activity', 'owner', 'modified'])

/** A preference of this browser, never anything of the session. */
const key = 'proffer-columns'
const listeners = new Set<() => void>()

/** What is kept as a list of words; words nobody knows any more are left out. */
export function columnsIn(kept: string | null): ChosenColumns {
  if (kept === null) return usual
  const words = kept.split(' ')
  return new Set(listColumns.filter((column) => words.includes(column)))
}

/** A browser that keeps nothing still shows the list, with its usual columns. */
function read(): ChosenColumns {
  try {
    return columnsIn(localStorage.getItem(key))
  } catch {
    return usual
  }
}

let current: ChosenColumns | undefined

const chosen = () => (current ??= read())

/** Shows a column, or no longer. */
export function toggleColumn(column: ListColumn) {
  const isShown = chosen().has(column)
  current = new Set(listColumns.filter((each) => (each === column ? !isShown : chosen().has(each))))
  try {
    localStorage.setItem(key, [...current].join(' '))
  } catch {
    // Full or forbidden: it holds until the page is closed.
  }
  for (const tell of listeners) tell()
}

export const useListColumns = (): ChosenColumns =>
  useSyncExternalStore((tell) => {
    listeners.add(tell)
    return () => listeners.delete(tell)
  }, chosen)
