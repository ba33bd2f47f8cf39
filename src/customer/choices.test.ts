import { expect, test } from 'vitest'
import type { ViewedTable } from '#wire/viewed-prices.ts'
import { asSent, carriedOver, chosenTables, joined, noChoices, picking, pricesWith } from './choices.ts'
import { aProposal, priceRow } from './testing/a-proposal.ts'

const table: ViewedTable = {
  title: 'Prices',
  settings: { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false },
  rows: [
    priceRow(1),
    priceRow(2, { selectable: 'radio', user_selected: true, price: 10 }),
    priceRow(3, { selectable: 'radio', price: 30 }),
    priceRow(4, { selectable: 'check', price: 5 }),
    priceRow(5, { user_quantity: true, price: 2 }),
  ],
}

test('of a radio group exactly the picked row is chosen, and only that one is sent', () => {
  const picked = picking(table, 3)
  expect([...picked]).toEqual([
    [2, { selected: false }],
    [3, { selected: true }],
  ])
  expect(asSent(7, [table], picked)).toEqual({ version_id: 7, choices: [{ row_id: 3, selected: true }] })
})

test('a check goes on and off again; what may not be chosen stays', () => {
  expect([...picking(table, 4)]).toEqual([[4, { selected: true }]])
  const [on] = chosenTables([table], picking(table, 4))
  expect(on && [...picking(on, 4)]).toEqual([[4, { selected: false }]])
  expect(picking(table, 1)).toBe(noChoices)
})

test('a later choice wins field by field', () => {
  const both = joined(new Map([[5, { selected: true, quantity: 2 }]]), new Map([[5, { quantity: 3 }]]))
  expect(both.get(5)).toEqual({ selected: true, quantity: 3 })
})

test('the total follows by the one arithmetic where nothing hidden counts', () => {
  const viewed = aProposal({ tables: [table] })
  const choices = joined(joined(picking(table, 3), picking(table, 4)), new Map([[5, { quantity: 3 }]]))
  const { prices, isSettled } = pricesWith(viewed, choices)
  expect(isSettled).toBe(true)
  expect(prices.price_total).toBe(100 + 30 + 5 + 6)
  expect(prices.total_with_vat).toBe(170.61)
})

test('where something hidden counts, the service’s figures stand until it answers, and the choice is shown', () => {
  const viewed = aProposal({ tables: [table], exact: false })
  const { prices, isSettled } = pricesWith(viewed, picking(table, 3))
  expect(isSettled).toBe(false)
  expect(prices.price_total).toBe(viewed.prices.price_total)
  expect(prices.tables[0]?.rows.map(({ selected }) => selected)).toEqual([true, false, true, false, true])
})

test('a row that hides nothing comes to what was chosen at once, whatever others hide', () => {
  const rows = [priceRow(1, { user_quantity: true, price: 2 }), priceRow(2, { price: null, discount_type: null })]
  const viewed = aProposal({ tables: [{ ...table, rows }], exact: false })
  const { prices, isSettled } = pricesWith(viewed, new Map([[1, { quantity: 3 }]]))
  expect(isSettled).toBe(false)
  expect(prices.tables[0]?.rows.map(({ subtotal }) => subtotal)).toEqual([6, 0])
})

test('a total set by hand stands, and the rows say what they come to', () => {
  const viewed = aProposal({ tables: [table], override: 90 })
  const { prices, isSettled } = pricesWith(viewed, new Map([[5, { quantity: 3 }]]))
  expect(isSettled).toBe(true)
  expect(prices.price_total).toBe(90)
  expect(prices.price_total_override).toBe(90)
  expect(prices.tables[0]?.rows.at(-1)?.subtotal).toBe(6)
})

test('another version takes over what still names a row that may be chosen in that way', () => {
  const choices = new Map([
    [4, { selected: true }],
    [5, { quantity: 4, selected: true }],
    [99, { selected: true }],
    [1, { selected: true }],
  ])
  expect([...carriedOver([table], choices)]).toEqual([
    [4, { selected: true }],
    [5, { quantity: 4 }],
  ])
})
