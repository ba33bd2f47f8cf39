import { use } from 'react'
import { grandTotal, periodTotal, type ShownVat } from '#pricing/shown-vat.ts'
import { Money } from '#src/components/ui/money.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import type { ViewedPrices } from '#wire/viewed-prices.ts'
import { SpeechContext } from './speech.ts'
import css from './side-box.module.css'

type Props = { prices: ViewedPrices; vat: ShownVat }

/** The total and what it is made of, beside the document. */
export function Sums({ prices, vat }: Props) {
  const { words, reading, money } = use(SpeechContext)
  const { month, year } = prices.recurring
  const isAgreed = prices.price_total_override !== null
  return (
    <MoneyLocale value={reading.locale}>
      <p>{vat === 'shown' ? reading.words.totalInclVat : isAgreed ? reading.words.agreed : reading.words.total}</p>
      <p className={css.grand}>{money(grandTotal(prices, vat))}</p>
      <dl>
        {vat === 'shown' && (
          <>
            <Line name={isAgreed ? reading.words.agreedExclVat : reading.words.exclVat} value={prices.price_total} />
            <Line name={words.totals.vat} value={prices.vat.reduce((sum, { total }) => sum + total, 0)} />
          </>
        )}
        {month.total !== 0 && <Line name={reading.words.totalPerMonth} value={periodTotal(month, vat)} />}
        {year.total !== 0 && <Line name={reading.words.totalPerYear} value={periodTotal(year, vat)} />}
      </dl>
    </MoneyLocale>
  )
}

const Line = ({ name, value }: { name: string; value: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Money value={value} plain />
    </dd>
  </div>
)
