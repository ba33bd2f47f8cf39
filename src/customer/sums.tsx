import { use } from 'react'
import { Money } from '#src/components/ui/money.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import type { ViewedPrices } from '#wire/viewed-prices.ts'
import { SpeechContext } from './speech.ts'
import css from './side-box.module.css'

type Props = { prices: ViewedPrices; hidesVat: boolean }

export const grandTotal = (prices: ViewedPrices, hidesVat: boolean) =>
  hidesVat ? prices.price_total : prices.total_with_vat

/** The total and what it is made of, beside the document. */
export function Sums({ prices, hidesVat }: Props) {
  const { words, reading, money } = use(SpeechContext)
  const { month, year } = prices.recurring
  const isAgreed = prices.price_total_override !== null
  const vat = prices.vat.reduce((sum, { total }) => sum + total, 0)
  return (
    <MoneyLocale value={reading.locale}>
      <p>{hidesVat ? (isAgreed ? reading.words.agreed : words.totals.total) : words.totals.inclVat}</p>
      <p className={css.grand}>{money(grandTotal(prices, hidesVat))}</p>
      <dl>
        {!hidesVat && (
          <>
            <Line name={isAgreed ? reading.words.agreedExclVat : words.totals.exclVat} value={prices.price_total} />
            <Line name={words.totals.vat} value={vat} />
          </>
        )}
        {month.total !== 0 && <Line name={words.totals.perMonth} value={hidesVat ? month.subtotal : month.total} />}
        {year.total !== 0 && <Line name={words.totals.perYear} value={hidesVat ? year.subtotal : year.total} />}
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
