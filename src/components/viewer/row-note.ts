import { formatPrice, formatQuantity } from '#pricing/amount.ts'
import type { PriceRow } from '#pricing/rows.ts'
import type { ViewedRow } from './viewed.ts'
import type { ViewerWords } from './viewer-words.ts'

/**
 * “16 × 62,50, −10%”, as far as nothing of it is hidden: a count of something without a price says nothing. Without the
 * count where that stands in a field before it.
 */
export function rowNote(row: ViewedRow & PriceRow, words: ViewerWords, locale: string): string {
  if (row.hide_price) return ''
  const off = discountNote(row, words, locale)
  if (row.hide_quantity) return off
  const times = `× ${formatPrice(row.price, { locale })}`
  const all = row.user_quantity ? times : `${formatQuantity(row.quantity, { locale })} ${times}`
  return [(row.user_quantity || row.quantity !== 1 || off) && all, off].filter(Boolean).join(', ')
}

function discountNote({ discount_type, discount_value }: PriceRow, words: ViewerWords, locale: string): string {
  if (discount_type === false || discount_value === 0) return ''
  // One sign, whatever comes: below 0 it adds to the price.
  const sign = discount_value < 0 ? '+' : '−'
  const size = Math.abs(discount_value)
  return discount_type === 'percentage'
    ? `${sign}${words.percentage(formatQuantity(size, { locale }))}`
    : `${sign}${formatPrice(size, { locale })}`
}
