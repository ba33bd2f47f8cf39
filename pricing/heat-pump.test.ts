import { expect, test } from 'vitest'
import { priceTables } from './price-tables.ts'
import {
  at,
  check,
  chosen,
  groups,
  monthly,
  percentOff,
  price,
  radio,
  subtotal,
  table,
  title,
} from './testing/sample-rows.ts'

/** A whole proposal of an installation firm: every kind of row, two VAT groups, and a total set by hand. */
const installation = table([
  title,
  price(1, 6480),
  price(1, 1395),
  price(16, 62.5),
  price(4, 312.5, { discount_type: 'percentage', discount_value: 10 }),
  price(1, 189, { ...radio, ...chosen }),
  price(1, 749, radio),
  price(1, 1120, { ...check, ...chosen }),
  subtotal,
  title,
  price(38, 11.25),
  price(38, 14.5, at(9)),
  price(38, 3.95, check),
  subtotal,
  percentOff(5),
  price(1, 17.5, monthly),
])
const prices = priceTables([installation], { override: 11_650 })

test('every row shows its amount', () => {
  expect(prices.tables[0]?.rows.map((row) => row.subtotal)).toEqual(
    [null, 6480, 1395, 1000, 1125, 189, 749, 1120, 11_309].concat([null, 427.5, 551, 150.1, 978.5, -614.38, 17.5]),
  )
})

test('5 % off, 614.38, is 586.83 at 21 % and 27.55 at 9 %', () => {
  expect(prices.price_total_original).toBe(11_673.12)
  expect(groups(prices.calculated.vat)).toEqual([
    [21, 11_149.67, 2341.43],
    [9, 523.45, 47.11],
  ])
  expect(prices.calculated.total_with_vat).toBe(14_061.66)
})

test('23.12 less by hand is 22.08 at 21 % and 1.04 at 9 %', () => {
  expect(prices.price_total).toBe(11_650)
  expect(groups(prices.vat)).toEqual([
    [21, 11_127.59, 2336.79],
    [9, 522.41, 47.02],
  ])
  expect(prices.total_with_vat).toBe(14_033.81)
})

test('the monthly row stands by itself, its VAT of 3.675 rounded up', () => {
  expect(prices.recurring.month).toEqual({
    subtotal: 17.5,
    vat: 3.68,
    total: 21.18,
    vat_groups: [{ percentage: 21, base: 17.5, total: 3.68 }],
  })
})
