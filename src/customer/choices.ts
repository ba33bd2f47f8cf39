import { priceTables, type RowPrices } from '#pricing/price-tables.ts'
import type { Row } from '#pricing/rows.ts'
import { radioGroups } from '#pricing/selection.ts'
import type { SetChoices } from '#wire/viewer-acts.ts'
import type { ViewedProposal } from '#wire/viewer.ts'
import type { ViewedPrices, ViewedRow, ViewedTable } from '#wire/viewed-prices.ts'

/** What was chosen here and has not been answered yet, by the id of the row. */
export type Choice = { selected?: boolean | undefined; quantity?: number | undefined }
export type Choices = ReadonlyMap<number, Choice>

export const noChoices: Choices = new Map()

/** Later ones win, field by field. */
export function joined(first: Choices, then: Choices): Choices {
  const both = new Map(first)
  for (const [id, choice] of then) both.set(id, { ...both.get(id), ...choice })
  return both
}

/** The tables as they stand with what was chosen. */
export const chosenTables = (tables: readonly ViewedTable[], choices: Choices): readonly ViewedTable[] =>
  choices.size === 0
    ? tables
    : tables.map((table) => ({ ...table, rows: table.rows.map((row) => chosen(row, choices)) }))

function chosen(row: ViewedRow, choices: Choices): ViewedRow {
  const choice = choices.get(row.id)
  if (!choice || row.type !== 'price') return row
  return { ...row, user_selected: choice.selected ?? row.user_selected, quantity: choice.quantity ?? row.quantity }
}

/** Picking a row of a table as it stands: of a radio group exactly that one, a check goes on or off. */
export function picking(table: ViewedTable, id: number): Choices {
  const at = table.rows.findIndex((row) => row.id === id)
  const row = table.rows[at]
  if (row?.type !== 'price' || row.selectable === false) return noChoices
  if (row.selectable === 'check') return new Map([[id, { selected: !row.user_selected }]])
  const group = radioGroups(countable(table).rows).find(({ first, last }) => first <= at && at <= last)
  const members = group ? table.rows.slice(group.first, group.last + 1) : [row]
  return new Map(members.map((member) => [member.id, { selected: member.id === id }]))
}

/** As the service takes them: of a radio group the one that is selected says it all. */
export function asSent(versionId: number, tables: readonly ViewedTable[], choices: Choices): SetChoices {
  const radios = new Set(
    tables
      .flatMap(({ rows }) => rows)
      .flatMap((row) => (row.type === 'price' && row.selectable === 'radio' ? row.id : [])),
  )
  const lines = [...choices].map(([row_id, { selected, quantity }]) => ({
    row_id,
    ...(selected !== undefined && !(radios.has(row_id) && !selected) && { selected }),
    ...(quantity !== undefined && { quantity }),
  }))
  return { version_id: versionId, choices: lines.filter((line) => Object.keys(line).length > 1) }
}

/** Of another version: what still names a row that may be chosen in that way. */
export function carriedOver(tables: readonly ViewedTable[], choices: Choices): Choices {
  const kept = new Map<number, Choice>()
  for (const row of tables.flatMap(({ rows }) => rows)) {
    const choice = choices.get(row.id)
    if (!choice || row.type !== 'price') continue
    const { selected, quantity } = choice
    const next = {
      ...(selected !== undefined && row.selectable !== false && { selected }),
      ...(quantity !== undefined && row.user_quantity && { quantity }),
    }
    if (Object.keys(next).length > 0) kept.set(row.id, next)
  }
  return kept
}

/** With zeros where something is hidden; only counted with where nothing is (`prices.exact`). */
const countable = ({ rows, settings }: ViewedTable) => ({
  settings,
  rows: rows.map((row): Row => {
    if (row.type !== 'price') return row
    return {
      ...row,
      quantity: row.quantity ?? 0,
      price: row.price ?? 0,
      discount_type: row.discount_type ?? false,
      discount_value: row.discount_value ?? 0,
    }
  }),
})

/**
 * What it comes to with choices that have not been answered; a total set by hand stands (decision 0036). Where something
 * hidden counts, only the service knows: its sums stand until it answers, and `isSettled` says that they are not those of
 * these choices.
 */
export function pricesWith(
  { tables, prices }: Pick<ViewedProposal, 'tables' | 'prices'>,
  choices: Choices,
): { prices: ViewedPrices; isSettled: boolean } {
  if (choices.size === 0) return { prices, isSettled: true }
  const standing = chosenTables(tables, choices)
  const counted = priceTables(standing.map(countable), { override: prices.price_total_override })
  if (prices.exact) return { prices: { ...counted, exact: true }, isSettled: true }
  const marked = prices.tables.map((table, at) => ({
    ...table,
    rows: table.rows.map((row, index) => knownPrice(row, standing[at]?.rows[index], counted.tables[at]?.rows[index])),
  }))
  return { prices: { ...prices, tables: marked }, isSettled: false }
}

/** A row that hides nothing comes to the same here; of any other only the choice is known. */
function knownPrice(answered: RowPrices, row: ViewedRow | undefined, counted = answered): RowPrices {
  const hidesNothing = row?.type === 'price' && row.price !== null && row.quantity !== null
  return hidesNothing ? counted : { ...answered, selected: counted.selected }
}
