import type { Row } from '#wire/price-rows.ts'

export type PriceRow = Extract<Row, { type: 'price' }>

/** A row as the service answers it: one piece, of no options, with what a test is about. */
export const priceRow = (fields: Partial<PriceRow> = {}): PriceRow => ({
  id: 1,
  type: 'price',
  content: 'Hosting',
  quantity: 1,
  price: 100,
  vat_percentage: null,
  selectable: false,
  user_selected: false,
  user_quantity: false,
  discount_type: false,
  discount_value: 0,
  recurring_type: false,
  recurring_include_in_totals: false,
  hide_price: false,
  hide_quantity: false,
  unique_id: '',
  product_id: null,
  sku: '',
  subtotal: null,
  ...fields,
})
