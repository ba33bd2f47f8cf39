import type { SavedView } from '#wire/saved-views.ts'

type Filter = SavedView['filter']

export const searchOf = (filter: Filter) =>
  new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)]))

/** Where the list is as a view has it. */
export const savedViewPath = ({ id, filter }: Pick<SavedView, 'id' | 'filter'>) =>
  `/proposals?${searchOf({ ...filter, saved: id })}`
