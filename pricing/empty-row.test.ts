import { expect, test } from 'vitest'
import { isEmptyRow } from './empty-row.ts'
import { price } from './testing/sample-rows.ts'

test.each([
  { is: true, fields: {}, because: 'nothing was written in it' },
  { is: true, fields: { content: ' \n', quantity: 3 }, because: 'three times nothing is nothing' },
  { is: true, fields: { discount_type: 'percentage' }, because: 'a discount of nothing takes nothing off' },
  { is: false, fields: { content: 'Included' }, because: 'a customer may be told of what costs nothing' },
  { is: false, fields: { price: 10 }, because: 'it counts, though nobody knows what it is for' },
  { is: false, fields: { discount_type: 'amount', discount_value: 5 }, because: 'it takes something off' },
] as const)('a row with $fields is empty: $is, because $because', ({ is, fields }) => {
  expect(isEmptyRow(price(1, 0, fields))).toBe(is)
})

test('only price rows can be: a subtotal or a title without words is still one', () => {
  expect(isEmptyRow({ type: 'subtotal', content: '' })).toBe(false)
  expect(isEmptyRow({ type: 'title', content: '' })).toBe(false)
})
