import { orderOfParts, partsInOrder, wholeOrder, type ReadingOrder } from '#wire/reading-order.ts'
import type { Keyed } from './merge-lists.ts'

/** As much of a document as has an order. */
export type Parts = {
  sections: readonly Keyed[]
  pricetables: readonly { key: string }[]
  order?: readonly string[]
}

/** The keys of all sections and price tables in the order they are read, each once. */
export function orderedKeys({ sections, pricetables, order = [] }: Parts): string[] {
  const tables = pricetables.map(({ key }) => key)
  const known = new Set([...sections.map(({ key }) => key), ...tables])
  const ordered = [...new Set(order)].filter((key) => known.has(key))
  // What the order does not know yet follows the section it stands behind in the list.
  let behind = -1
  for (const { key } of sections) {
    const at = ordered.indexOf(key)
    if (at === -1) ordered.splice(++behind, 0, key)
    else behind = at
  }
  return [...ordered, ...tables.filter((key) => !ordered.includes(key))]
}

/** The order as the service takes it; undefined where all sections come first. */
export function wireOrder(document: Parts): ReadingOrder | undefined {
  const sections = new Map(document.sections.map(({ key }, at) => [key, at]))
  const tables = new Map(document.pricetables.map(({ key }, at) => [key, at]))
  return orderOfParts(
    orderedKeys(document).map((key) => {
      const section = sections.get(key)
      return section === undefined ? { kind: 'table', at: tables.get(key) ?? 0 } : { kind: 'section', at: section }
    }),
  )
}

/** The same in full, of one in which all sections come first. */
export const plainOrder = ({ sections, pricetables }: Parts): ReadingOrder =>
  wholeOrder(partsInOrder([], { sections: sections.length, tables: pricetables.length }))

/** The keys in the order the service tells. */
export function keysInOrder(order: ReadingOrder | undefined, { sections, pricetables }: Parts): string[] | undefined {
  if (order === undefined) return undefined
  const parts = partsInOrder(order, { sections: sections.length, tables: pricetables.length })
  return parts.flatMap(({ kind, at }) => (kind === 'section' ? sections : pricetables)[at]?.key ?? [])
}

/** The document with its parts in another order: the sections are listed as they are read. */
export function inOrder<Document extends Parts>(document: Document, keys: readonly string[]): Document {
  const order = orderedKeys({ ...document, order: keys })
  const place = new Map(order.map((key, at) => [key, at]))
  const sections = document.sections.toSorted((a, b) => (place.get(a.key) ?? 0) - (place.get(b.key) ?? 0))
  return { ...document, sections, order }
}
