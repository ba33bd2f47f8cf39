import { expect, test } from 'vitest'
import { priceTables } from '#pricing/price-tables.ts'
import type { Row } from '#wire/price-rows.ts'
import { peekLines } from './peek-lines.ts'
import { priceRow } from './testing/price-row.ts'

const title = (content: string): Row => ({ type: 'title', id: 2, content, subtotal: null })
const discount: Row = {
  type: 'discount',
  id: 3,
  content: 'Spring',
  discount_type: 'percentage',
  discount_value: 10,
  subtotal: null,
}
const settings = { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false }

function linesOf(rows: Row[]) {
  const priced = priceTables([{ rows, settings }]).tables[0]
  const lines = peekLines(rows, priced?.rows ?? [])
  return { lines, sum: lines.reduce((sum, { amount }) => sum + amount, 0), subtotal: priced?.subtotal }
}

test('a title says what its rows come to, a discount stands by itself, and together they are the table', () => {
  const { lines, sum, subtotal } = linesOf([
    title('Heat pump'),
    priceRow({ price: 0.1 }),
    priceRow({ price: 0.2 }),
    { type: 'subtotal', id: 4, content: 'Installed', subtotal: null },
    title('Insulation'),
    priceRow({ price: 50, quantity: 4 }),
    discount,
  ])
  expect(lines).toEqual([
    { kind: 'chapter', words: 'Heat pump', amount: 0.3 },
    { kind: 'chapter', words: 'Insulation', amount: 200 },
    { kind: 'discount', words: 'Spring', amount: -20.03 },
  ])
  expect(sum).toBeCloseTo(subtotal ?? NaN)
})

test('rows without a title stand each by itself', () => {
  const { lines } = linesOf([priceRow({ content: 'Hosting' }), title('Design'), priceRow({ price: 30 })])
  expect(lines).toEqual([
    { kind: 'price', words: 'Hosting', amount: 100 },
    { kind: 'chapter', words: 'Design', amount: 30 },
  ])
})

test('what is not chosen, and what comes every month, is in no line', () => {
  const { lines } = linesOf([
    priceRow({ content: 'Chosen', selectable: 'check', user_selected: true }),
    priceRow({ content: 'Left', selectable: 'check' }),
    priceRow({ content: 'Monthly', recurring_type: 'month' }),
  ])
  expect(lines.map(({ words }) => words)).toEqual(['Chosen'])
})
