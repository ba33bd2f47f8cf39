import type { Prices } from './price-tables.ts'

type Setting = boolean | undefined
type Table = { settings: { vat_hidden?: Setting; rows_include_vat?: Setting }; rows: readonly unknown[] }

/**
 * How a customer is told what a proposal comes to. `shown`: excluding VAT, the VAT, including it. Where every table
 * hides VAT, one sum stands alone and adds up with the rows, as they were entered: `excluded` or `included`. Rows of both
 * kinds add up to no such sum, so VAT is shown.
 */
export type ShownVat = 'shown' | 'excluded' | 'included'

export function shownVat(tables: readonly Table[]): ShownVat {
  if (tables.length === 0 || !tables.every(({ settings }) => settings.vat_hidden === true)) return 'shown'
  const filled = tables.filter(({ rows }) => rows.length > 0)
  const kinds = new Set(filled.map(({ settings }) => settings.rows_include_vat === true))
  if (kinds.size > 1) return 'shown'
  return kinds.has(true) ? 'included' : 'excluded'
}

/** The sum that is accepted. */
export const grandTotal = (prices: Pick<Prices, 'price_total' | 'total_with_vat'>, vat: ShownVat) =>
  vat === 'excluded' ? prices.price_total : prices.total_with_vat

/** The same of what is paid each month or year. */
export const periodTotal = (period: { subtotal: number; total: number }, vat: ShownVat) =>
  vat === 'excluded' ? period.subtotal : period.total
