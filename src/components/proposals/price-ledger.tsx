import { Trans, useLingui } from '@lingui/react/macro'
import { IconEyeOff, IconRefresh } from '@tabler/icons-react'
import { use, useId, type ReactNode } from 'react'
import type { TablePrices } from '#pricing/price-tables.ts'
import { discountText, figureText } from '#src/components/price-grid/figures.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { Money } from '#src/components/ui/money.tsx'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import type { PriceTable, Row } from '#wire/price-rows.ts'
import { ledgerLines, type LedgerLine } from './ledger-lines.ts'
import { calculation, noteOf } from './ledger-words.ts'
import { formatPercentage } from '#src/locales/percentage.ts'
import { OptionMark } from './option-mark.tsx'
import css from './price-ledger.module.css'
import priceLedgerHeadingCss from './price-ledger-heading.module.css'
import priceLedgerColumnsCss from './price-ledger-columns.module.css'

type Props = {
  table: PriceTable
  prices: TablePrices
  /** Several tables each say what they come to; one alone is its proposal's total. */
  withTotal: boolean
}

/** A price table as it is printed, read-only; on a phone description and amount, the calculation under it. */
export function PriceLedger({ table, prices, withTotal }: Props) {
  const { t } = useLingui()
  const heading = useId()
  const { settings, title } = table
  const remarks = [
    settings.rows_include_vat && t`prices include VAT`,
    settings.vat_hidden && t`VAT hidden from the customer`,
  ]
  return (
    <section className={priceLedgerHeadingCss.section} aria-labelledby={heading}>
      <h2 id={heading} className={priceLedgerHeadingCss.heading}>
        {title || t`Prices`}
        <small>{remarks.filter(Boolean).join(', ')}</small>
      </h2>
      {table.rows.length === 0 ? (
        <p className={priceLedgerHeadingCss.empty}>
          <Trans>No rows yet.</Trans>
        </p>
      ) : (
        <table className={css.ledger} aria-labelledby={heading}>
          <LedgerHead />
          <tbody>
            {ledgerLines(table.rows, prices.rows).map((line) => (
              <LedgerRow key={line.row.id} line={line} defaultVat={settings.vat_default_percentage} />
            ))}
          </tbody>
          {withTotal && isNews(table, prices) && (
            <tfoot>
              <tr className={css.subtotal}>
                <MarkCell />
                <th scope="row" colSpan={5} className={css.content}>
                  {title ? t`${title}, excl. VAT` : t`Table total, excl. VAT`}
                </th>
                <td className={css.amount}>
                  <Money value={prices.subtotal} />
                </td>
              </tr>
            </tfoot>
          )}
        </table>
      )}
    </section>
  )
}

/** A table's own total is said where it counts something once and its last row has not just said so. */
function isNews({ rows, settings }: PriceTable, prices: TablePrices) {
  const last = prices.rows.at(-1)
  const said = rows.at(-1)?.type === 'subtotal' && last?.subtotal === prices.subtotal && !settings.rows_include_vat
  return !said && prices.rows.some(({ counted }) => counted)
}

function LedgerHead() {
  const { t } = useLingui()
  return (
    <>
      <colgroup>
        <col className={priceLedgerColumnsCss.markColumn} />
        <col />
        <col className={priceLedgerColumnsCss.quantityColumn} />
        <col className={priceLedgerColumnsCss.priceColumn} />
        <col className={priceLedgerColumnsCss.discountColumn} />
        <col className={priceLedgerColumnsCss.vatColumn} />
        <col className={priceLedgerColumnsCss.amountColumn} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t`Choice`}</VisuallyHidden>
          </th>
          <th scope="col">
            <Trans>Description</Trans>
          </th>
          <th scope="col">
            <Trans>Qty</Trans>
          </th>
          <th scope="col">
            <Trans>Price</Trans>
          </th>
          <th scope="col">
            <Trans>Disc.</Trans>
          </th>
          <th scope="col">
            <Trans>VAT</Trans>
          </th>
          <th scope="col">
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
    </>
  )
}

function LedgerRow({ line, defaultVat }: { line: LedgerLine; defaultVat: number }) {
  const { t } = useLingui()
  const { row, amount } = line
  switch (row.type) {
    case 'title':
      return (
        <tr className={css.title}>
          <MarkCell />
          <th scope="rowgroup" colSpan={6} className={css.content}>
            {row.content}
          </th>
        </tr>
      )
    case 'subtotal':
      return (
        <tr className={css.subtotal}>
          <MarkCell />
          <th scope="row" colSpan={5} className={css.content}>
            {row.content || t`Subtotal`}
          </th>
          <AmountCell amount={amount} />
        </tr>
      )
    case 'discount':
      return <DiscountLine row={row} amount={amount} />
    case 'price':
      return <PriceLine row={row} line={line} defaultVat={defaultVat} />
  }
}

type Of<Type extends Row['type']> = Extract<Row, { type: Type }>

function DiscountLine({ row, amount }: { row: Of<'discount'>; amount: number | null }) {
  const { t } = useLingui()
  return (
    <tr className={css.discount}>
      <MarkCell />
      <th scope="row" colSpan={3} className={css.content}>
        {row.content || t`Discount`}
      </th>
      <td className={css.percentage}>{discountText(row, { locale: use(MoneyLocale) })}</td>
      <AmountCell amount={amount} columns={2} />
    </tr>
  )
}

function PriceLine({ row, line, defaultVat }: { row: Of<'price'>; line: LedgerLine; defaultVat: number }) {
  const { t } = useLingui()
  const notation = { locale: use(MoneyLocale) }
  const recurring = row.recurring_type !== false
  const note = noteOf(row)
  return (
    <tr
      className={css.price}
      data-off={line.off || undefined}
      data-position={line.position}
      data-recurring={recurring || undefined}
    >
      <MarkCell>
        {row.selectable !== false && <OptionMark kind={row.selectable} chosen={!line.off} />}
        {row.selectable === false && recurring && <Icon of={IconRefresh} />}
      </MarkCell>
      <th scope="row" className={css.content}>
        {row.content} {note && <small className={css.note}>{note}</small>}{' '}
        <small className={css.calculation}>{calculation(row, notation)}</small>
      </th>
      <td className={css.quantity}>
        {row.hide_quantity && <Hidden what={t`Quantity`} />}
        {figureText(row.quantity, 'quantity', notation)}
      </td>
      <td className={css.each}>
        {row.hide_price && <Hidden what={t`Price`} />}
        {figureText(row.price, 'price', notation)}
      </td>
      <td className={css.percentage}>{row.discount_value !== 0 && discountText(row, notation)}</td>
      <td className={css.vat}>{formatPercentage(row.vat_percentage ?? defaultVat, notation.locale)}</td>
      <AmountCell amount={line.amount} />
    </tr>
  )
}

const MarkCell = ({ children }: { children?: ReactNode }) => <td className={css.mark}>{children}</td>

const AmountCell = ({ amount, columns = 1 }: { amount: number | null; columns?: number }) => (
  <td className={css.amount} colSpan={columns}>
    {amount !== null && <Money value={amount} />}
  </td>
)

const Hidden = ({ what }: { what: string }) => {
  const { t } = useLingui()
  return (
    <span className={css.hidden} title={t`${what} hidden from the customer`}>
      <Icon of={IconEyeOff} size={14} />
      <VisuallyHidden>{t`hidden from the customer:`} </VisuallyHidden>
    </span>
  )
}
