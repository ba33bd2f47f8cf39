import type { Prices } from '#pricing/price-tables.ts'
import type { ProposalItem } from '#wire/proposals.ts'

/** What a proposal comes to without VAT, and whether somebody set that by hand. */
export const totalOf = ({
  price_total_original,
  price_total_override,
}: Pick<ProposalItem, 'price_total_original' | 'price_total_override'>) => ({
  value: Number(price_total_override ?? price_total_original),
  byHand: price_total_override !== null,
})

/**
 * Puts the account's currency symbol on a figure, the way the service wrote it in `price_total`: "€ 11.650,00" gives
 * "€ " before. So a record needs no second request for the account's currency.
 */
export function symbolIn(priceTotal: string): { before: string; after: string } {
  const [before = '', after = ''] = priceTotal.replace(/[-−]/u, '').split(/\d(?:.*\d)?/u)
  return { before: before.replace(/\s+$/u, '\u00A0'), after: after.replace(/^\s+/u, '\u00A0') }
}

export interface TotalsLine {
  percentage: number
  /** What the VAT is taken over, once. */
  base: number | null
  /** VAT by column; null where a column has no such group. */
  once: number | null
  calculated: number | null
  month: number | null
  year: number | null
}

/** One line per VAT percentage that stands in any column of the totals, the highest first. */
export function vatLines(prices: Prices): TotalsLine[] {
  const groups = {
    once: prices.vat,
    calculated: prices.calculated.vat,
    month: prices.recurring.month.vat_groups,
    year: prices.recurring.year.vat_groups,
  }
  const percentages = new Set(Object.values(groups).flatMap((group) => group.map(({ percentage }) => percentage)))
  const within = (group: Prices['vat'], percentage: number) => group.find((one) => one.percentage === percentage)
  return [...percentages]
    .toSorted((a, b) => b - a)
    .map((percentage) => ({
      percentage,
      base: within(groups.once, percentage)?.base ?? null,
      once: within(groups.once, percentage)?.total ?? null,
      calculated: within(groups.calculated, percentage)?.total ?? null,
      month: within(groups.month, percentage)?.total ?? null,
      year: within(groups.year, percentage)?.total ?? null,
    }))
}
