import { use } from 'react'
import { grandTotal, periodTotal, type ShownVat } from '#pricing/shown-vat.ts'
import { Money } from '#src/components/ui/money.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import type { ViewedPrices } from '#wire/viewed-prices.ts'
import { SpeechContext } from './speech.ts'
import css from './side-box.module.css'

export type SumsProps = {
  prices: ViewedPrices
  vat: ShownVat
  /** In place of the total's name: these are not the prices of what is chosen yet. */
  outdated: string | undefined
}

/** The total and what it is made of, beside the document. */
export function Sums({ prices, vat, outdated }: SumsProps) {
  const { words, reading, money } = use(SpeechContext)
  const { month, year } = prices.recurring
  const isAgreed = prices.price_total_override !== null
  const isBusy = outdated !== undefined
  return (
    <MoneyLocale value={reading.locale}>
      <p>{outdated ?? nameOf()}</p>
      <p className={css.grand} aria-busy={isBusy}>
        {money(grandTotal(prices, vat))}
      </p>
      <dl>
        {vat === 'shown' && lineOf(isAgreed ? reading.words.agreedExclVat : reading.words.exclVat, prices.price_total)}
        {vat === 'shown' &&
          lineOf(
            words.totals.vat,
            prices.vat.reduce((sum, { total }) => sum + total, 0),
          )}
        {month.total !== 0 && lineOf(reading.words.totalPerMonth, periodTotal(month, vat))}
        {year.total !== 0 && lineOf(reading.words.totalPerYear, periodTotal(year, vat))}
      </dl>
    </MoneyLocale>
  )

  function nameOf() {
    if (vat === 'shown') return reading.words.totalInclVat
    return isAgreed ? reading.words.agreed : reading.words.total
  }
  function lineOf(name: string, value: number) {
    return (
      <div>
        <dt>{name}</dt>
        <dd aria-busy={isBusy}>
          <Money value={value} plain />
        </dd>
      </div>
    )
  }
}
