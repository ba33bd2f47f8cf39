import type { ProductMatches } from '#src/api/bulk-changes.ts'
import { maxEntries } from '#wire/limits.ts'

/** What the page finds: products of a directory, those of a search where there is one. */
export type Found = { directory_id: number; query: string; shown: readonly number[] }

/**
 * What the service is told of the selected ones: where all are selected, what finds them; else which they are, or where
 * that is too much for a request, which of all they are not.
 */
export function matchesOf({ directory_id, query, shown }: Found, selected: readonly number[]): ProductMatches {
  const all = { directory_id, ...(query !== '' && { query }) }
  if (selected.length === shown.length) return all
  if (selected.length <= maxEntries) return { directory_id, only: [...selected] }
  const chosen = new Set(selected)
  return { ...all, except: shown.filter((id) => !chosen.has(id)) }
}
