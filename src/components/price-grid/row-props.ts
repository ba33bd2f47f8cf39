import type { RowPrices } from '#pricing/price-tables.ts'
import type { VatGroup } from '#wire/products.ts'
import type { Chapter } from './chapter.ts'
import type { DraftRow, RowFields } from '#src/draft/table.ts'
import type { CellFocus } from './focus.ts'
import type { RowFaults } from './row-faults.ts'

/** What can be done from within a row; the same for as long as the table is there. */
export type RowActs = {
  write: (row: string, fields: RowFields) => void
  /** At once a step of its own, as from a list or a tick box. */
  set: (row: string, fields: RowFields, writing?: string) => void
  choose: (row: string) => void
  /** The rows that stand with a row, as they are now. */
  chapter: (row: string) => Chapter
  /** The same VAT rate for all of them, in one step. */
  rate: (row: string, vat_percentage: number | null) => void
  move: (row: string, by: 1 | -1) => void
  copy: (row: string) => void
  /** What is saved of it: a title goes with the rows of its chapter. */
  together: (row: string) => readonly DraftRow[]
  remove: (row: string) => void
  pick: (row: string) => void
  explain: (row: string) => void
}

/** Names of products by their id. */
export type ProductNames = Readonly<Record<number, string>>

export type RowProps = {
  row: DraftRow
  /** From 0, among the rows that are written here. */
  at: number
  /** How many rows of its table come before those. */
  offset: number
  last: boolean
  price: RowPrices | undefined
  /** The table's own VAT rate. */
  standardVat: number
  /** Only where this is the row that is written in. */
  focus: CellFocus | undefined
  /** What the service refused. */
  refused: RowFaults | undefined
  vatGroups: readonly VatGroup[]
  /** By id, as far as they are known. */
  productNames: ProductNames | undefined
  locale: string
  acts: RowActs
}
