import { hundredPercent, inTenThousandths, quotient, sum } from './decimal.ts'

/** Cents by VAT percentage, as entered: with VAT inside where the table's prices include it. */
export type SumsByVat = Map<number, bigint>

/** One VAT percentage of a table or proposal, in cents; `base` is without VAT. */
export interface Taxed {
  readonly percentage: number
  readonly base: bigint
  readonly vat: bigint
}

export function add(sums: SumsByVat, percentage: number, cents: bigint) {
  sums.set(percentage, (sums.get(percentage) ?? 0n) + cents)
}

/** VAT on top of a base, rounded at the group. */
export const vatOn = (base: bigint, percentage: number) => quotient(base * inTenThousandths(percentage), hundredPercent)

/** VAT inside a sum that holds it, p / (100 + p) of it, rounded at the group. */
const vatWithin = (held: bigint, percentage: number) => {
  const share = inTenThousandths(percentage)
  return quotient(held * share, hundredPercent + share)
}

/** Taxes each group (interface, section 4.6), highest percentage first; a 0 % group stays listed for its base. */
export function taxed(sums: SumsByVat, includeVat: boolean): Taxed[] {
  const groups = Array.from(sums, ([percentage, entered]) => {
    if (!includeVat) return { percentage, base: entered, vat: vatOn(entered, percentage) }
    const vat = vatWithin(entered, percentage)
    return { percentage, base: entered - vat, vat }
  })
  return groups.toSorted(byPercentage)
}

/** The groups of several tables as one list: bases and VAT added up, so the tables' totals add up to the proposal's. */
export function merged(groups: readonly Taxed[]): Taxed[] {
  const byVat = new Map<number, Taxed>()
  for (const { percentage, base, vat } of groups) {
    const before = byVat.get(percentage)
    byVat.set(percentage, { percentage, base: base + (before?.base ?? 0n), vat: vat + (before?.vat ?? 0n) })
  }
  return [...byVat.values()].toSorted(byPercentage)
}

/**
 * Spreads an amount over VAT groups in proportion to what they hold (interface, sections 4.3 and 4.7). Each share is
 * rounded half away from zero, and the largest group takes what is left, so the shares add up exactly.
 *
 * - Proportion keeps signs: 10 % off takes 10 % off every group, a credit at another rate too.
 * - An amount above the whole would, with credits among the groups, move groups by more than itself; then only groups
 *   with the sign of the whole share.
 * - Where the groups cancel out or are all zero there is no proportion: the largest takes all.
 * - Without any group all goes to `fallback`, the default percentage.
 *
 * Largest is by size without sign, the higher percentage among equals, so that the order of rows cannot matter.
 */
export function spread(amount: bigint, sums: ReadonlyMap<number, bigint>, fallback: number): SumsByVat {
  if (amount === 0n) return new Map()
  const groups = [...sums].toSorted(([p, a], [q, b]) => compare(size(b), size(a)) || q - p)
  const whole = sum(sums.values())
  const withinWhole = size(amount) <= size(whole)
  const sharing = groups.filter(([, held]) => (withinWhole ? held !== 0n : held * whole > 0n))
  const weight = sum(sharing.map(([, held]) => held))
  const [largest] = sharing[0] ?? groups[0] ?? [fallback]

  const shares: SumsByVat = new Map()
  for (const [percentage, held] of sharing.slice(1)) shares.set(percentage, share(amount, held, weight))
  return shares.set(largest, amount - sum(shares.values()))
}

const share = (amount: bigint, held: bigint, weight: bigint) =>
  weight < 0n ? quotient(amount * -held, -weight) : quotient(amount * held, weight)

const size = (cents: bigint) => (cents < 0n ? -cents : cents)
const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0)
const byPercentage = (a: Taxed, b: Taxed) => b.percentage - a.percentage
