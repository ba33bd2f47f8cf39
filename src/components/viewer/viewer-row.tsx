import { memo, use } from 'react'
import { formatQuantity } from '#pricing/amount.ts'
import { isSamePrice, type RowPrices } from '#pricing/price-tables.ts'
import type { PriceRow } from '#pricing/rows.ts'
import { Money } from '#src/components/ui/money.tsx'
import { QuantityField } from './quantity-field.tsx'
import { ReadingContext } from './reading.ts'
import { rowNote } from './row-note.ts'
import { SurfaceContext } from './surface.ts'
import type { ViewedRow } from './viewed.ts'
import { ViewerPicture } from './viewer-picture.tsx'
import css from './viewer-rows.module.css'

type Props = {
  row: ViewedRow
  prices: RowPrices
  /** Of its table, the first is 0. */
  at: number
  /** Radio rows of the same group exclude each other. */
  group: string
  onChoose: (at: number) => void
  onQuantity: (key: string, quantity: number) => void
}

const kindOf = (row: ViewedRow) => (row.type === 'price' && row.selectable !== false ? row.selectable : row.type)

/** Drawn anew only when it changes itself: beside the editor a key in one row leaves the others alone. */
export const ViewerRow = memo(function ViewerRow(props: Props) {
  const { row, prices } = props
  const { choosing, rowId, besideRow, rowChange } = use(SurfaceContext)
  const isChoice = row.type === 'price' && row.selectable !== false
  const change = rowChange?.(row.key)
  return (
    <li
      id={rowId?.(row.key)}
      data-part={row.key}
      data-kind={choosing === 'fixed' && isChoice ? 'chosen' : kindOf(row)}
      data-changed={change ? true : undefined}
      data-off={(isChoice && !prices.selected) || undefined}
      tabIndex={change ? -1 : undefined}
    >
      <Line {...props} />
      {change && <p className={css.change}>{change}</p>}
      {row.type === 'price' && besideRow?.(row.key, row.content)}
    </li>
  )
}, isSameLine)

function isSameLine(before: Props, now: Props): boolean {
  const names = Object.keys(now) as (keyof Props)[]
  return names.every((name) =>
    name === 'prices' ? isSamePrice(before.prices, now.prices) : before[name] === now[name],
  )
}

function Line({ row, prices, at, group, onChoose, onQuantity }: Props) {
  const { words, locale } = use(ReadingContext)
  const { choosing, kind, outdated } = use(SurfaceContext)
  const Title = kind === 'page' ? 'h3' : 'h4'
  if (row.type === 'title') return <Title>{row.content}</Title>
  if (row.type !== 'price')
    return (
      <p className={css.line} aria-busy={outdated !== undefined}>
        <span>{row.content || words[row.type]}</span>
        <Money value={prices.subtotal ?? 0} plain />
      </p>
    )
  const quantity = row.user_quantity && choosing !== 'fixed' && (
    <p className={css.count}>
      <QuantityField
        content={row.content}
        value={row.quantity}
        disabled={choosing !== 'open'}
        onChange={(count) => onQuantity(row.key, count)}
      />
      {/* On paper the figure stands in the field's place. */}
      <span data-count={formatQuantity(row.quantity, { locale })}>{rowNote(row, words, locale)}</span>
    </p>
  )
  const body = <PriceLine row={row} prices={prices} />
  if (row.selectable === false || choosing === 'fixed')
    return (
      <>
        <div className={css.line}>{body}</div>
        {quantity}
      </>
    )
  return (
    <>
      <label className={css.line}>
        <input
          type={row.selectable === 'radio' ? 'radio' : 'checkbox'}
          name={row.selectable === 'radio' ? group : undefined}
          checked={prices.selected}
          disabled={choosing === 'locked'}
          onChange={() => onChoose(at)}
        />
        {body}
      </label>
      {quantity}
    </>
  )
}

function PriceLine({ row, prices }: { row: ViewedRow & PriceRow; prices: RowPrices }) {
  const { words, locale } = use(ReadingContext)
  const { choosing, isOthersChoice } = use(SurfaceContext)
  // Where the quantity can be changed, it stands beside that.
  const note = (choosing === 'fixed' || !row.user_quantity) && rowNote({ ...row, user_quantity: false }, words, locale)
  const isInTotal = row.recurring_type !== false && prices.counted
  const period = row.recurring_type === 'month' ? words.perMonth : words.perYear
  return (
    <>
      <span className={css.content}>
        {row.content}
        {note && <small>{note}</small>}
        {isInTotal && <small>{row.recurring_type === 'month' ? words.firstMonth : words.firstYear}</small>}
        {choosing === 'fixed' && row.selectable !== false && (
          <small data-hand>{isOthersChoice ? words.chosen : words.yourChoice}</small>
        )}
      </span>
      {row.picture && <ViewerPicture picture={row.picture} />}
      {!row.hide_price && prices.subtotal !== null && (
        <span className={css.amount}>
          <Money value={prices.subtotal} plain />
          {row.recurring_type !== false && <small>{period}</small>}
        </span>
      )}
      {(row.hide_price || prices.subtotal === null) && row.recurring_type !== false && <small>{period}</small>}
    </>
  )
}
