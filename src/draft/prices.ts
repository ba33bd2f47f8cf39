import { priceTables, type Prices } from '#pricing/price-tables.ts'
import { priced, type DraftRow, type DraftTable } from './table.ts'

/**
 * Stands for the rate of a table whose settings are not known yet; real rates are at most 100 (interface, section 4).
 */
export const unknownRate = 101

/** Rows that come first in a table and are not written here, by the table's key: those a template brings. */
export type RowsBefore = ReadonlyMap<string, readonly DraftRow[]>
const none: RowsBefore = new Map()

export type DraftPrices = {
  prices: Prices
  /** False when some counted row takes a rate that is not known: then nothing with VAT can be said. */
  rateKnown: boolean
}

/** The tables with all the rows that count. */
export const counted = (tables: readonly DraftTable[], before: RowsBefore = none): readonly DraftTable[] =>
  before.size === 0
    ? tables
    : tables.map((table) => ({ ...table, rows: [...(before.get(table.key) ?? []), ...table.rows] }))

/** What the rows come to while they are written; `override` is the total set by hand. */
export function draftPrices(tables: readonly DraftTable[], override: number | null): DraftPrices {
  const prices = priceTables(
    tables.map(({ rows, settings }) => ({ rows: rows.map(priced), settings })),
    { override },
  )
  const groups = [prices.vat, prices.recurring.month.vat_groups, prices.recurring.year.vat_groups].flat()
  return { prices, rateKnown: groups.every(({ percentage, base }) => percentage !== unknownRate || base === 0) }
}
