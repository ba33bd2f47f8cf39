import { hundredPercent, inCents, inTenThousandths, quotient } from './decimal.ts'
import type { DiscountRow, PriceRow, Table } from './rows.ts'
import { selectedInGroups } from './selection.ts'
import { add, spread, taxed, type SumsByVat, type Taxed } from './vat-groups.ts'

/** One row of a priced table, in cents. */
export interface PricedRow {
  /**
   * Price row: its line, also when it does not count. Discount row: what it takes off, negative. Subtotal row: its sum.
   * Title row: null. As entered, so with VAT where the table's prices include it.
   */
  readonly subtotal: bigint | null
  /** Part of the one-off sums: selected price rows that are not recurring or say they join, and discount rows. */
  readonly counted: boolean
  /** Not selectable, or chosen; in a radio group the one that holds (see selection.ts). */
  readonly selected: boolean
}

export interface PricedTable {
  readonly rows: PricedRow[]
  readonly once: Taxed[]
  readonly month: Taxed[]
  readonly year: Taxed[]
}

/** The scale of quantity × price, both in ten-thousandths, over cents. */
const lineScale = 1_000_000n

/**
 * A line (interface, section 4.1): quantity × price less its discount, rounded once, at the row. Taken literally: over
 * 100 % the line turns negative, an amount comes off a credit line too, a negative discount adds.
 */
function line(row: PriceRow): bigint {
  const gross = inTenThousandths(row.quantity) * inTenThousandths(row.price)
  if (row.discount_type === false) return quotient(gross, lineScale)
  const discount = inTenThousandths(row.discount_value)
  if (row.discount_type === 'amount') return quotient(gross - discount * inTenThousandths(1), lineScale)
  return quotient(gross * (hundredPercent - discount), lineScale * hundredPercent)
}

/** A discount row (point 3). It has no bound: it may take off more than the rows above it come to. */
const discountOf = (row: DiscountRow, running: bigint): bigint =>
  row.discount_type === 'amount'
    ? -inCents(row.discount_value)
    : -quotient(running * inTenThousandths(row.discount_value), hundredPercent)

/**
 * Prices one table (interface, sections 4.1 to 4.6), all in cents. An unselected row is in no sum; a recurring row is
 * in its period's sum, and in the one-off sums too when it says so. Discount rows touch the one-off sums only, and VAT
 * of the groups that stand above them: an amount off an empty table goes to the default percentage.
 */
export function priceTable({ rows, settings }: Table): PricedTable {
  const sums = { once: new Map(), month: new Map(), year: new Map() } satisfies Record<string, SumsByVat>
  const selected = selectedInGroups(rows)
  let running = 0n
  let sinceSubtotal = 0n

  const count = (percentage: number, cents: bigint) => {
    add(sums.once, percentage, cents)
    running += cents
    sinceSubtotal += cents
  }

  const priced = rows.map((row, at): PricedRow => {
    switch (row.type) {
      case 'title':
        return { subtotal: null, counted: false, selected: true }
      case 'subtotal': {
        const subtotal = sinceSubtotal
        sinceSubtotal = 0n
        return { subtotal, counted: false, selected: true }
      }
      case 'discount': {
        const subtotal = discountOf(row, running)
        const shares = spread(subtotal, sums.once, settings.vat_default_percentage)
        for (const [percentage, cents] of shares) count(percentage, cents)
        return { subtotal, counted: true, selected: true }
      }
      case 'price': {
        const subtotal = line(row)
        const stands = selected[at] === true
        const counted = stands && (row.recurring_type === false || row.recurring_include_in_totals)
        const percentage = row.vat_percentage ?? settings.vat_default_percentage
        if (stands && row.recurring_type !== false) add(sums[row.recurring_type], percentage, subtotal)
        if (counted) count(percentage, subtotal)
        return { subtotal, counted, selected: stands }
      }
    }
  })
  const inTable = (entered: SumsByVat) => taxed(entered, settings.rows_include_vat)
  return { rows: priced, once: inTable(sums.once), month: inTable(sums.month), year: inTable(sums.year) }
}
