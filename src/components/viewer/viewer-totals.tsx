import { use } from 'react'
import { formatAmount, formatQuantity } from '#pricing/amount.ts'
import type { Prices } from '#pricing/price-tables.ts'
import { Money } from '#src/components/ui/money.tsx'
import { ReadingContext } from './reading.ts'
import { SurfaceContext } from './surface.ts'
import css from './viewer-totals.module.css'

/** As much of the prices as a reader needs, who may not see what is hidden in the rest. */
export type ShownPrices = Pick<Prices, 'price_total' | 'price_total_override' | 'total_with_vat' | 'vat'> & {
  recurring: Record<'month' | 'year', { subtotal: number; total: number }>
}

type Props = { prices: ShownPrices; currency: string | undefined; hidesVat: boolean }

/** What it comes to for the customer. A total set by hand is called agreed: the rows need not add up to it. */
export function ViewerTotals({ prices, currency, hidesVat }: Props) {
  const { words, locale } = use(ReadingContext)
  const { kind } = use(SurfaceContext)
  const { month, year } = prices.recurring
  const isAgreed = prices.price_total_override !== null
  const grand = hidesVat ? prices.price_total : prices.total_with_vat
  return (
    <dl className={css.totals} aria-label={words.totals}>
      {!hidesVat && (
        <>
          <Line name={isAgreed ? words.agreedExclVat : words.exclVat} value={prices.price_total} />
          {prices.vat.map(({ percentage, base, total }) => {
            const rate = words.percentage(formatQuantity(percentage, { locale }))
            const name = kind === 'page' ? words.vatOn(rate, formatAmount(base, { locale })) : words.vat(rate)
            return <Line key={percentage} name={name} value={total} />
          })}
        </>
      )}
      <div className={css.grand}>
        <dt>{hidesVat ? (isAgreed ? words.agreed : words.total) : words.totalInclVat}</dt>
        <dd>
          <Money value={grand} currency={currency} plain />
        </dd>
      </div>
      {month.total !== 0 && <Line name={words.totalPerMonth} value={hidesVat ? month.subtotal : month.total} />}
      {year.total !== 0 && <Line name={words.totalPerYear} value={hidesVat ? year.subtotal : year.total} />}
    </dl>
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
