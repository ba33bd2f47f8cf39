import { priceTables, type Prices, type VatGroup } from '#pricing/price-tables.ts'
import type { DiscountRow, PriceRow, Row, Table, TableSettings } from '#pricing/rows.ts'

/** A fixed, one-off price row at the table's default VAT, but for what is given. */
export const price = (quantity: number, each: number, more: Partial<PriceRow> = {}): PriceRow => ({
  type: 'price',
  quantity,
  price: each,
  vat_percentage: null,
  selectable: false,
  user_selected: false,
  discount_type: false,
  discount_value: 0,
  recurring_type: false,
  recurring_include_in_totals: false,
  ...more,
})

export const percentOff = (discount_value: number): DiscountRow => ({
  type: 'discount',
  discount_type: 'percentage',
  discount_value,
})
export const amountOff = (discount_value: number): DiscountRow => ({
  type: 'discount',
  discount_type: 'amount',
  discount_value,
})
export const subtotal: Row = { type: 'subtotal' }
export const title: Row = { type: 'title' }

export const at = (vat_percentage: number) => ({ vat_percentage })
export const chosen = { user_selected: true }
export const check = { selectable: 'check' } as const
export const radio = { selectable: 'radio' } as const
export const monthly = { recurring_type: 'month' } as const
export const yearly = { recurring_type: 'year' } as const
export const inTotals = { recurring_include_in_totals: true }

/** VAT 21 % by default, not included in prices. */
export const table = (rows: readonly Row[], settings: Partial<TableSettings> = {}): Table => ({
  rows,
  settings: { vat_default_percentage: 21, rows_include_vat: false, ...settings },
})

/** [percentage, base, VAT] */
export const groups = (vat: readonly VatGroup[]) => vat.map(({ percentage, base, total }) => [percentage, base, total])

/** The prices of a proposal that has one table. */
export function pricesOf(rows: readonly Row[], settings: Partial<TableSettings> = {}): Prices['tables'][number] {
  const [only] = priceTables([table(rows, settings)]).tables
  if (!only) throw new Error('One table in, none out')
  return only
}

/** A worked example of one table. */
export interface Example {
  readonly rows: readonly Row[]
  /** Each row's own subtotal, where the rule is about rows. */
  readonly lines?: readonly (number | null)[]
  /** [percentage, base, VAT] of each group. */
  readonly vat: readonly (readonly [number, number, number])[]
  readonly total: number
  readonly because: string
}

/** The prices of one table as an example writes them. */
export function figures(rows: readonly Row[], settings: Partial<TableSettings> = {}) {
  const prices = pricesOf(rows, settings)
  return { lines: prices.rows.map((row) => row.subtotal), vat: groups(prices.vat), total: prices.total }
}
