import { Trans } from '@lingui/react/macro'
import type { Prices } from '#pricing/price-tables.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { symbolIn } from './amounts.ts'
import { PriceLedger } from './price-ledger.tsx'
import { PriceTotals } from './price-totals.tsx'
import css from '#src/components/ui/record-parts.module.css'

type Props = { proposal: Pick<Proposal, 'content' | 'price_total'>; prices: Prices }

/** Every price table as it is printed, then what they come to together. */
export function RecordPrices({ proposal: { content, price_total }, prices }: Props) {
  const { pricetables } = content
  if (pricetables.length === 0)
    return (
      <p className={`${css.part} ${css.empty}`}>
        <Trans>No price table in the template.</Trans>
      </p>
    )
  return (
    <>
      {pricetables.map((table, at) => {
        const priced = prices.tables[at]
        return (
          // Tables have an order and no id of their own that is sure to be there.
          priced && <PriceLedger key={at} table={table} prices={priced} withTotal={pricetables.length > 1} />
        )
      })}
      <PriceTotals prices={prices} symbol={symbolIn(price_total)} />
    </>
  )
}
