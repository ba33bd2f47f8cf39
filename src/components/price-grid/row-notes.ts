import { formatQuantity, type Notation } from '#pricing/amount.ts'
import type { PriceFields } from './draft-table.ts'
import { discountText, figureText } from './figures.ts'

export const percentText = (percentage: number, notation: Notation) => `${formatQuantity(percentage, notation)}\u00A0%`

/** What the figures of a row cannot say. */
export function noteOf(row: PriceFields): string {
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

/** How the amount came about where it is not simply the price, where there is no room for columns: "4 × 312,50, 10 % off". */
export function calculation(row: PriceFields, notation: Notation): string {
  const off = discountText(row, notation)
  if (row.quantity === 1 && off === '') return ''
  const times = `${figureText(row.quantity, 'quantity', notation)} × ${figureText(row.price, 'price', notation)}`
  return off === '' ? times : `${times}, ${off} off`
}
