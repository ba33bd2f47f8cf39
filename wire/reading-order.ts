import * as z from 'zod/mini'

/**
 * In which order the parts of a proposal are read: `section` stands for the next section, a number for the price table
 * at that position in the details, from 0. Left out where all sections come first, then all tables.
 */
export const readingOrder = z.array(z.union([z.literal('section'), z.int()]))
export type ReadingOrder = ('section' | number)[]

/** One part, by its place among the sections or the tables. */
export type PlacedPart = { kind: 'section' | 'table'; at: number }

/** Every section and every table once; what an order leaves out stands at the end, sections first. */
export function partsInOrder(order: ReadingOrder = [], count: { sections: number; tables: number }): PlacedPart[] {
  const parts: PlacedPart[] = []
  const placed = new Set<number>()
  let sections = 0
  const place = (table: number) => {
    if (table < 0 || table >= count.tables || placed.has(table)) return
    placed.add(table)
    parts.push({ kind: 'table', at: table })
  }
  for (const part of order) {
    if (part !== 'section') place(part)
    else if (sections < count.sections) parts.push({ kind: 'section', at: sections++ })
  }
  while (sections < count.sections) parts.push({ kind: 'section', at: sections++ })
  for (let table = 0; table < count.tables; table++) place(table)
  return parts
}

/** The order of these parts, their sections in the order of the list. */
export const wholeOrder = (parts: readonly PlacedPart[]): ReadingOrder =>
  parts.map(({ kind, at }) => (kind === 'section' ? 'section' : at))

/** The same; undefined where it is the plain one. */
export function orderOfParts(parts: readonly PlacedPart[]): ReadingOrder | undefined {
  const order = wholeOrder(parts)
  const sections = parts.filter(({ kind }) => kind === 'section').length
  const plain = wholeOrder(partsInOrder([], { sections, tables: parts.length - sections }))
  return order.every((part, place) => part === plain[place]) ? undefined : order
}
