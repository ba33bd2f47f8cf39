import { remembered } from './remembered.ts'

/** By name as the account's locale orders them, ties by id (interface, section 1.5): for lists that come whole. */
export function byName<Item extends { id: number; name: string }>(items: readonly Item[], locale: string): Item[] {
  const { compare } = collatorOf(locale)
  return items.toSorted((a, b) => compare(a.name, b.name) || a.id - b.id)
}

/** Creating a collator is far slower than using one, and every item of a list sorts its tags. */
const collatorOf = remembered((locale: string) => new Intl.Collator(locale, { numeric: true }))
