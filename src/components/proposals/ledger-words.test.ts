import { expect, test } from 'vitest'
import { calculation, noteOf } from './ledger-words.ts'
import { priceRow, type PriceRow } from './testing/price-row.ts'

const row = (fields: Partial<PriceRow>) => priceRow({ price: 62.5, content: '', ...fields })

const nl = { locale: 'nl-NL' }

test('one piece without discount needs no calculation', () => {
  expect(calculation(row({}), nl)).toBe('')
  expect(calculation(row({ discount_type: 'percentage', discount_value: 0 }), nl)).toBe('')
})

test.each([
  { fields: { quantity: 16 }, says: '16 × 62,50' },
  { fields: { quantity: 4, discount_type: 'percentage', discount_value: 10 }, says: '4 × 62,50, 10% off' },
  { fields: { discount_type: 'amount', discount_value: 12.5 }, says: '1 × 62,50, 12,50 off' },
  { fields: { quantity: 2.5, price: 0.1234 }, says: '2,5 × 0,1234' },
] as const)('a calculation says how many, of what price and what came off: $says', ({ fields, says }) => {
  expect(calculation(row(fields), nl).replaceAll('\u00A0', ' ')).toBe(says)
})

test('a note says what recurs, whether it counts, and what the customer may change', () => {
  expect(noteOf(row({}))).toBe('')
  expect(noteOf(row({ recurring_type: 'month' }))).toBe('monthly, not in the total')
  expect(noteOf(row({ recurring_type: 'year', recurring_include_in_totals: true, user_quantity: true }))).toBe(
    'yearly, in the total, customer may change the quantity',
  )
})
