import { formatMoney } from '#pricing/amount.ts'
import { fromCents, inCents } from '#pricing/decimal.ts'
import { remembered } from './remembered.ts'

/** Whole cents as numeric text: 1167312 is "11673.12". */
export const centsAsText = remembered((cents: number | string) => fromCents(BigInt(cents)).toFixed(2))

/** Up to here, 70 trillion, the double nearest to an amount prints as that amount to the cent. */
const mostCents = 2 ** 46 * 100

/** An amount of the wire in whole cents; undefined when it is more than can be told to the cent. */
export function centsOf(amount: number): number | undefined {
  const cents = Number(inCents(amount))
  return Math.abs(cents) <= mostCents ? cents : undefined
}

type Totals = { total_cents: number; override_cents: number | null }
type Notation = { currency: string; locale: string }

/** Amounts as text in one currency and locale. The formatter of a locale takes longer than all else that an item is made of. */
const textsIn = remembered((currency: string) =>
  remembered((locale: string) =>
    remembered((cents: number) => formatMoney(fromCents(BigInt(cents)), { currency, locale })),
  ),
)

/** The three totals of a proposal, list item and details alike (interface, section 4.7). */
export const priceTotals = ({ total_cents, override_cents }: Totals, { currency, locale }: Notation) => ({
  price_total: textsIn(currency)(locale)(override_cents ?? total_cents),
  price_total_original: centsAsText(total_cents),
  price_total_override: override_cents === null ? null : centsAsText(override_cents),
})

/** How many, and their sum in the account's currency; no sum for none. */
export function figuresOf(
  tallies: readonly { count: number; cents: number }[],
  { currency }: Pick<Notation, 'currency'>,
) {
  const total = (of: 'count' | 'cents') => tallies.reduce((sum, tally) => sum + tally[of], 0)
  const count = total('count')
  return { count, sums: count === 0 ? [] : [{ currency, total: centsAsText(total('cents')) }] }
}
