import { expect, test } from 'vitest'
import { priceTables } from './price-tables.ts'
import type { Row, Table } from './rows.ts'
import {
  amountOff,
  at,
  groups,
  inTotals,
  monthly,
  percentOff,
  price,
  radio,
  subtotal,
  table,
  yearly,
} from './testing/sample-rows.ts'

const including = { rows_include_vat: true }
const hundred = price(1, 100)

interface RecurringExample {
  rows: readonly Row[]
  settings?: Partial<Table['settings']>
  /** One-off, without VAT. */
  once: number
  /** [without VAT, VAT, with VAT] */
  month?: [number, number, number]
  year?: [number, number, number]
  because: string
}

test.each<RecurringExample>([
  { rows: [hundred, price(1, 10, monthly)], once: 100, month: [10, 2.1, 12.1], because: 'a month stays by itself' },
  { rows: [hundred, price(2, 60, yearly)], once: 100, year: [120, 25.2, 145.2], because: 'a year has its own sum' },
  {
    rows: [hundred, price(1, 10, { ...monthly, ...inTotals })],
    once: 110,
    month: [10, 2.1, 12.1],
    because: 'a row that joins the totals is in both sums',
  },
  {
    rows: [hundred, price(1, 10, { ...monthly, ...inTotals, selectable: 'check' })],
    once: 100,
    because: 'an unselected row is in neither',
  },
  {
    rows: [hundred, price(1, 10, monthly), percentOff(10)],
    once: 90,
    month: [10, 2.1, 12.1],
    because: 'a discount row is of the one-off totals',
  },
  {
    rows: [hundred, price(1, 10, { ...monthly, ...inTotals }), percentOff(10)],
    once: 99,
    month: [10, 2.1, 12.1],
    because: 'a discount row takes a joined row off the one-off totals, the month goes on as it is',
  },
  {
    rows: [price(1, 20, { ...monthly, discount_type: 'percentage', discount_value: 25 })],
    once: 0,
    month: [15, 3.15, 18.15],
    because: "a row's own discount holds every month",
  },
  {
    rows: [price(1, 10, { ...monthly, ...radio }), price(1, 20, { ...monthly, ...radio, user_selected: true })],
    once: 0,
    month: [20, 4.2, 24.2],
    because: 'a choice of subscriptions counts the chosen one',
  },
  {
    rows: [price(1, 10, monthly), price(1, 10, { ...monthly, ...at(9) })],
    once: 0,
    month: [20, 3, 23],
    because: 'VAT of a month is taken by group',
  },
  {
    rows: [price(1, 12.1, monthly)],
    settings: including,
    once: 0,
    month: [10, 2.1, 12.1],
    because: 'VAT inside the price is taken out of a month too',
  },
])('$once once because $because', ({ rows, settings, once, month = [0, 0, 0], year = [0, 0, 0] }) => {
  const { price_total_original, recurring } = priceTables([table(rows, settings)])
  expect(price_total_original).toBe(once)
  expect([recurring.month.subtotal, recurring.month.vat, recurring.month.total]).toEqual(month)
  expect([recurring.year.subtotal, recurring.year.vat, recurring.year.total]).toEqual(year)
})

test('a recurring row outside the totals shows its amount and is in no subtotal row', () => {
  const [only] = priceTables([table([hundred, price(1, 10, monthly), subtotal])]).tables
  expect(only?.rows).toEqual([
    { subtotal: 100, counted: true, selected: true },
    { subtotal: 10, counted: false, selected: true },
    { subtotal: 100, counted: false, selected: true },
  ])
})

interface OverrideExample {
  tables: readonly Table[]
  override: number
  /** [percentage, base, VAT] of each group of the whole proposal. */
  vat: [number, number, number][]
  total: number
  because: string
}

test.each<OverrideExample>([
  {
    tables: [table([hundred])],
    override: 90,
    vat: [[21, 90, 18.9]],
    total: 108.9,
    because: 'VAT follows the override',
  },
  { tables: [table([hundred])], override: 110, vat: [[21, 110, 23.1]], total: 133.1, because: 'it may be higher' },
  { tables: [table([hundred])], override: 0, vat: [[21, 0, 0]], total: 0, because: 'nothing is an override too' },
  { tables: [table([hundred])], override: -50, vat: [[21, -50, -10.5]], total: -60.5, because: 'it may be a credit' },
  { tables: [table([hundred])], override: 89.995, vat: [[21, 90, 18.9]], total: 108.9, because: 'it has two decimals' },
  {
    tables: [table([])],
    override: 500,
    vat: [[21, 500, 105]],
    total: 605,
    because: 'without rows the default VAT holds',
  },
  { tables: [], override: 500, vat: [[0, 500, 0]], total: 500, because: 'without tables no VAT is known' },
  {
    tables: [table([hundred, price(1, 50, at(9))])],
    override: 135,
    vat: [
      [21, 90, 18.9],
      [9, 45, 4.05],
    ],
    total: 157.95,
    because: 'the difference is spread as a discount row is',
  },
  {
    tables: [table([hundred]), table([price(1, 50, at(9))])],
    override: 300,
    vat: [
      [21, 200, 42],
      [9, 100, 9],
    ],
    total: 351,
    because: 'it is of the whole proposal, over all tables',
  },
  {
    tables: [table([hundred, price(1, 100, at(0))])],
    override: 190,
    vat: [
      [21, 95, 19.95],
      [0, 95, 0],
    ],
    total: 209.95,
    because: 'a group of 0 % takes its share',
  },
  {
    tables: [table([price(1, 121)], including)],
    override: 90,
    vat: [[21, 90, 18.9]],
    total: 108.9,
    because: 'it is without VAT, also where prices include it',
  },
  {
    tables: [table([price(1, 100)], including)],
    override: 82.64,
    vat: [[21, 82.64, 17.36]],
    total: 100,
    because: 'the calculated total as override changes nothing: 17.36 was taken out, 17.35 would come on top',
  },
  {
    tables: [table([hundred, price(-1, 100, at(9))])],
    override: 50,
    vat: [
      [21, 150, 31.5],
      [9, -100, -9],
    ],
    total: 72.5,
    because: 'where groups cancel out one takes all, of equals the higher percentage',
  },
  {
    tables: [table([price(0, 100, at(9))])],
    override: 50,
    vat: [[9, 50, 4.5]],
    total: 54.5,
    because: 'a group that holds nothing is still the one to take it',
  },
])('$total with $override set by hand because $because', ({ tables, override, vat, total }) => {
  const prices = priceTables(tables, { override })
  expect(groups(prices.vat)).toEqual(vat)
  expect(prices.total_with_vat).toBe(total)
})

test('no override leaves the calculated total', () => {
  const prices = priceTables([table([hundred])], { override: null })
  expect(prices).toEqual(priceTables([table([hundred])]))
  expect(prices).toMatchObject({ price_total: 100, price_total_original: 100, price_total_override: null })
})

test('an override moves neither tables nor recurring sums, and keeps what was calculated beside it', () => {
  const tables = [table([hundred, price(1, 10, monthly)])]
  const calculated = priceTables(tables)
  expect(priceTables(tables, { override: 80 })).toMatchObject({
    tables: calculated.tables,
    recurring: calculated.recurring,
    calculated: { vat: calculated.vat, total_with_vat: 121 },
    price_total_original: 100,
    price_total: 80,
    price_total_override: 80,
  })
})

test("tables' totals add up to the proposal's, though their VAT was rounded apart", () => {
  const prices = priceTables([table([price(1, 0.12)]), table([price(1, 0.12)])])
  expect(prices.tables.map(({ total }) => total)).toEqual([0.15, 0.15])
  expect(prices).toMatchObject({ vat: [{ percentage: 21, base: 0.24, total: 0.06 }], total_with_vat: 0.3 })
})

test('tables with VAT in their prices and without stand side by side, each with discounts of its own', () => {
  const prices = priceTables([table([hundred, amountOff(10)]), table([price(1, 121), percentOff(10)], including)])
  expect(prices).toMatchObject({ price_total: 180, total_with_vat: 217.8 })
})
