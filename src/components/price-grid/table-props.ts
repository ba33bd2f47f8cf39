import type { ComponentType } from 'react'
import type { RowPrices } from '#pricing/price-tables.ts'
import type { AppProduct } from '#wire/product-pictures.ts'
import type { VatGroup } from '#wire/products.ts'
import type { DraftRow, DraftTable } from '#src/draft/table.ts'
import type { RowFaults } from './row-faults.ts'
import type { ProductNames } from './row-props.ts'
import type { Draft } from './use-draft.ts'

export type PickerProps = { onPick: (product: AppProduct) => void; onClose: () => void }

export type TableProps = {
  table: DraftTable
  draft: Draft
  /** Rows that come first and are not written here, with what they come to. */
  fixed: FixedRows
  /** Of its rows, in their order. */
  prices: readonly RowPrices[]
  vatGroups: readonly VatGroup[]
  productNames?: ProductNames | undefined
  /** Shown when a product is wanted; it brings the products along. */
  Picker: ComponentType<PickerProps>
  readOnly: boolean
  /** What the service refused, by the key of the row. */
  refused: ReadonlyMap<string, RowFaults> | undefined
  /** Said where there is no row yet. */
  empty: string
  say: (words: string) => void
  onExplain: (row: string) => void
}

/** What stands before the rows of a table. */
export type FixedRows = { rows: readonly DraftRow[]; prices: readonly RowPrices[] }
