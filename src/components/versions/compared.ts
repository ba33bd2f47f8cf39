import type { Row } from '#wire/price-rows.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { partsInOrder, type ReadingOrder } from '#wire/reading-order.ts'
import { aligned } from './aligned.ts'

type Table = Proposal['content']['pricetables'][number] & { number?: number }
type Content = Omit<Proposal['content'], 'pricetables'> & { pricetables: Table[]; order?: ReadingOrder }
type Section = Content['sections'][number]

/** What became of a row or a section: `changed` may have moved as well. */
export type Compared<Item> =
  | { change: 'added'; after: Item }
  | { change: 'removed'; before: Item }
  | { change: 'changed' | 'moved'; before: Item; after: Item }

export type ComparedTable = {
  title: string
  rows: Compared<Row>[]
  /** Of rows that are as they were. */
  unchanged: number
  /** Names of the table's settings that differ. */
  settings: string[]
}

/** Two contents of one proposal: ids are never given again, so the same id is the same section or row. */
export const comparedContents = (before: Content, after: Content) => ({
  order: comparedOrder(before, after),
  tables: comparedTables(numberedTables(before), numberedTables(after)),
  sections: comparedItems<Section>(before.sections, after.sections),
})

/** By the number each is known by. */
const numberedTables = ({ pricetables }: Content) =>
  new Map(pricetables.map((table, at) => [table.number ?? at + 1, table]))

function comparedTables(before: ReadonlyMap<number, Table>, after: ReadonlyMap<number, Table>): ComparedTable[] {
  const gone = [...before].filter(([number]) => !after.has(number)).map(([, table]) => table)
  return [
    ...Array.from(after, ([number, table]) => comparedTable(before.get(number), table)),
    ...gone.map((table) => comparedTable(table, { ...table, rows: [] })),
  ]
}

/** Names of all parts as they are read now, where a price table stands between other texts than before; else none. */
function comparedOrder(before: Content, after: Content): string[] {
  const [was, is] = [partsOf(before), partsOf(after)]
  const ids = new Set(was.map(({ id }) => id))
  const both = is.filter(({ id }) => ids.has(id)).map(({ id }) => id)
  const then = was.filter(({ id }) => both.includes(id)).map(({ id }) => id)
  const tablesMoved = both.some((id, at) => id.startsWith('table') && then[at] !== id)
  return tablesMoved ? is.map(({ title }) => title) : []
}

const partsOf = ({ sections, pricetables, order }: Content) =>
  partsInOrder(order, { sections: sections.length, tables: pricetables.length }).map(({ kind, at }) =>
    kind === 'section'
      ? { id: `section ${sections[at]?.id}`, title: sections[at]?.title ?? '' }
      : { id: `table ${pricetables[at]?.number ?? at + 1}`, title: pricetables[at]?.title ?? '' },
  )

function comparedTable(before: Table | undefined, after: Table): ComparedTable {
  const rows = comparedItems<Row>(before?.rows ?? [], after.rows)
  const touched = rows.filter(({ change }) => change !== 'removed').length
  const names = Object.keys(after.settings) as (keyof typeof after.settings)[]
  const settings = before ? names.filter((name) => before.settings[name] !== after.settings[name]) : []
  return {
    title: after.title,
    rows,
    unchanged: after.rows.length - touched,
    settings: before && before.title !== after.title ? ['title', ...settings] : settings,
  }
}

function comparedItems<Item extends { id: number }>(before: readonly Item[], after: readonly Item[]): Compared<Item>[] {
  const [was, is] = [byId(before), byId(after)]
  return aligned(before, after, (a, b) => a.id === b.id).flatMap((pair): Compared<Item>[] => {
    const { after: here } = pair
    // It stands somewhere else now, and is told there.
    if (!here) return pair.before && !is.has(pair.before.id) ? [{ change: 'removed', before: pair.before }] : []
    const there = was.get(here.id)
    if (!there) return [{ change: 'added', after: here }]
    if (changedNames(there, here).length > 0) return [{ change: 'changed', before: there, after: here }]
    return pair.before ? [] : [{ change: 'moved', before: there, after: here }]
  })
}

const byId = <Item extends { id: number }>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]))

/** Names of the fields that differ; what a row comes to follows from them, and from the rows around it. */
export function changedNames(before: object, after: object): string[] {
  const [was, is] = [before as Record<string, unknown>, after as Record<string, unknown>]
  const names = new Set([...Object.keys(was), ...Object.keys(is)])
  return [...names].filter((name) => name !== 'id' && name !== 'subtotal' && was[name] !== is[name])
}
