import type { Answer } from '#wire/operation.ts'
import type { getToday } from '#wire/today.ts'

export type WonMonth = Answer<typeof getToday>['won'][number]

/** The height of the tallest bar. */
export const tallest = 100

/** The currency of every month that has one; undefined where they differ, or where nothing was won. */
export function currencyOf(months: readonly WonMonth[]): string | undefined {
  const currencies = new Set(months.flatMap(({ sums }) => sums.map(({ currency }) => currency)))
  return currencies.size === 1 ? [...currencies][0] : undefined
}

/**
 * How tall each month stands: by what was won, or by how many where currencies differ, which cannot be added. What is not
 * nothing can be seen.
 */
export function barHeights(months: readonly WonMonth[]): number[] {
  const money = currencyOf(months) !== undefined
  const values = months.map(({ count, sums }) => (money ? Math.max(0, Number(sums[0]?.total ?? 0)) : count))
  const most = Math.max(...values)
  return values.map((value, at) => {
    if (months[at]?.count === 0) return 0
    return most === 0 ? 1 : Math.max(1, (value / most) * tallest)
  })
}

/** What all months come to, to the cent; undefined where currencies differ. */
export const wonInAll = (months: readonly WonMonth[]) =>
  currencyOf(months) === undefined
    ? undefined
    : months.reduce((cents, { sums }) => cents + Math.round(Number(sums[0]?.total ?? 0) * 100), 0) / 100
