import { t } from '@lingui/core/macro'
import type { Notation } from '#pricing/amount.ts'
import type { VatGroup } from '#wire/products.ts'
import { unknownRate } from '#src/draft/prices.ts'
import { formatPercentage } from '#src/locales/percentage.ts'

/** A rate that a row can have, as it is read, and what it is called; null is the table's own. */
export type VatRate = { rate: number | null; words: string; name: string }

type Options = { value: number | null; standard: number; groups: readonly VatGroup[]; notation: Notation }

/** The table's own rate, then each of the account's once; the row's own is among them, whatever it is. */
export function vatRates({ value, standard, groups, notation }: Options): VatRate[] {
  const names = new Map<number, string[]>()
  for (const { percentage, name } of groups) names.set(percentage, [...(names.get(percentage) ?? []), name])
  if (value !== null && !names.has(value)) names.set(value, [])
  const own = standard === unknownRate ? t`Default` : formatPercentage(standard, notation.locale)
  return [
    { rate: null, words: own, name: t`Table default` },
    ...[...names].map(([rate, all]) => ({
      rate,
      words: formatPercentage(rate, notation.locale),
      name: all.join(', '),
    })),
  ]
}
