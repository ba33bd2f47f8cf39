import { t } from '@lingui/core/macro'
import type { Notation } from '#pricing/amount.ts'
import type { PriceFields } from '#src/draft/table.ts'
import { discountText, figureText } from './figures.ts'

/** What the figures of a row cannot say. */
export function noteOf(row: PriceFields): string {
  return [
    row.recurring_type !== false && recurringText(row.recurring_type, row.recurring_include_in_totals),
    row.user_quantity && t`customer may change the quantity`,
    row.hide_price && t`price hidden`,
    row.hide_quantity && t`quantity hidden`,
  ]
    .filter(Boolean)
    .join(', ')
}

function recurringText(period: 'month' | 'year', within: boolean): string {
  if (period === 'month') return within ? t`monthly, in the total` : t`monthly, not in the total`
  return within ? t`yearly, in the total` : t`yearly, not in the total`
}

/**
 * How the amount came about, where there is no room for columns: "4 × 312,50, 10% off". Nothing where it is simply the
 * price, unless it is wanted `always`.
 */
export function calculation(row: PriceFields, notation: Notation, { always = false } = {}): string {
  const off = discountText(row, notation)
  if (row.quantity === 1 && off === '' && !always) return ''
  const times = `${figureText(row.quantity, 'quantity', notation)} × ${figureText(row.price, 'price', notation)}`
  return off === '' ? times : t`${times}, ${off} off`
}
