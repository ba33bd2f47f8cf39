import { orderOfParts, partsInOrder, wholeOrder, type ReadingOrder } from '#wire/reading-order.ts'
import type { Findings, Whose } from './findings.ts'
import { mergeLists, nameOf, type Keyed } from './merge-lists.ts'

/** As much of a document as has an order. */
type Parts = {
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

/**
 * Brings two orders together as two lists are, and puts the parts of `merged` into it. Only what differs from the plain
 * order is an order at all.
 */
export function mergeOrders<Document extends Parts>(
  versions: Record<Whose, Parts>,
  merged: Document,
  findings: Findings,
): Document {
  const orders = [versions.before, versions.mine, versions.theirs].map(wireOrder)
  if (orders.every((order) => order === undefined)) return merged
  const named = (parts: Parts): Keyed[] => {
    const names = namesIn(parts)
    return orderedKeys(parts).map((key) => ({ key: names.get(key) ?? key, id: null }))
  }
  const own: Findings = { conflicts: [], notes: [] }
  const { before, mine, theirs } = versions
  const order = mergeLists({ before: named(before), mine: named(mine), theirs: named(theirs) }, ['order'], own)
  const keys = new Map(Array.from(namesIn(merged), ([key, name]) => [name, key]))
  const isTold = findings.notes.some(({ at: [part], what }) => part === 'sections' && what === 'moved')
  if (!isTold) findings.notes.push(...own.notes.filter(({ what }) => what === 'moved'))
  return inOrder(
    merged,
    order.flatMap(({ key }) => keys.get(key) ?? []),
  )
}

/** What each part is known by on both sides. */
const namesIn = ({ sections, pricetables }: Parts) =>
  new Map([
    ...sections.map((section) => [section.key, nameOf(section)] as const),
    ...pricetables.map(({ key }) => [key, key] as const),
  ])
