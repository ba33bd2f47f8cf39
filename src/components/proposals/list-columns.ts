import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { newPreference } from '#src/preference.ts'

/** What a row may show beside name and total, which are always there; in this order. */
export const listColumns = [
  'number',
  'customer',
  'directory',
  'activity',
  'validity',
  'owner',
  'modified',
  'created',
] as const
export type ListColumn = (typeof listColumns)[number]

/** What each is called where columns are chosen. */
export const columnWords: Record<ListColumn, MessageDescriptor> = {
  number: msg`Number`,
  customer: msg`Customer`,
  directory: msg`Directory`,
  activity: msg`Activity`,
  validity: msg`Valid until`,
  owner: msg`Owner`,
  modified: msg`Modified`,
  created: msg`Created`,
}

export type ChosenColumns = ReadonlySet<ListColumn>

const usual: ChosenColumns = new Set<ListColumn>(['number', 'customer', 'activity', 'owner', 'modified'])

/** What is kept as a list of words; words nobody knows any more are left out. */
export function columnsIn(kept: string | null): ChosenColumns {
  if (kept === null) return usual
  const words = kept.split(' ')
  return new Set(listColumns.filter((column) => words.includes(column)))
}

const preference = newPreference<ChosenColumns>({
  key: 'proffer-columns',
  read: columnsIn,
  write: (columns) => [...columns].join(' '),
})

/** Shows a column, or no longer. */
export function toggleColumn(column: ListColumn) {
  const shown = preference.get()
  preference.set(new Set(listColumns.filter((each) => shown.has(each) !== (each === column))))
}

export const useListColumns = preference.use
