import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import type { PriceRow } from '#pricing/rows.ts'
import type { RowPrices, TablePrices } from '#pricing/price-tables.ts'
import { radioGroups } from '#pricing/selection.ts'
import { formatAmount, formatQuantity, type Notation } from '#pricing/amount.ts'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { Money } from '#src/components/ui/money.tsx'
import type { ViewedRow, ViewedTable } from './viewed.ts'
import css from './viewer.module.css'

export type ChoiceHandlers = {
  /** Picks the row at this place of its table. */
  onChoose: (table: ViewedTable, at: number) => void
  onQuantity: (key: string, quantity: number) => void
}

type Props = ChoiceHandlers & { table: ViewedTable; prices: TablePrices }

/** The rows as the customer sees them: what can be chosen is boxed, hidden figures are left out. */
export function ViewerTable({ table, prices, onChoose, onQuantity }: Props) {
  const starts = new Set(radioGroups(table.rows).map(({ first }) => first))
  return (
    <section className={css.section}>
      <h3>{table.title || <Trans>Prices</Trans>}</h3>
      <ul className={css.rows}>
        {table.rows.map((row, at) => {
          const priced = prices.rows[at]
          if (!priced) return null
          return (
            <li key={row.key} data-kind={kindOf(row)} data-first={starts.has(at) || undefined}>
              {starts.has(at) && (
                <p className={css.hint}>
                  <Trans>Choose one</Trans>
                </p>
              )}
              <Line
                row={row}
                prices={priced}
                group={table.key + String([...starts].findLast((start) => start <= at) ?? '')}
                onChoose={() => onChoose(table, at)}
                onQuantity={(quantity) => onQuantity(row.key, quantity)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const kindOf = (row: ViewedRow) => (row.type === 'price' && row.selectable !== false ? row.selectable : row.type)

type LineProps = {
  row: ViewedRow
  prices: RowPrices
  group: string
  onChoose: () => void
  onQuantity: (quantity: number) => void
}

function Line({ row, prices, group, onChoose, onQuantity }: LineProps) {
  if (row.type === 'title') return <h4>{row.content}</h4>
  if (row.type !== 'price')
    return (
      <p className={css.line}>
        <span>{row.content || (row.type === 'discount' ? <Trans>Discount</Trans> : <Trans>Subtotal</Trans>)}</span>
        <Money value={prices.subtotal ?? 0} plain />
      </p>
    )
  const body = <PriceLine row={row} prices={prices} onQuantity={onQuantity} />
  if (row.selectable === false) return <div className={css.line}>{body}</div>
  return (
    <label className={css.line} data-off={!prices.selected || undefined}>
      <input
        type={row.selectable === 'radio' ? 'radio' : 'checkbox'}
        name={row.selectable === 'radio' ? group : undefined}
        checked={prices.selected}
        onChange={onChoose}
      />
      {body}
    </label>
  )
}

type PriceLineProps = { row: ViewedRow & PriceRow; prices: RowPrices; onQuantity: (quantity: number) => void }

function PriceLine({ row, prices, onQuantity }: PriceLineProps) {
  const { t } = useLingui()
  const notation = { locale: use(MoneyLocale) }
  const note = noteOf(row, notation)
  return (
    <>
      <span className={css.content}>
        {row.content}
        {note && <small>{note}</small>}
        <Recurring row={row} />
        {row.user_quantity && (
          <input
            className={css.quantity}
            type="number"
            min={0}
            step="any"
            aria-label={t`Quantity of ${row.content}`}
            value={row.quantity}
            onChange={(event) => onQuantity(event.target.valueAsNumber || 0)}
          />
        )}
      </span>
      {!row.hide_price && prices.subtotal !== null && <Money value={prices.subtotal} plain />}
    </>
  )
}

/** “16 × 62,50, 10 % off”, as far as nothing of it is hidden. */
function noteOf(row: ViewedRow & PriceRow, notation: Notation): string {
  const quantity = formatQuantity(row.quantity, notation)
  const off = offWords(row, notation)
  if (row.hide_quantity || row.user_quantity) return row.hide_price ? '' : off
  if (row.hide_price) return row.quantity === 1 ? '' : `${quantity} ×`
  const times = row.quantity === 1 && !off ? '' : `${quantity} × ${formatAmount(row.price, notation)}`
  return [times, off].filter(Boolean).join(', ')
}

function offWords({ discount_type, discount_value }: PriceRow, notation: Notation): string {
  if (discount_type === false || discount_value === 0) return ''
  return discount_type === 'percentage'
    ? `−${formatQuantity(discount_value, notation)} %`
    : `−${formatAmount(discount_value, notation)}`
}

function Recurring({ row: { recurring_type } }: { row: PriceRow }) {
  if (recurring_type === false) return null
  return <small>{recurring_type === 'month' ? <Trans>per month</Trans> : <Trans>per year</Trans>}</small>
}
