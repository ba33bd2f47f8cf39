import type { PlacedPicture } from '#wire/pictures.ts'
import type { TableSettings, Row } from '#pricing/rows.ts'
import { radioGroups } from '#pricing/selection.ts'

/** What a customer may see of a row; the figures of a hidden price or quantity count and are not shown. */
export type ViewedRow = Row & {
  readonly key: string
  readonly content: string
  readonly user_quantity?: boolean
  readonly hide_price?: boolean
  readonly hide_quantity?: boolean
  readonly picture?: PlacedPicture | null | undefined
}

export type ViewedTable = {
  readonly key: string
  readonly title: string
  readonly settings: TableSettings
  readonly rows: readonly ViewedRow[]
}

/** What the customer chose, by the key of the row; what is not here stands as the seller set it. */
export type Choices = ReadonlyMap<string, { selected?: boolean; quantity?: number }>

export const noChoices: Choices = new Map()

/** The tables as they stand with what the customer chose. */
export const chosenTables = (tables: readonly ViewedTable[], choices: Choices): readonly ViewedTable[] =>
  choices.size === 0
    ? tables
    : tables.map((table) => ({ ...table, rows: table.rows.map((row) => chosen(row, choices)) }))

function chosen(row: ViewedRow, choices: Choices): ViewedRow {
  const choice = choices.get(row.key)
  if (!choice || row.type !== 'price') return row
  return {
    ...row,
    user_selected: choice.selected ?? row.user_selected,
    quantity: choice.quantity ?? row.quantity,
  }
}

/** The choices after the customer picked a row: of a radio group exactly that one, a check goes on or off. */
export function choosing(table: ViewedTable, at: number, choices: Choices): Choices {
  const row = table.rows[at]
  if (row?.type !== 'price' || row.selectable === false) return choices
  const group = radioGroups(table.rows).find(({ first, last }) => first <= at && at <= last)
  const changed: readonly (readonly [string, boolean])[] = group
    ? table.rows.slice(group.first, group.last + 1).map(({ key }) => [key, key === row.key] as const)
    : [[row.key, !row.user_selected]]
  const next = new Map(choices)
  for (const [key, selected] of changed) next.set(key, { ...next.get(key), selected })
  return next
}

/** Another quantity, where the customer may change it; never below 0. */
export const changingQuantity = (key: string, quantity: number, choices: Choices): Choices =>
  new Map(choices).set(key, { ...choices.get(key), quantity: Math.max(0, quantity) })
