import { t } from '@lingui/core/macro'
import type { Notation } from '#pricing/amount.ts'
import { discountText, figureText } from '#src/components/price-grid/figures.ts'
import type { Row } from '#wire/price-rows.ts'

type PriceRow = Extract<Row, { type: 'price' }>

/** How the amount came about, where it is not simply the price: "4 × 312,50, 10% off". */
export function calculation(row: PriceRow, notation: Notation): string {
  const off = row.discount_value === 0 ? '' : discountText(row, notation)
  if (row.quantity === 1 && !off) return ''
  const times = `${figureText(row.quantity, 'quantity', notation)} × ${figureText(row.price, 'price', notation)}`
  return off ? t`${times}, ${off} off` : times
}

function recurrence(type: 'month' | 'year', within: boolean): string {
  if (type === 'month') return within ? t`monthly, in the total` : t`monthly, not in the total`
  return within ? t`yearly, in the total` : t`yearly, not in the total`
}

/** What the figures of a row cannot say. */
export function noteOf({ recurring_type, recurring_include_in_totals, user_quantity }: PriceRow): string {
  const recurs = recurring_type && recurrence(recurring_type, recurring_include_in_totals)
  return [recurs, user_quantity && t`customer may change the quantity`].filter(Boolean).join(', ')
}
