import { expect, test } from 'vitest'
import { plainPriceRow, rowInput } from './price-rows.ts'

test('a price row about which nothing is said is the plain one', () => {
  expect(rowInput.parse({ type: 'price' })).toEqual(plainPriceRow)
})
