import type { ContentChanges } from '#wire/proposal-content.ts'
import { maxPriceTables } from '#wire/limits.ts'
import type { PlacedPicture } from '#wire/pictures.ts'
import type { PictureInput } from '#wire/placed-picture.ts'
import { numberOf, type Ids } from './content-ids.ts'
import type { FaultList } from './fault-list.ts'
import type { Content, StoredRow, StoredTable } from './proposal-content.ts'

type TablesInput = Pick<ContentChanges, 'pricetables' | 'added_pricetables' | 'removed_pricetables'>
type TableInput = NonNullable<ContentChanges['pricetables']>[number]
type AddedInput = NonNullable<ContentChanges['added_pricetables']>[number]
type RowInput = NonNullable<TableInput['rows']>[number]
type PriceInput = Extract<RowInput, { type: 'price' }>
/** A supplied table, its index in the body, and the index of the table in the content. */
type Placement = { input: TableInput; at: number; position: number }

/** The picture that a request names, as it is kept. */
export type KnownPicture = (picture: PictureInput) => PlacedPicture | undefined

type Making = { tableIds: Ids; rows: Rows; faults: FaultList }

/** The price tables after a change: those that were there, without the removed ones, then the added ones. */
export function tablesAfter(
  before: readonly StoredTable[],
  { pricetables = [], added_pricetables: added = [], removed_pricetables: removed = [] }: TablesInput,
  making: Making,
): StoredTable[] {
  const { tableIds, faults } = making
  const numbered = before.map((table, at) => ({ ...table, number: numberOf(table, at) }))
  for (const [at, number] of removed.entries())
    if (!numbered.some((table) => table.number === number))
      faults.add(`removed_pricetables.${at}`, `This proposal has no price table ${number}`)
  const left = numbered.filter(({ number }) => !removed.includes(number))
  for (const { number } of left) tableIds.stay(number)
  const after = [...changedTables(numbered, left, pricetables, making), ...addedTables(added, making)]
  if (added.length > 0 && after.length > maxPriceTables)
    faults.add('added_pricetables', `A proposal has at most ${maxPriceTables} price tables`)
  // What stands where its number says needs none: most contents never have any.
  return after.map(({ number, ...table }, at) => (number === at + 1 ? table : { ...table, number }))
}

/** Tables that are not supplied keep their positions; the supplied ones fill theirs in the order supplied. */
function changedTables<Table extends StoredTable>(
  before: readonly Table[],
  left: readonly Table[],
  input: readonly TableInput[],
  { rows, faults }: Making,
): Table[] {
  const placed = placedTables(before, input, faults).filter(({ position }) =>
    left.some((one) => one === before[position]),
  )
  const replaced = new Set(placed.filter(({ input }) => input.rows).map(({ position }) => position))
  for (const [position, table] of before.entries())
    if (!replaced.has(position) && left.includes(table)) for (const { id } of table.rows) rows.ids.stay(id)

  const after = [...before]
  const places = placed.map(({ position }) => position).toSorted((a, b) => a - b)
  for (const [at, index] of places.entries()) {
    const one = placed[at]
    const table = one && before[one.position]
    if (table) after[index] = { ...table, ...tableAfter(table, one, rows) }
  }
  const gone = new Set(before.filter((table) => !left.includes(table)))
  return after.filter((table) => !gone.has(table))
}

const addedTables = (input: readonly AddedInput[], { tableIds, rows }: Making) =>
  input.map(({ number, title = '', settings, rows: own }, at) => {
    const path = `added_pricetables.${at}`
    return {
      id: null,
      number: tableIds.of(number, `${path}.number`),
      title,
      settings,
      rows: rowsAfter(own, `${path}.rows`, rows),
    }
  })

function placedTables(before: readonly StoredTable[], input: readonly TableInput[], faults: FaultList): Placement[] {
  const taken = new Set<number>()
  return input.flatMap((table, at) => {
    const position = positionOf(before, table, `pricetables.${at}`, faults)
    if (position === undefined) return []
    if (taken.has(position)) faults.add(`pricetables.${at}`, 'This price table is here twice')
    taken.add(position)
    return [{ input: table, at, position }]
  })
}

function positionOf(before: readonly StoredTable[], { id, position }: TableInput, path: string, faults: FaultList) {
  const named = before.flatMap((table, at) => (table.id === id ? [at] : []))
  const [only, ...more] = position === undefined ? named : named.filter((at) => at === position)
  if (only === undefined)
    faults.add(`${path}.${named.length > 0 ? 'position' : 'id'}`, `This proposal has no such price table`)
  else if (more.length > 0) faults.add(`${path}.position`, 'Several price tables have this id: say which, from 0')
  return more.length > 0 ? undefined : only
}

function tableAfter(before: StoredTable, { input, at }: Placement, rows: Rows): Omit<StoredTable, 'number'> {
  const { vat_default_percentage, vat_hidden, rows_include_vat } = before.settings
  const settings = input.settings
  return {
    id: before.id,
    title: input.title ?? before.title,
    settings: {
      vat_default_percentage: settings?.vat_default_percentage ?? vat_default_percentage,
      vat_hidden: settings?.vat_hidden ?? vat_hidden,
      rows_include_vat: settings?.rows_include_vat ?? rows_include_vat,
    },
    rows: input.rows ? rowsAfter(input.rows, `pricetables.${at}.rows`, rows) : before.rows,
  }
}

/** What rows are made of: their ids, the pictures they may name, and those they have, by id. */
type Rows = { ids: Ids; known: KnownPicture; pictures: ReadonlyMap<number, PlacedPicture> }

export const picturesOf = ({ pricetables }: Content) =>
  new Map(
    pricetables.flatMap(({ rows }) =>
      rows.flatMap((row) => (row.type === 'price' && row.picture ? [[row.id, row.picture] as const] : [])),
    ),
  )

const rowsAfter = (input: readonly RowInput[], path: string, { ids, ...pictures }: Rows): StoredRow[] =>
  input.map((row, at) => {
    const id = ids.of(row.id, `${path}.${at}.id`)
    return row.type === 'price' ? { ...withPicture(row, pictures), id } : { ...row, id }
  })

/** One that says nothing of its picture keeps the one it has: whoever wrote it knows of none. */
function withPicture({ picture: input, ...row }: PriceInput, { known, pictures }: Omit<Rows, 'ids'>) {
  const picture = input === undefined ? pictures.get(row.id ?? 0) : input === null ? undefined : known(input)
  return { ...row, ...(picture && { picture }) }
}
