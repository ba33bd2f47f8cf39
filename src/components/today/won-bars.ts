import { chartUnit } from '#src/components/ui/chart-unit.ts'
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

/** `before` is how tall the same month of the year before stands; undefined where that cannot be compared. */
export type Bar = { height: number; before: number | undefined }

/**
 * How tall each month stands: by what was won, or by how many where currencies differ, which cannot be added. What is not
 * nothing can be seen.
 */
export function barsOf(months: readonly WonMonth[]): Bar[] {
  const currency = currencyOf(months)
  const values = months.map(({ count, sums }) => (currency === undefined ? count : valueOf(sums)))
  const before = months.map(({ year_before }) => {
    if (year_before.length === 0) return 0
    return year_before.every((sum) => sum.currency === currency) ? valueOf(year_before) : undefined
  })
  const most = Math.max(...values, ...before.map((value) => value ?? 0))
  const inProportion = (value: number) => Math.max(1, (value / most) * tallest)
  return values.map((value, at) => {
    const earlier = before[at]
    return {
      height: months[at]?.count === 0 ? 0 : most === 0 ? 1 : inProportion(value),
      before: earlier === undefined || earlier === 0 ? undefined : inProportion(earlier),
    }
  })
}

const valueOf = (sums: WonMonth['sums']) => Math.max(0, Number(sums[0]?.total ?? 0))

/** What figures over the bars are told in. */
export const unitOf = (months: readonly WonMonth[]) => chartUnit(Math.max(...months.map(({ sums }) => valueOf(sums))))

/** What all months come to, to the cent; undefined where currencies differ. */
export const wonInAll = (months: readonly WonMonth[]) =>
  currencyOf(months) === undefined
    ? undefined
    : months.reduce((cents, { sums }) => cents + Math.round(Number(sums[0]?.total ?? 0) * 100), 0) / 100
