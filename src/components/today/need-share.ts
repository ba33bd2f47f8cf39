import type { Need } from '#wire/needs.ts'

/** So many are listed as they are. */
const mostShown = 12
/** Of more, so many of each kind. */
const shareOfKind = 3

/** What is shown of the needs that are known: all of a few, and of many the first of each kind. Lists have the rest. */
export function shownOf(items: readonly Need[]): readonly Need[] {
  if (items.length <= mostShown) return items
  const kinds = Map.groupBy(items, ({ kind }) => kind)
  return [...kinds.values()].flatMap((needs) => needs.slice(0, shareOfKind))
}
