import type { ListItem } from '#wire/proposal-list.ts'

/** The one further on or back among those of the page; undefined at its ends, and where the page has this one no more. */
export function itemBeside(items: readonly ListItem[], id: number, step: 1 | -1) {
  const at = items.findIndex((item) => item.id === id)
  return at === -1 ? undefined : items[at + step]
}
