import { expect, test } from 'vitest'
import { priceTables } from '#pricing/price-tables.ts'
import { plainPriceRow } from '#wire/price-rows.ts'
import { changingQuantity, choosing, chosenTables, noChoices, type ViewedTable } from './viewed.ts'

const price = (key: string, selectable: false | 'check' | 'radio', user_selected = false) => ({
  ...plainPriceRow,
  key,
  content: key,
  price: 100,
  vat_percentage: 21,
  selectable,
  user_selected,
})
const table: ViewedTable = {
  key: 't',
  title: 'Prices',
  settings: { vat_default_percentage: 21, rows_include_vat: false },
  rows: [price('fixed', false), price('wired', 'radio', true), price('wireless', 'radio'), price('extra', 'check')],
}
const total = (tables: readonly ViewedTable[]) => priceTables(tables).price_total

test('without choices the seller’s defaults stand, as the same tables', () => {
  const tables = [table]
  expect(chosenTables(tables, noChoices)).toBe(tables)
})

test('of a radio group exactly the picked one is chosen', () => {
  const [chosen] = chosenTables([table], choosing(table, 2, noChoices))
  expect(chosen?.rows.map((row) => row.type === 'price' && row.user_selected)).toEqual([false, false, true, false])
})

test('a check goes on and off again, and the total follows', () => {
  const on = choosing(table, 3, noChoices)
  const [once] = chosenTables([table], on)
  if (!once) throw new Error('no table')
  expect(total([once])).toBe(300)
  const [twice] = chosenTables([table], choosing(once, 3, on))
  expect(twice && total([twice])).toBe(200)
})

test('a fixed row cannot be picked', () => {
  expect(choosing(table, 0, noChoices)).toBe(noChoices)
})

test('a quantity the customer changes counts, and is never below nothing', () => {
  expect(total(chosenTables([table], changingQuantity('fixed', 3, noChoices)))).toBe(400)
  expect(total(chosenTables([table], changingQuantity('fixed', -3, noChoices)))).toBe(100)
})
