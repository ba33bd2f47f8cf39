import { Trans, useLingui } from '@lingui/react/macro'
import { use, type ReactNode } from 'react'
import { formatQuantity } from '#pricing/amount.ts'
import type { Prices } from '#pricing/price-tables.ts'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { Money } from '#src/components/ui/money.tsx'
import css from './viewer.module.css'

type Props = { prices: Prices; symbol: { before: string; after: string }; hidesVat: boolean }

/** What it comes to for the customer: the total set by hand where there is one, without a word about it. */
export function ViewerTotals({ prices, symbol, hidesVat }: Props) {
  const { t } = useLingui()
  const notation = { locale: use(MoneyLocale) }
  const { month, year } = prices.recurring
  const grand = hidesVat ? prices.price_total : prices.total_with_vat
  return (
    <dl className={css.totals} aria-label={t`Totals for the customer`}>
      {!hidesVat && (
        <>
          <Line name={<Trans>Without VAT</Trans>} value={prices.price_total} />
          {prices.vat.map(({ percentage, total }) => {
            const rate = formatQuantity(percentage, notation)
            return <Line key={percentage} name={<Trans>VAT {rate} %</Trans>} value={total} />
          })}
        </>
      )}
      <div className={css.grand}>
        <dt>{hidesVat ? <Trans>Total</Trans> : <Trans>Total with VAT</Trans>}</dt>
        <dd>
          {symbol.before}
          <Money value={grand} plain />
          {symbol.after}
        </dd>
      </div>
      {month.total !== 0 && <Line name={<Trans>Per month</Trans>} value={hidesVat ? month.subtotal : month.total} />}
      {year.total !== 0 && <Line name={<Trans>Per year</Trans>} value={hidesVat ? year.subtotal : year.total} />}
    </dl>
  )
}

const Line = ({ name, value }: { name: ReactNode; value: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Money value={value} plain />
    </dd>
  </div>
)
