import { expect, test } from 'vitest'
import { figures, amountOff, at, check, percentOff, price, subtotal, type Example } from './testing/sample-rows.ts'

test.each<Example>([
  {
    rows: [price(1, 100), percentOff(10)],
    lines: [100, -10],
    vat: [[21, 90, 18.9]],
    total: 108.9,
    because: 'it is a percentage of the rows above',
  },
  {
    rows: [price(1, 200), percentOff(10), percentOff(10)],
    lines: [200, -20, -18],
    vat: [[21, 162, 34.02]],
    total: 196.02,
    because: 'two discounts compound',
  },
  {
    rows: [price(1, 200), amountOff(50), percentOff(10)],
    lines: [200, -50, -15],
    vat: [[21, 135, 28.35]],
    total: 163.35,
    because: 'a percentage is of what an amount left',
  },
  {
    rows: [price(1, 100), percentOff(10), price(1, 100)],
    vat: [[21, 190, 39.9]],
    total: 229.9,
    because: 'rows below are not discounted',
  },
  {
    rows: [price(1, 100), subtotal, percentOff(10)],
    lines: [100, 100, -10],
    vat: [[21, 90, 18.9]],
    total: 108.9,
    because: 'a subtotal row does not limit it',
  },
  {
    rows: [price(1, 100), price(1, 50, check), percentOff(10)],
    vat: [[21, 90, 18.9]],
    total: 108.9,
    because: 'an unselected row is not discounted',
  },
  {
    rows: [price(1, 100), price(1, 50, at(9)), percentOff(10)],
    vat: [
      [21, 90, 18.9],
      [9, 45, 4.05],
    ],
    total: 157.95,
    because: 'each group takes its share',
  },
  {
    rows: [price(1, 10, at(0)), price(1, 10, at(9)), price(1, 10), amountOff(10)],
    vat: [
      [21, 6.66, 1.4],
      [9, 6.67, 0.6],
      [0, 6.67, 0],
    ],
    total: 22,
    because: 'of equal groups the highest percentage takes the last cent',
  },
  {
    rows: [price(1, 25), price(1, 50, at(9)), price(1, 25, at(0)), amountOff(0.01)],
    vat: [
      [21, 25, 5.25],
      [9, 49.99, 4.5],
      [0, 25, 0],
    ],
    total: 109.74,
    because: 'the largest group takes the last cent',
  },
  {
    rows: [price(1, 0.3), percentOff(5)],
    lines: [0.3, -0.02],
    vat: [[21, 0.28, 0.06]],
    total: 0.34,
    because: 'half a cent of discount rounds away from zero',
  },
  {
    rows: [price(1, 100), percentOff(150)],
    lines: [100, -150],
    vat: [[21, -50, -10.5]],
    total: -60.5,
    because: 'nothing bounds a discount',
  },
  {
    rows: [price(1, 100), amountOff(-10)],
    lines: [100, 10],
    vat: [[21, 110, 23.1]],
    total: 133.1,
    because: 'a negative discount adds',
  },
  { rows: [percentOff(10)], lines: [0], vat: [], total: 0, because: 'a percentage of nothing is nothing' },
  {
    rows: [amountOff(10)],
    lines: [-10],
    vat: [[21, -10, -2.1]],
    total: -12.1,
    because: 'an amount off nothing goes to the default VAT',
  },
  {
    rows: [price(-1, 100), percentOff(10)],
    lines: [-100, 10],
    vat: [[21, -90, -18.9]],
    total: -108.9,
    because: 'a percentage makes a credit smaller',
  },
  {
    rows: [price(1, 100), price(-1, 20, at(9)), percentOff(10)],
    lines: [100, -20, -8],
    vat: [
      [21, 90, 18.9],
      [9, -18, -1.62],
    ],
    total: 89.28,
    because: 'a percentage is the same off every group, a credit too',
  },
  {
    rows: [price(1, 100), price(-1, 90, at(9)), amountOff(20)],
    vat: [
      [21, 80, 16.8],
      [9, -90, -8.1],
    ],
    total: -1.3,
    because: 'above the whole, a credit takes no share',
  },
  {
    rows: [price(1, 100), price(-1, 100, at(9)), amountOff(10)],
    vat: [
      [21, 90, 18.9],
      [9, -100, -9],
    ],
    total: -0.1,
    because: 'where groups cancel out one takes all',
  },
])('$total because $because', ({ rows, lines, vat, total }) => {
  expect(figures(rows)).toMatchObject({ vat, total, ...(lines && { lines }) })
})
