import { expect, test } from 'vitest'
import { priceTables } from '#pricing/price-tables.ts'
import type { Row } from '#wire/price-rows.ts'
import { ledgerLines } from './ledger-lines.ts'
import { priceRow } from './testing/price-row.ts'

const radio = (fields = {}) => priceRow({ selectable: 'radio', ...fields })
const title: Row = { type: 'title', id: 2, content: 'Installatie', subtotal: null }
const settings = { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false }

const linesOf = (rows: Row[]) => ledgerLines(rows, priceTables([{ rows, settings }]).tables[0]?.rows ?? [])

test('a bracket joins the first to the last of neighbouring radio rows', () => {
  expect(linesOf([radio(), radio(), radio()]).map(({ position }) => position)).toEqual(['first', 'within', 'last'])
})

test('a title ends a radio group, and a radio row alone has no bracket', () => {
  const lines = linesOf([radio(), title, radio(), radio()])
  expect(lines.map(({ position }) => position)).toEqual([undefined, undefined, 'first', 'last'])
})

test('an option that is not chosen is off and keeps its amount', () => {
  const [chosen, other, unticked] = linesOf([
    radio({ user_selected: true }),
    radio({ price: 749 }),
    priceRow({ selectable: 'check', price: 3.95, quantity: 38 }),
  ])
  expect(chosen).toMatchObject({ off: false, amount: 100 })
  expect(other).toMatchObject({ off: true, amount: 749 })
  expect(unticked).toMatchObject({ off: true, amount: 150.1 })
})

test('a title has no amount, a discount a negative one', () => {
  const discount: Row = {
    type: 'discount',
    id: 3,
    content: 'Korting',
    discount_type: 'percentage',
    discount_value: 5,
    subtotal: null,
  }
  expect(linesOf([title, priceRow({}), discount]).map(({ amount }) => amount)).toEqual([null, 100, -5])
})
