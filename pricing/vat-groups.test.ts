import { expect, test } from 'vitest'
import { figures, amountOff, at, percentOff, price, subtotal, type Example } from './testing/sample-rows.ts'

test.each<Example>([
  {
    rows: [price(1, 100), price(1, 50, at(9))],
    vat: [
      [21, 100, 21],
      [9, 50, 4.5],
    ],
    total: 175.5,
    because: 'each percentage is a group, the highest first',
  },
  {
    rows: [price(1, 10), price(1, 10, at(21))],
    vat: [[21, 20, 4.2]],
    total: 24.2,
    because: 'no percentage means the default of the table',
  },
  {
    rows: [price(1, 0.12), price(1, 0.12), price(1, 0.12)],
    vat: [[21, 0.36, 0.08]],
    total: 0.44,
    because: 'VAT is rounded at the group: 0.0756, not three times 0.0252',
  },
  { rows: [price(1, 100, at(0))], vat: [[0, 100, 0]], total: 100, because: 'a group of 0 % is listed' },
  { rows: [price(1, 100, at(5.5))], vat: [[5.5, 100, 5.5]], total: 105.5, because: 'a percentage may have decimals' },
  { rows: [price(-1, 2.5)], vat: [[21, -2.5, -0.53]], total: -3.03, because: 'VAT of −0.525 rounds away from zero' },
])('$total because $because', ({ rows, lines, vat, total }) => {
  expect(figures(rows)).toMatchObject({ vat, total, ...(lines && { lines }) })
})

test.each<Example>([
  {
    rows: [price(1, 121), subtotal],
    lines: [121, 121],
    vat: [[21, 100, 21]],
    total: 121,
    because: 'rows stay as entered and the table takes VAT out',
  },
  {
    rows: [price(1, 100)],
    vat: [[21, 82.64, 17.36]],
    total: 100,
    because: 'what was entered is the total to the cent',
  },
  {
    rows: [price(1, 121), price(1, 109, at(9))],
    vat: [
      [21, 100, 21],
      [9, 100, 9],
    ],
    total: 230,
    because: 'each group takes out its own',
  },
  {
    rows: [price(1, 0.99), price(1, 0.99), price(1, 0.99)],
    vat: [[21, 2.45, 0.52]],
    total: 2.97,
    because: 'VAT is taken out of the group: 0.5155, not three times 0.1718',
  },
  { rows: [price(1, 50, at(0))], vat: [[0, 50, 0]], total: 50, because: '0 % takes out nothing' },
  { rows: [price(-1, 121)], vat: [[21, -100, -21]], total: -121, because: 'a credit gives VAT back' },
  {
    rows: [price(1, 121), percentOff(10)],
    lines: [121, -12.1],
    vat: [[21, 90, 18.9]],
    total: 108.9,
    because: 'a discount row is of prices with VAT',
  },
  {
    rows: [price(1, 121), price(1, 109, at(9)), amountOff(23)],
    vat: [
      [21, 90, 18.9],
      [9, 90, 8.1],
    ],
    total: 207,
    because: 'a discount row is spread by what was entered: 12.10 and 10.90',
  },
])('with VAT in the prices $total because $because', ({ rows, lines, vat, total }) => {
  expect(figures(rows, { rows_include_vat: true })).toMatchObject({ vat, total, ...(lines && { lines }) })
})
