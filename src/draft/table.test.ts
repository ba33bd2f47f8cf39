import { expect, test } from 'vitest'
import { priceTable } from '#wire/price-rows.ts'
import { copyOf, draftTables, newPriceRow, priced, wireRows } from './table.ts'
import { price, radio } from '#src/components/price-grid/testing/drafts.ts'

test('a copy is equal to its original but for its keys, and a radio group keeps the choice it has', () => {
  const row = price('a', { content: 'Boiler', unique_id: 'boiler', selectable: 'check', user_selected: true })
  expect(copyOf({ ...row, id: 7 }, 'b')).toEqual({ ...row, key: 'b', unique_id: '' })
  expect(copyOf(radio('a', { user_selected: true }), 'b')).toMatchObject({ user_selected: false })
})

test('a figure that cannot be read counts as nothing', () => {
  expect(priced(price('a', { price: 'ten', quantity: 3 }))).toMatchObject({ price: 0, quantity: 3 })
})

test('rows are handed over with exactly one selected in each radio group', () => {
  const rows = [
    radio('a'),
    radio('b'),
    price('c'),
    radio('d', { user_selected: true }),
    radio('e', { user_selected: true }),
  ]
  expect(wireRows(rows).map((row) => row.type === 'price' && row.user_selected)).toEqual([
    true,
    false,
    false,
    true,
    false,
  ])
})

test('what the service tells is handed over again as it was, with the ids of what is saved', () => {
  const { key: _key, id: _id, ...fields } = newPriceRow()
  const row = { ...fields, id: 4, subtotal: 0 }
  const sums = { subtotal: 0, total: 0 }
  const settings = { vat_default_percentage: 21, vat_hidden: true, rows_include_vat: false }
  const answered = { id: null, title: 'Prices', ...sums, settings, vat: [], recurring: { month: sums, year: sums } }
  const [table] = draftTables([priceTable.parse({ ...answered, rows: [row, { ...row, id: 5 }] })])
  expect(table?.settings).toEqual(settings)
  expect(wireRows([...(table?.rows ?? []), price('new')])).toEqual([
    { ...fields, id: 4, picture: null },
    { ...fields, id: 5, picture: null },
    { ...fields, price: 100, picture: null },
  ])
})
