import type { Notation } from '#pricing/amount.ts'
import { discountText, figureText } from './figures.ts'
import type { PriceDraft, RowKind } from './draft-row.ts'

export const kindWords: Record<RowKind, string> = {
  price: 'Price row',
  title: 'Title',
  subtotal: 'Subtotal',
  discount: 'Discount',
}

/** What the figures of a row cannot say. */
export function noteOf(row: PriceDraft): string {
  const recurs =
    row.recurring_type &&
    `per ${row.recurring_type}, ${row.recurring_include_in_totals ? 'within' : 'outside'} the total`
  return [
    recurs,
    row.user_quantity && 'customer may change the quantity',
    row.hide_price && 'price hidden',
    row.hide_quantity && 'quantity hidden',
  ]
    .filter(Boolean)
    .join(', ')
}

/** How the amount came about where it is not simply the price, for a phone: "4 × 312,50, 10 % off". */
export function calculation(row: PriceDraft, notation: Notation): string {
  const off = discountText(row, notation)
  if (row.quantity === 1 && off === '') return ''
  const times = `${figureText(row.quantity, 'quantity', notation)} × ${figureText(row.price, 'price', notation)}`
  return off === '' ? times : `${times}, ${off} off`
}
