import type { SavedView } from '#wire/saved-views.ts'
import { listAddress, type ListAddress } from './list-address.ts'
import { searchOf } from './saved-view-path.ts'

/** What of an address a view keeps: all but the page, and what goes without saying. */
export const filterOf = (address: ListAddress): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(listAddress.write({ ...address, page: 1, saved: undefined })))

/** What the list shows otherwise than the view has it. */
export function changedSince(
  { filter }: Pick<SavedView, 'filter'>,
  address: ListAddress,
): ReadonlySet<keyof ListAddress> {
  const saved = listAddress.read(searchOf(filter))
  // What one of them does not narrow by is not in it.
  const keys = Object.keys({ ...saved, ...address }) as (keyof ListAddress)[]
  return new Set(keys.filter((key) => key !== 'page' && key !== 'saved' && saved[key] !== address[key]))
}
