import { isEmptyRow } from '#pricing/empty-row.ts'
import type { Prices } from '#pricing/price-tables.ts'
import { priceTables } from '#pricing/price-tables.ts'
import { isRadio } from '#pricing/selection.ts'
import type { ViewedChoices } from '#wire/viewer.ts'
import type { ViewedPrices, ViewedRow, ViewedTable } from '#wire/viewed-prices.ts'
import type { Content, StoredRow } from './proposal-content.ts'

// What a receiver may see of a version's prices is decided here and nowhere else.

type Table = Content['pricetables'][number]
type Price = Extract<StoredRow, { type: 'price' }>

/** Rows the customer sees: rows left empty are neither shown nor counted. */
export const shownTables = ({ pricetables }: Content): Table[] =>
  pricetables.map((table) => ({ ...table, rows: table.rows.filter((row, at) => !isEmptyRow(row) || parts(table, at)) }))

/** Between two radio rows even an empty row separates their groups. */
function parts({ rows }: Table, at: number) {
  const [before, after] = [rows[at - 1], rows[at + 1]]
  return before !== undefined && after !== undefined && isRadio(before) && isRadio(after)
}

/** A quantity the customer may change is theirs to see, whatever `hide_quantity` says. */
const hidesQuantity = (row: Price) => row.hide_quantity && !row.user_quantity

export const viewedTables = (content: Content): ViewedTable[] =>
  shownTables(content).map(({ title, settings, rows }) => ({
    title,
    settings: {
      vat_default_percentage: settings.vat_default_percentage,
      vat_hidden: settings.vat_hidden,
      rows_include_vat: settings.rows_include_vat,
    },
    rows: rows.map(viewedRow),
  }))

function viewedRow(row: StoredRow): ViewedRow {
  const { id, content } = row
  if (row.type === 'discount')
    return { id, type: 'discount', content, discount_type: row.discount_type, discount_value: row.discount_value }
  if (row.type !== 'price') return { id, type: row.type, content }
  return {
    id,
    type: 'price',
    content,
    quantity: hidesQuantity(row) ? null : row.quantity,
    // The unit price beside the row's amount would reveal the quantity.
    price: row.hide_price || hidesQuantity(row) ? null : row.price,
    vat_percentage: row.vat_percentage,
    selectable: row.selectable,
    user_selected: row.user_selected,
    user_quantity: row.user_quantity,
    discount_type: row.hide_price ? null : row.discount_type,
    discount_value: row.hide_price ? null : row.discount_value,
    recurring_type: row.recurring_type,
    recurring_include_in_totals: row.recurring_include_in_totals,
    ...(row.picture && { picture: row.picture }),
  }
}

export const pricesOf = (content: Content, override_cents: number | null): Prices =>
  priceTables(content.pricetables, { override: override_cents === null ? null : override_cents / 100 })

/**
 * Computed over the whole version, so that it matches every other total to the cent; hidden rows count in the sums
 * only.
 */
export function viewedPrices(content: Content, override_cents: number | null): ViewedPrices {
  const { tables, calculated: _, ...prices } = pricesOf(content, override_cents)
  const shown = shownTables(content)
  return {
    ...prices,
    exact: content.pricetables.every(({ rows }) => rows.every(isOpen)),
    tables: tables.map(({ rows, ...table }, at) => {
      const ids = new Set(shown[at]?.rows.map(({ id }) => id))
      const own = content.pricetables[at]?.rows ?? []
      return {
        ...table,
        rows: rows.flatMap((priced, at) => {
          const row = own[at]
          if (!row || !ids.has(row.id)) return []
          return [row.type === 'price' && row.hide_price ? { ...priced, subtotal: null } : priced]
        }),
      }
    }),
  }
}

const isOpen = (row: StoredRow) => row.type !== 'price' || (!row.hide_price && !hidesQuantity(row))

/** Selectable rows and rows with a free quantity, in their current state. */
export function viewedChoiceList(content: Content): ViewedChoices['choices'] {
  const { tables } = priceTables(content.pricetables)
  const shown = new Set(shownTables(content).flatMap(({ rows }) => rows.map(({ id }) => id)))
  return content.pricetables.flatMap(({ rows }, at) =>
    rows.flatMap((row, index) => {
      if (row.type !== 'price' || !shown.has(row.id) || (row.selectable === false && !row.user_quantity)) return []
      const selected = tables[at]?.rows[index]?.selected ?? false
      return [{ row_id: row.id, selected, quantity: hidesQuantity(row) ? null : row.quantity }]
    }),
  )
}
