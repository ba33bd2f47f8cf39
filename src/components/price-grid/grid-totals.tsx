import { Trans } from '@lingui/react/macro'
import { use } from 'react'
import { formatMoney } from '#pricing/amount.ts'
import { symbolIn } from '#src/components/proposals/amounts.ts'
import { PriceTotals } from '#src/components/proposals/price-totals.tsx'
import { Money } from '#src/components/ui/money.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import type { DraftPrices } from '#src/draft/prices.ts'
import css from './grid-frame.module.css'

type Props = DraftPrices & {
  currency: string | undefined
  /** Drops the total set by hand. */
  onDrop: (() => void) | undefined
}

/** What the tables come to at this moment; without VAT alone where a rate is not known. */
export function GridTotals({ prices, rateKnown, currency, onDrop }: Props) {
  const locale = use(MoneyLocale)
  const symbol = currency === undefined ? { before: '', after: '' } : symbolIn(formatMoney(0, { locale, currency }))
  if (rateKnown) return <PriceTotals prices={prices} symbol={symbol} onDrop={onDrop} />
  return (
    <dl className={css.partly}>
      <div>
        <dt>
          <Trans>Excl. VAT</Trans>
        </dt>
        <dd>
          {symbol.before}
          <Money value={prices.price_total} />
          {symbol.after}
        </dd>
      </div>
      <p>
        <Trans>
          Some rows use the default VAT rate of the template. VAT and the total incl. VAT appear once the proposal is
          created.
        </Trans>
      </p>
    </dl>
  )
}
