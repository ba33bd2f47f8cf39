import { use, useEffect, useState } from 'react'
import { formatAmount, formatMoney } from '#pricing/amount.ts'
import type { DraftPrices } from '#src/components/price-table/draft-prices.ts'
import { symbolIn } from '#src/components/proposals/amounts.ts'
import { PriceTotals } from '#src/components/proposals/price-totals.tsx'
import { Money } from '#src/components/ui/money.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import css from './draft-totals.module.css'

type Props = DraftPrices & { currency: string | undefined }

/** The totals of the rows that are added, as the record shows them afterwards. */
export function DraftTotals({ prices, rateKnown, currency }: Props) {
  const locale = use(MoneyLocale)
  const symbol = currency === undefined ? { before: '', after: '' } : symbolIn(formatMoney(0, { locale, currency }))
  if (rateKnown) return <PriceTotals prices={prices} symbol={symbol} />
  return (
    <dl className={css.partly}>
      <div>
        <dt>Without VAT</dt>
        <dd>
          {symbol.before}
          <Money value={prices.price_total} />
          {symbol.after}
        </dd>
      </div>
      <p>
        Some rows take the VAT rate of their table, which only the proposal itself knows: VAT and the total with VAT
        stand on the record once it is created.
      </p>
    </dl>
  )
}

/** On a phone the total stands at the foot, beside the main act. */
export function DraftTotalBar({ prices, rateKnown, currency }: Props) {
  return (
    <p className={css.bar}>
      <small>{rateKnown ? 'Total with VAT' : 'Total without VAT'}</small>
      <b>
        <Money value={rateKnown ? prices.total_with_vat : prices.price_total} currency={currency} plain />
      </b>
    </p>
  )
}

/** Tells who listens what was done to the rows and what they come to, once typing has paused. */
export function TotalsSpoken({ act, total }: { act: { said: string; turn: number }; total: number }) {
  const locale = use(MoneyLocale)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const soon = setTimeout(() => setSpoken(`${act.said} Total without VAT ${formatAmount(total, { locale })}.`), 600)
    return () => clearTimeout(soon)
  }, [act, total, locale])
  return (
    <VisuallyHidden>
      <output>{spoken}</output>
    </VisuallyHidden>
  )
}
