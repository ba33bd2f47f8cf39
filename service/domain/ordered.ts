/** By name as the account's locale orders them, ties by id (wire section 1): for lists that come whole. */
export function byName<Item extends { id: number; name: string }>(items: readonly Item[], locale: string): Item[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return items.toSorted((a, b) => compare(a.name, b.name) || a.id - b.id)
}
