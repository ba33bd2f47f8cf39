import type { RowPrices } from '#pricing/price-tables.ts'
import type { VatGroup } from '#wire/products.ts'
import type { DraftRow, RowFields } from './draft-table.ts'
import type { Place } from './place.ts'
import type { RowFaults } from './row-faults.ts'

/** What can be done from within a row; the same for as long as the table is there. */
export type RowActs = {
  write: (row: string, fields: RowFields) => void
  /** At once a step of its own, as from a list or a tick box. */
  set: (row: string, fields: RowFields, writing?: string) => void
  choose: (row: string) => void
  move: (row: string, by: 1 | -1) => void
  copy: (row: string) => void
  remove: (row: string) => void
  pick: (row: string) => void
  explain: (row: string) => void
  options: (row: string, open: boolean) => void
}

export type RowProps = {
  row: DraftRow
  /** From 0, in its table. */
  at: number
  last: boolean
  price: RowPrices | undefined
  /** The table's own VAT rate. */
  standardVat: number
  /** Only where this is the row that is written in. */
  place: Place | undefined
  /** Its options are open under it. */
  open: boolean
  /** What the service refused. */
  refused: RowFaults | undefined
  vatGroups: readonly VatGroup[]
  locale: string
  acts: RowActs
}
