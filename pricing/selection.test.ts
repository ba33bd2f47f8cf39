import { expect, test } from 'vitest'
import { radioGroups, selectedInGroups } from './selection.ts'
import {
  figures,
  at,
  check,
  chosen,
  percentOff,
  price,
  pricesOf,
  radio,
  subtotal,
  title,
  type Example,
} from './testing/sample-rows.ts'

const option = (amount: number, selected = false) => price(1, amount, { ...radio, user_selected: selected })

test.each<Example>([
  {
    rows: [price(1, 100), price(1, 50, check)],
    lines: [100, 50],
    vat: [[21, 100, 21]],
    total: 121,
    because: 'an unselected row shows its amount and does not count',
  },
  {
    rows: [price(1, 100), price(1, 50, { ...check, ...chosen })],
    vat: [[21, 150, 31.5]],
    total: 181.5,
    because: 'a selected one counts',
  },
  {
    rows: [price(1, 100), price(1, 50, { ...check, ...at(9) })],
    vat: [[21, 100, 21]],
    total: 121,
    because: 'an unselected row makes no VAT group',
  },
  {
    rows: [option(10), option(20, true)],
    lines: [10, 20],
    vat: [[21, 20, 4.2]],
    total: 24.2,
    because: 'of a radio group the selected row counts',
  },
  { rows: [option(10), option(20)], vat: [[21, 10, 2.1]], total: 12.1, because: 'none selected means the first' },
  {
    rows: [option(10), option(20, true), option(30, true)],
    vat: [[21, 20, 4.2]],
    total: 24.2,
    because: 'of several selected the first counts',
  },
  { rows: [option(10), title, option(20)], vat: [[21, 30, 6.3]], total: 36.3, because: 'a title makes two groups' },
  {
    rows: [option(10), subtotal, option(20), subtotal],
    lines: [10, 10, 20, 20],
    vat: [[21, 30, 6.3]],
    total: 36.3,
    because: 'a subtotal makes two groups',
  },
  {
    rows: [option(10), price(1, 5), option(20)],
    vat: [[21, 35, 7.35]],
    total: 42.35,
    because: 'a fixed row makes two groups',
  },
  {
    rows: [option(10), price(1, 5, check), option(20)],
    vat: [[21, 30, 6.3]],
    total: 36.3,
    because: 'a check row makes two groups',
  },
  {
    rows: [option(10), percentOff(10), option(20)],
    lines: [10, -1, 20],
    vat: [[21, 29, 6.09]],
    total: 35.09,
    because: 'a discount row makes two groups',
  },
])('$total because $because', ({ rows, lines, vat, total }) => {
  expect(figures(rows)).toMatchObject({ vat, total, ...(lines && { lines }) })
})

test('a row says whether it stands in the proposal and whether it counts', () => {
  const rows = [price(1, 1), price(1, 1, check), option(1), option(1), percentOff(1), subtotal, title]
  expect(pricesOf(rows).rows.map(({ selected, counted }) => [selected, counted])).toEqual([
    [true, true],
    [false, false],
    [true, true],
    [false, false],
    [true, true],
    [true, false],
    [true, false],
  ])
})

test('a group is told by its first and last row and the one selected', () => {
  expect(radioGroups([option(1), option(2, true), title, option(3), price(1, 1)])).toEqual([
    { first: 0, last: 1, selected: 1 },
    { first: 3, last: 3, selected: 3 },
  ])
})

test('a row without a choice is selected whatever its tick says', () => {
  expect(selectedInGroups([price(1, 1), price(1, 1, chosen), price(1, 1, check), option(1), title])).toEqual([
    true,
    true,
    false,
    true,
    true,
  ])
})
