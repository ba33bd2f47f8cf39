/** Searches that a field has asked for and that are not in the address yet, in the order they were asked for. */
export type PendingSearches = readonly string[]

/** After a search was asked for. One that stands already, or is the last on its way, does not arrive once more. */
export const afterSearch = (pending: PendingSearches, words: string, query: string): PendingSearches =>
  words === (pending.at(-1) ?? query) ? pending : [...pending, words]

/**
 * After the address has changed to `query`: what is still on its way, and whether the field is to follow, because the
 * address moved by itself.
 */
export function afterMove(pending: PendingSearches, query: string): { pending: PendingSearches; follows: boolean } {
  const arrived = pending.indexOf(query)
  return arrived === -1 ? { pending: [], follows: true } : { pending: pending.slice(arrived + 1), follows: false }
}
