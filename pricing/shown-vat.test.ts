import { expect, test } from 'vitest'
import { grandTotal, periodTotal, shownVat } from './shown-vat.ts'

const table = (vat_hidden: boolean, rows_include_vat: boolean, rows: readonly unknown[] = ['a row']) => ({
  settings: { vat_hidden, rows_include_vat },
  rows,
})
const prices = { price_total: 100, total_with_vat: 121 }
const month = { subtotal: 10, total: 12.1 }

test('VAT is shown unless every table hides it', () => {
  expect(shownVat([])).toBe('shown')
  expect(shownVat([table(true, true), table(false, true)])).toBe('shown')
  expect(grandTotal(prices, 'shown')).toBe(121)
  expect(periodTotal(month, 'shown')).toBe(12.1)
})

test('where VAT is hidden, the sum is the one that the rows add up to as they were entered', () => {
  const excluding = shownVat([table(true, false), table(true, false)])
  expect([grandTotal(prices, excluding), periodTotal(month, excluding)]).toEqual([100, 10])
  const including = shownVat([table(true, true), table(true, true)])
  expect(including).toBe('included')
  expect([grandTotal(prices, including), periodTotal(month, including)]).toEqual([121, 12.1])
})

test('a table without rows does not decide it', () => {
  expect(shownVat([table(true, true), table(true, false, [])])).toBe('included')
})

test('rows with VAT beside rows without it add up to no sum of their own: VAT is shown although it was to be hidden', () => {
  expect(shownVat([table(true, true), table(true, false)])).toBe('shown')
})
