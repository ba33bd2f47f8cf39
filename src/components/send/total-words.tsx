import { Trans } from '@lingui/react/macro'
import { use } from 'react'
import { formatAmount } from '#pricing/amount.ts'
import { priceTables } from '#pricing/price-tables.ts'
import { symbolIn } from '#src/components/proposals/amounts.ts'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import css from './send.module.css'

/** What a proposal comes to with VAT, in one line. */
export function TotalWords({
  proposal,
}: {
  proposal: Pick<Proposal, 'content' | 'price_total' | 'price_total_override'>
}) {
  const locale = use(MoneyLocale)
  const { content, price_total, price_total_override: override } = proposal
  const { total_with_vat } = priceTables(content.pricetables, { override: override === null ? null : Number(override) })
  const { before, after } = symbolIn(price_total)
  const amount = `${before}${formatAmount(total_with_vat, { locale })}${after}`
  return (
    <span className={css.total}>
      <Trans>{amount} incl. VAT</Trans>
    </span>
  )
}
