import { expect, test } from 'vitest'
import { priceRow, type PriceRow } from '#src/components/proposals/testing/price-row.ts'
import { rowFacts } from './row-facts.ts'

const before = priceRow({ quantity: 38, price: 1250.5, subtotal: 100 })
const dutch = { locale: 'nl-NL' }
const facts = (change: Partial<PriceRow>) => rowFacts(before, { ...before, ...change }, dutch)

test.each([
  { change: { quantity: 40 }, told: { name: 'Quantity', was: '38', is: '40' } },
  { change: { price: 99 }, told: { name: 'Price', was: '1.250,50', is: '99,00' } },
  { change: { vat_percentage: 9 }, told: { name: 'VAT', was: 'default', is: '9%' } },
  { change: { selectable: 'radio' as const }, told: { name: 'Choice', was: 'none', is: 'one of a group' } },
  { change: { hide_price: true }, told: { name: 'Price hidden', was: 'no', is: 'yes' } },
  { change: { product_id: 7 }, told: { name: 'Product', was: '', is: '' } },
])('$told.name is told in words', ({ change, told }) => {
  expect(facts(change)).toEqual([told])
})

test('kind and figure of a discount are one thing, and so are period and counting', () => {
  const change = { discount_type: 'percentage', discount_value: 10 } as const
  expect(facts({ ...change, recurring_type: 'month', recurring_include_in_totals: true })).toEqual([
    { name: 'Discount', was: 'none', is: '10%' },
    { name: 'Recurring', was: 'none', is: 'monthly, in the total' },
  ])
})

test('the description and what the row comes to are not told again', () => {
  expect(facts({ content: 'Hosting per year', subtotal: 200 })).toEqual([])
})
