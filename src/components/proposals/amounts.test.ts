import { describe, expect, test } from 'vitest'
import { priceTables } from '#pricing/price-tables.ts'
import { plainPriceRow } from '#wire/price-rows.ts'
import type { Table } from '#pricing/rows.ts'
import { symbolIn, totalOf, vatLines } from './amounts.ts'

describe('the total of a listed proposal', () => {
  test('is the calculated one where nobody set another', () => {
    expect(totalOf({ price_total_original: '11673.12', price_total_override: null })).toEqual({
      value: 11673.12,
      byHand: false,
    })
  })

  test('is the one set by hand, zero too', () => {
    expect(totalOf({ price_total_original: '11673.12', price_total_override: '0.00' })).toEqual({
      value: 0,
      byHand: true,
    })
  })
})

test.each([
  { written: '€ 11.650,00', before: '€\u00A0', after: '' },
  { written: '€\u00A0-614,38', before: '€\u00A0', after: '' },
  { written: '$1,234.50', before: '$', after: '' },
  { written: '-$1,234.50', before: '$', after: '' },
  { written: '1 234,50\u202F€', before: '', after: '\u00A0€' },
  { written: 'CHF 1’234.50', before: 'CHF\u00A0', after: '' },
  { written: '12,00', before: '', after: '' },
])('the symbol of "$written" stands where the account writes it', ({ written, before, after }) => {
  expect(symbolIn(written)).toEqual({ before, after })
})

const row = (vat_percentage: number, price: number, recurring_type: false | 'month' = false) => ({
  ...plainPriceRow,
  price,
  vat_percentage,
  recurring_type,
})

test('VAT has one line per percentage of any column, the highest first', () => {
  const table: Table = {
    rows: [row(9, 100), row(21, 200), row(0, 50, 'month')],
    settings: { vat_default_percentage: 21, rows_include_vat: false },
  }
  expect(vatLines(priceTables([table]))).toMatchObject([
    { percentage: 21, base: 200, once: 42, month: null },
    { percentage: 9, base: 100, once: 9, month: null },
    { percentage: 0, base: null, once: null, month: 0 },
  ])
})
