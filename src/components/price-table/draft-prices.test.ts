import { expect, test } from 'vitest'
import { draftPrices } from './draft-prices.ts'
import { newRow, type PriceDraft, type RowDraft } from './draft-row.ts'

const price = (fields: Partial<PriceDraft>): RowDraft => ({ ...(newRow('price', 21) as PriceDraft), ...fields })

test('rows of several tables are added up with the VAT each names', () => {
  const { prices, rateKnown } = draftPrices([[price({ price: 100 })], [price({ price: 50, vat_percentage: 9 })]], null)
  expect(prices).toMatchObject({ price_total: 150, total_with_vat: 175.5 })
  expect(rateKnown).toBe(true)
})

test("the total with VAT is not known while a row takes its table's own rate", () => {
  const { prices, rateKnown } = draftPrices([[price({ price: 100, vat_percentage: null })]], null)
  expect(prices.price_total).toBe(100)
  expect(rateKnown).toBe(false)
})

test('rows of all four kinds that are still empty come to nothing and hide nothing', () => {
  const empty = (['price', 'discount', 'subtotal', 'title'] as const).map((kind) => newRow(kind, 21))
  expect(draftPrices([empty], null)).toMatchObject({ prices: { price_total: 0, total_with_vat: 0 }, rateKnown: true })
})
