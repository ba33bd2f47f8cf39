import { newPriceRow } from '#src/draft/table.ts'
import type { Row } from '#wire/price-rows.ts'

export type PriceRow = Extract<Row, { type: 'price' }>

/** A row as the service answers it: a new one as it is saved, with what a test is about. */
export function priceRow(fields: Partial<PriceRow> = {}): PriceRow {
  const { key: _key, ...written } = newPriceRow()
  return {
    ...written,
    id: 1,
    content: 'Hosting',
    quantity: 1,
    price: 100,
    discount_value: 0,
    subtotal: null,
    ...fields,
  }
}
