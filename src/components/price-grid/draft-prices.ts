import { priceTables, type Prices } from '#pricing/price-tables.ts'
import { priced, type DraftTable } from './draft-table.ts'

/** Stands for the rate of a table whose settings are not known yet; real rates are at most 100 (wire.md section 4). */
export const unknownRate = 101

export type DraftPrices = {
  prices: Prices
  /** False when some counted row takes a rate that is not known: then nothing with VAT can be said. */
  rateKnown: boolean
}

/** What the rows come to while they are written; `override` is the total set by hand. */
export function draftPrices(tables: readonly DraftTable[], override: number | null): DraftPrices {
  const prices = priceTables(
    tables.map(({ rows, settings }) => ({ rows: rows.map(priced), settings })),
    { override },
  )
  const groups = [prices.vat, prices.recurring.month.vat_groups, prices.recurring.year.vat_groups].flat()
  return { prices, rateKnown: groups.every(({ percentage, base }) => percentage !== unknownRate || base === 0) }
}
