import { Trans } from '@lingui/react/macro'
import { FootBar } from '#src/components/ui/foot-bar.tsx'
import { Money } from '#src/components/ui/money.tsx'
import type { DraftPrices } from '#src/draft/prices.ts'

/** On a phone the total stands at the foot, beside the main act. */
export function TotalBar({ prices, rateKnown, currency }: DraftPrices & { currency: string | undefined }) {
  return (
    <FootBar label={rateKnown ? <Trans>Total incl. VAT</Trans> : <Trans>Total excl. VAT</Trans>}>
      <Money value={rateKnown ? prices.total_with_vat : prices.price_total} currency={currency} plain />
    </FootBar>
  )
}
