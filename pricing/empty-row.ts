import type { Row } from './rows.ts'

/**
 * A price row with neither words nor an amount, left behind while writing; a quantity or a choice without either makes
 * no difference. It is never shown to a customer and counts for nothing, so leaving it out changes no total.
 */
export const isEmptyRow = (row: Row): boolean =>
  row.type === 'price' &&
  (row.content ?? '').trim() === '' &&
  row.price === 0 &&
  (row.discount_type === false || row.discount_value === 0)
