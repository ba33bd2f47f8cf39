import { priceTables, type Prices } from '#pricing/price-tables.ts'
import { priced, type RowDraft } from './draft-row.ts'

/** Stands for the rate of the table itself, which a template does not tell; real rates are at most 100 (wire.md section 4). */
export const ownRate = 101

/**
 * Prices of rows that are still written. Their prices are taken without VAT: the settings of a template's tables
 * are not known before the proposal is there. `rateKnown` is false when some counted row takes its table's own rate.
 */
export function draftPrices(tables: readonly (readonly RowDraft[])[], override: number | null) {
  const settings = { vat_default_percentage: ownRate, rows_include_vat: false }
  const prices = priceTables(
    tables.map((rows) => ({ rows: rows.map(priced), settings })),
    { override },
  )
  const groups = [prices.vat, prices.recurring.month.vat_groups, prices.recurring.year.vat_groups].flat()
  return { prices, rateKnown: groups.every(({ percentage, base }) => percentage !== ownRate || base === 0) }
}
export type DraftPrices = { prices: Prices; rateKnown: boolean }
