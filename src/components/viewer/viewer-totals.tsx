import { use } from 'react'
import { formatAmount, formatQuantity } from '#pricing/amount.ts'
import type { Prices } from '#pricing/price-tables.ts'
import { grandTotal, periodTotal, type ShownVat } from '#pricing/shown-vat.ts'
import { Money } from '#src/components/ui/money.tsx'
import { ReadingContext } from './reading.ts'
import { SurfaceContext } from './surface.ts'
import css from './viewer-totals.module.css'

/** As much of the prices as a reader needs, who may not see what is hidden in the rest. */
export type ShownPrices = Pick<Prices, 'price_total' | 'price_total_override' | 'total_with_vat' | 'vat'> & {
  recurring: Record<'month' | 'year', { subtotal: number; total: number }>
}

type Props = { prices: ShownPrices; currency: string | undefined; vat: ShownVat }

/** What it comes to for the customer. A total set by hand is called agreed: the rows need not add up to it. */
export function ViewerTotals({ prices, currency, vat }: Props) {
  const { words, locale } = use(ReadingContext)
  const { kind, outdated } = use(SurfaceContext)
  const { month, year } = prices.recurring
  const isAgreed = prices.price_total_override !== null
  return (
    <dl className={css.totals} aria-label={words.totals} aria-busy={outdated !== undefined}>
      {vat === 'shown' && (
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
        <dt>{outdated ?? (vat === 'shown' ? words.totalInclVat : isAgreed ? words.agreed : words.total)}</dt>
        <dd>
          <Money value={grandTotal(prices, vat)} currency={currency} plain />
        </dd>
      </div>
      {month.total !== 0 && <Line name={words.totalPerMonth} value={periodTotal(month, vat)} />}
      {year.total !== 0 && <Line name={words.totalPerYear} value={periodTotal(year, vat)} />}
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
