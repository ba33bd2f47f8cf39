import * as fc from 'fast-check'
import { amountOff, percentOff, price, subtotal, table, title } from './sample-rows.ts'
import type { PriceRow } from '#pricing/rows.ts'

/** Decimals with up to `digits` digits after the mark, as the wire allows them. */
export const decimal = (digits: number, { min, max }: { min: number; max: number }) =>
  fc.integer({ min: min * 10 ** digits, max: max * 10 ** digits }).map((n) => n / 10 ** digits)

const vat = fc.constantFrom(null, 0, 5.5, 9, 21)
const percentage = decimal(2, { min: 0, max: 100 })
const money = decimal(2, { min: -500, max: 500 })

const anyPrice = fc.record({
  quantity: decimal(4, { min: -20, max: 100 }),
  price: decimal(4, { min: -50, max: 5000 }),
  vat_percentage: vat,
  discount_type: fc.constantFrom<PriceRow['discount_type'][]>(false, 'percentage', 'amount'),
  discount_value: percentage,
})
const choice = fc.record({
  selectable: fc.constantFrom<PriceRow['selectable'][]>(false, 'check', 'radio'),
  user_selected: fc.boolean(),
  recurring_type: fc.constantFrom<PriceRow['recurring_type'][]>(false, false, 'month', 'year'),
  recurring_include_in_totals: fc.boolean(),
})

/** Price rows that always count, once. */
export const fixedRow = anyPrice.map((fields) => price(1, 1, fields))

export const priceRow = fc.tuple(anyPrice, choice).map(([fields, choices]) => price(1, 1, { ...fields, ...choices }))

export const discountRow = fc.oneof(percentage.map(percentOff), money.map(amountOff))

export const row = fc.oneof(
  { arbitrary: priceRow, weight: 6 },
  { arbitrary: discountRow, weight: 1 },
  { arbitrary: fc.constantFrom(subtotal, title), weight: 1 },
)

export const settings = fc.record({ vat_default_percentage: fc.constantFrom(0, 9, 21), rows_include_vat: fc.boolean() })

export const anyTable = fc.tuple(fc.array(row, { maxLength: 20 }), settings).map(([rows, set]) => table(rows, set))
