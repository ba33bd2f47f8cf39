import { expect, test } from 'vitest'
import { figures, check, percentOff, price, pricesOf, subtotal, title, type Example } from './testing/sample-rows.ts'

const off = (discount_type: 'percentage' | 'amount', discount_value: number) => ({ discount_type, discount_value })

test.each<Example>([
  { rows: [], vat: [], total: 0, because: 'an empty table costs nothing' },
  { rows: [price(3, 100)], vat: [[21, 300, 63]], total: 363, because: 'the price counts per piece' },
  { rows: [price(0, 50)], vat: [[21, 0, 0]], total: 0, because: 'nothing of something is still listed' },
  { rows: [price(1, 0.1), price(1, 0.2)], vat: [[21, 0.3, 0.06]], total: 0.36, because: 'cents add up exactly' },
  { rows: [price(1, 1.005)], vat: [[21, 1.01, 0.21]], total: 1.22, because: 'half a cent rounds up' },
  {
    rows: [price(-1, 1.005)],
    vat: [[21, -1.01, -0.21]],
    total: -1.22,
    because: 'half a cent rounds away from zero below it too',
  },
  {
    rows: [price(2.5, 1.0002)],
    vat: [[21, 2.5, 0.53]],
    total: 3.03,
    because: '2.5005 rounds at the line, 0.525 at the VAT',
  },
  { rows: [price(3, 0.3333)], vat: [[21, 1, 0.21]], total: 1.21, because: 'the line is rounded, not the piece' },
  {
    rows: [price(1, 0.004), price(1, 0.004)],
    vat: [[21, 0, 0]],
    total: 0,
    because: 'lines are rounded before they are added',
  },
  {
    rows: [price(5, 50), price(-2, 50)],
    vat: [[21, 150, 31.5]],
    total: 181.5,
    because: 'a negative line is taken off',
  },
  { rows: [price(-2, 50)], vat: [[21, -100, -21]], total: -121, because: 'a table may be a credit as a whole' },
  {
    rows: [price(1, 100, off('percentage', 12.5))],
    vat: [[21, 87.5, 18.38]],
    total: 105.88,
    because: 'a percentage comes off the line',
  },
  {
    rows: [price(4, 25, off('amount', 10))],
    vat: [[21, 90, 18.9]],
    total: 108.9,
    because: 'an amount comes off the line, not off each piece',
  },
  {
    rows: [price(1, 0.05, off('percentage', 10))],
    vat: [[21, 0.05, 0.01]],
    total: 0.06,
    because: 'the discounted line is rounded once: 0.045 up',
  },
  {
    rows: [price(1, 100, off('percentage', 150))],
    vat: [[21, -50, -10.5]],
    total: -60.5,
    because: 'over 100 % a line turns negative',
  },
  {
    rows: [price(-2, 50, off('percentage', 10))],
    vat: [[21, -90, -18.9]],
    total: -108.9,
    because: 'a percentage makes a credit smaller',
  },
  {
    rows: [price(-2, 50, off('amount', 10))],
    vat: [[21, -110, -23.1]],
    total: -133.1,
    because: 'an amount comes off a credit too',
  },
  {
    rows: [price(1, 100, off('percentage', -5))],
    vat: [[21, 105, 22.05]],
    total: 127.05,
    because: 'a negative discount adds',
  },
  {
    rows: [price(1, 100, { discount_value: 50 })],
    vat: [[21, 100, 21]],
    total: 121,
    because: 'a discount without a type is none',
  },
])('$total because $because', ({ rows, lines, vat, total }) => {
  expect(figures(rows)).toMatchObject({ vat, total, ...(lines && { lines }) })
})

test.each<Example>([
  {
    rows: [price(1, 100), price(1, 50), subtotal, price(1, 20), subtotal],
    lines: [100, 50, 150, 20, 20],
    vat: [[21, 170, 35.7]],
    total: 205.7,
    because: 'a subtotal starts after the one before',
  },
  {
    rows: [price(1, 100), percentOff(10), subtotal, percentOff(10), subtotal],
    lines: [100, -10, 90, -9, -9],
    vat: [[21, 81, 17.01]],
    total: 98.01,
    because: 'discount rows are in the subtotal they stand in',
  },
  {
    rows: [price(1, 100), title, price(1, 50), subtotal],
    lines: [100, null, 50, 150],
    vat: [[21, 150, 31.5]],
    total: 181.5,
    because: 'a title has no number and starts nothing',
  },
  {
    rows: [subtotal, price(1, 100)],
    lines: [0, 100],
    vat: [[21, 100, 21]],
    total: 121,
    because: 'a subtotal of nothing is 0',
  },
  {
    rows: [price(1, 100), price(1, 50, check), subtotal],
    lines: [100, 50, 100],
    vat: [[21, 100, 21]],
    total: 121,
    because: 'an unselected row is not in the subtotal',
  },
])('$total because $because', ({ rows, lines, vat, total }) => {
  expect(figures(rows)).toMatchObject({ vat, total, ...(lines && { lines }) })
})

test('a figure that is no number is refused by name, never carried into a sum', () => {
  expect(() => pricesOf([price(Number.NaN, 1)])).toThrow(new RangeError('NaN is not an amount'))
})
