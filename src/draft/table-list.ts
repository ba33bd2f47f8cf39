import { numberOf, type DraftTable } from './table.ts'

type Tables = { pricetables: readonly DraftTable[]; order?: readonly string[] }

/** Each with the number it is known by, so that it keeps it when others go. */
export const numbered = (tables: readonly DraftTable[]): DraftTable[] =>
  tables.map((table, at) => ({ ...table, number: numberOf(table, at) }))

/** The position of each table, by its number. */
export const positionsOf = (tables: readonly DraftTable[]) =>
  new Map(tables.map((table, at) => [numberOf(table, at), at] as const).filter(([number]) => number !== null))

/** The document with its price tables as the service lists them once it is saved: those it has, then the new ones. */
export function asSaved<Document extends Tables>(before: Tables, now: Document): Document {
  const positions = positionsOf(before.pricetables)
  const at = (table: DraftTable) => positions.get(table.number ?? null) ?? Infinity
  const tables = numbered(now.pricetables)
  if (tables.every((table, place) => at(table) === place)) return now
  return { ...now, pricetables: tables.toSorted((a, b) => (at(a) === at(b) ? 0 : at(a) - at(b))) }
}

/** The document with the keys that its price tables have elsewhere, where they were told by number. */
export function withKeysOf<Document extends Tables>(document: Document, ...others: readonly Tables[]): Document {
  const keys = new Map(
    others.flatMap(({ pricetables }) => numbered(pricetables).map(({ number, key }) => [number, key])),
  )
  keys.delete(null)
  const renamed = new Map(numbered(document.pricetables).map(({ number, key }) => [key, keys.get(number) ?? key]))
  const named = (key: string) => renamed.get(key) ?? key
  return {
    ...document,
    pricetables: document.pricetables.map((table) => ({ ...table, key: named(table.key) })),
    ...(document.order && { order: document.order.map(named) }),
  }
}
