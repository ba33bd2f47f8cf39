import { fromCents, inCents, sum } from './decimal.ts'
import { priceTable, type PricedRow, type PricedTable } from './price-table.ts'
import type { Table } from './rows.ts'
import { merged, spread, vatOn, type Taxed } from './vat-groups.ts'

// Keys are the wire's (interface, section 3.2). Amounts are 2-digit decimals in the account's currency.

export interface VatGroup {
  /** 21 means 21 %. */
  percentage: number
  /** What the VAT is taken over, without VAT. */
  base: number
  /** The VAT itself. */
  total: number
}

export interface RowPrices {
  /** As entered, so with VAT where the table's prices include it; null for a title. */
  subtotal: number | null
  /** Part of the one-off sums. Of the price and discount rows that are, the subtotals add up to the table. */
  counted: boolean
  /** Nothing to choose, or chosen; in a radio group the one that holds. */
  selected: boolean
}

/** Prices are made anew with every change; what counts is what stands in them. */
export const isSamePrice = (a: RowPrices | undefined, b: RowPrices | undefined) =>
  a?.subtotal === b?.subtotal && a?.selected === b?.selected && a?.counted === b?.counted

export interface TableRecurring {
  /** Without VAT. */
  subtotal: number
  /** With VAT. */
  total: number
}

export interface TablePrices {
  /** Without VAT. */
  subtotal: number
  /** With VAT. */
  total: number
  /** Highest percentage first; subtotal + their totals = total. */
  vat: VatGroup[]
  recurring: { month: TableRecurring; year: TableRecurring }
  /** In the order of the table's rows. */
  rows: RowPrices[]
}

export interface Recurring extends TableRecurring {
  vat: number
  vat_groups: VatGroup[]
}

export interface Prices {
  tables: TablePrices[]
  /** The calculated total without VAT. */
  price_total_original: number
  /** Without VAT: the override, if any, else the calculated total. */
  price_total: number
  price_total_override: number | null
  /** Of `price_total`, highest percentage first. */
  vat: VatGroup[]
  /** `price_total` plus its VAT. */
  total_with_vat: number
  recurring: { month: Recurring; year: Recurring }
  /** As if there were no override, for showing both. */
  calculated: { vat: VatGroup[]; total_with_vat: number }
}

/**
 * Prices a proposal: the one arithmetic (interface, section 4) for editor, service, viewer, print and webhooks alike.
 * `override` is the total set by hand, without VAT; null or absent means none. It moves neither tables nor recurring sums.
 * Throws RangeError when a figure is not finite.
 */
export function priceTables(tables: readonly Table[], { override }: { override?: number | null } = {}): Prices {
  const priced = tables.map(priceTable)
  const calculated = merged(priced.flatMap(({ once }) => once))
  const original = sumOfBases(calculated)
  const overridden = override === undefined || override === null ? null : inCents(override)
  // A proposal without tables knows no VAT.
  const fallback = tables[0]?.settings.vat_default_percentage ?? 0
  const charged = overridden === null ? calculated : moved(calculated, overridden - original, fallback)
  return {
    tables: priced.map(tablePrices),
    price_total_original: fromCents(original),
    price_total: fromCents(overridden ?? original),
    price_total_override: overridden === null ? null : fromCents(overridden),
    vat: charged.map(vatGroup),
    total_with_vat: fromCents(totalOf(charged)),
    recurring: {
      month: recurring(merged(priced.flatMap(({ month }) => month))),
      year: recurring(merged(priced.flatMap(({ year }) => year))),
    },
    calculated: { vat: calculated.map(vatGroup), total_with_vat: fromCents(totalOf(calculated)) },
  }
}

/**
 * The groups after an override (interface, section 4.7): its difference is spread as a discount row is, and each group
 * taxed anew over its new base. No difference, no change: VAT inside prices may be a cent off the VAT on top of its base.
 */
function moved(groups: Taxed[], difference: bigint, fallback: number): Taxed[] {
  if (difference === 0n) return groups
  const bases = new Map(groups.map(({ percentage, base }) => [percentage, base]))
  const shares = spread(difference, bases, fallback)
  const added = Array.from(shares, ([percentage, base]) => ({ percentage, base, vat: 0n }))
  return merged([...groups, ...added]).map(({ percentage, base }) => ({
    percentage,
    base,
    vat: vatOn(base, percentage),
  }))
}

const sumOfBases = (groups: readonly Taxed[]) => sum(groups.map(({ base }) => base))
const sumOfVat = (groups: readonly Taxed[]) => sum(groups.map(({ vat }) => vat))
const totalOf = (groups: readonly Taxed[]) => sumOfBases(groups) + sumOfVat(groups)

const subtotalAndTotal = (groups: readonly Taxed[]): TableRecurring => ({
  subtotal: fromCents(sumOfBases(groups)),
  total: fromCents(totalOf(groups)),
})

const recurring = (groups: readonly Taxed[]): Recurring => ({
  ...subtotalAndTotal(groups),
  vat: fromCents(sumOfVat(groups)),
  vat_groups: groups.map(vatGroup),
})

const tablePrices = ({ rows, once, month, year }: PricedTable): TablePrices => ({
  ...subtotalAndTotal(once),
  vat: once.map(vatGroup),
  recurring: { month: subtotalAndTotal(month), year: subtotalAndTotal(year) },
  rows: rows.map(rowPrices),
})

const rowPrices = ({ subtotal, counted, selected }: PricedRow): RowPrices => ({
  subtotal: subtotal === null ? null : fromCents(subtotal),
  counted,
  selected,
})

const vatGroup = ({ percentage, base, vat }: Taxed): VatGroup => ({
  percentage,
  base: fromCents(base),
  total: fromCents(vat),
})
