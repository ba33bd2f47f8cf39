/** By name as the account's locale orders them, ties by id (wire section 1): for lists that come whole. */
export function byName<Item extends { id: number; name: string }>(items: readonly Item[], locale: string): Item[] {
  const { compare } = collatorOf(locale)
  return items.toSorted((a, b) => compare(a.name, b.name) || a.id - b.id)
}

/** Making a collator takes far longer than using it, and every item of a list orders its tags. */
const collators = new Map<string, Intl.Collator>()

function collatorOf(locale: string) {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true })
  collators.set(locale, collator)
  return collator
}
