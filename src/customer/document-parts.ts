import type { ViewedRow as ShownRow, ViewedTable as ShownTable } from '#src/components/viewer/viewed.ts'
import { partsInOrder } from '#wire/reading-order.ts'
import type { ViewedProposal } from '#wire/viewer.ts'
import type { ViewedPrices, ViewedRow, ViewedTable } from '#wire/viewed-prices.ts'

export const tableAnchor = (at: number) => `prices-${at}`

/** Sections and tables in the order they are read; `at` is the place among those of its kind. */
export const documentParts = ({ sections, tables, order }: Pick<ViewedProposal, 'sections' | 'tables' | 'order'>) =>
  partsInOrder(order ?? undefined, { sections: sections.length, tables: tables.length }).map(({ kind, at }) => ({
    section: kind === 'section' ? sections[at] : undefined,
    table: kind === 'table' ? tables[at] : undefined,
    at,
  }))

/** The tables as the one viewer shows them: what the service holds back is marked hidden there. */
export const shownTables = (tables: readonly ViewedTable[], prices: ViewedPrices): ShownTable[] =>
  tables.map(({ title, settings, rows }, at) => ({
    key: String(at),
    title,
    settings,
    rows: rows.map((row, index) => shownRow(row, prices.tables[at]?.rows[index]?.subtotal ?? null)),
  }))

function shownRow(row: ViewedRow, subtotal: number | null): ShownRow {
  const key = String(row.id)
  if (row.type !== 'price') return { ...row, key }
  return {
    ...row,
    key,
    quantity: row.quantity ?? 1,
    price: row.price ?? subtotal ?? 0,
    discount_type: row.discount_type ?? false,
    discount_value: row.discount_value ?? 0,
    hide_price: subtotal === null,
    // The count stays with the price of a piece: one of the two alone would be read as the whole.
    hide_quantity: row.quantity === null || row.price === null,
  }
}
