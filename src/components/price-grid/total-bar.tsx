import { Trans } from '@lingui/react/macro'
import { Money } from '#src/components/ui/money.tsx'
import type { DraftPrices } from './draft-prices.ts'
import css from './total-bar.module.css'

/** On a phone the total stands at the foot, beside the main act. */
export function TotalBar({ prices, rateKnown, currency }: DraftPrices & { currency: string | undefined }) {
  return (
    <p className={css.bar}>
      <small>{rateKnown ? <Trans>Total with VAT</Trans> : <Trans>Total without VAT</Trans>}</small>
      <b>
        <Money value={rateKnown ? prices.total_with_vat : prices.price_total} currency={currency} plain />
      </b>
    </p>
  )
}
