import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount, formatMoney, formatPrice, formatQuantity, parseAmount } from './amount.ts'
import { decimal } from './testing/arbitraries.ts'

const spaces = (text: string) => text.replaceAll(/[\u00A0\u202F]/gu, ' ')

test.each([
  { text: '12', nl: 12, en: 12, because: 'digits are digits' },
  { text: '1.234,50', nl: 1234.5, en: 1234.5, because: 'the last of two separators is the decimal mark' },
  { text: '1,234.50', nl: 1234.5, en: 1234.5, because: 'in either notation' },
  { text: '1 234,50', nl: 1234.5, en: 1234.5, because: 'a space groups' },
  { text: '1\u202F234\u00A0567,5', nl: 1_234_567.5, en: 1_234_567.5, because: 'any kind of space does' },
  { text: '1’234.50', nl: 1234.5, en: 1234.5, because: 'an apostrophe groups' },
  { text: '1.234', nl: 1234, en: 1.234, because: 'a lone separator is read by the notation' },
  { text: '1,234', nl: 1.234, en: 1234, because: 'a lone separator is read by the notation' },
  { text: '12,5', nl: 12.5, en: 12.5, because: 'one digit after it makes it a decimal mark' },
  { text: '12.50', nl: 12.5, en: 12.5, because: 'so do two' },
  { text: '1.2345', nl: 1.2345, en: 1.2345, because: 'and four' },
  { text: '0.125', nl: 0.125, en: 0.125, because: 'no group starts with a zero' },
  { text: '1234.567', nl: 1234.567, en: 1234.567, because: 'no group has four digits' },
  { text: '1.234.567', nl: 1_234_567, en: 1_234_567, because: 'a repeated separator groups' },
  { text: ',5', nl: 0.5, en: 0.5, because: 'the zero may be left out' },
  { text: '5,', nl: 5, en: 5, because: 'typing may have stopped there' },
  { text: '-7', nl: -7, en: -7, because: 'a sign may stand before it' },
  { text: '−614,38', nl: -614.38, en: -614.38, because: 'a true minus sign is one too' },
  { text: ' 12 ', nl: 12, en: 12, because: 'spaces around do not matter' },
  { text: '€ 12,50', nl: 12.5, en: 12.5, because: 'a symbol may stand before it' },
  { text: '12,50 €', nl: 12.5, en: 12.5, because: 'or after it' },
  { text: '-€1,234.50', nl: -1234.5, en: -1234.5, because: 'or behind the sign' },
  { text: '€ -5', nl: -5, en: -5, because: 'or before the sign' },
  { text: 'US$ 12', nl: 12, en: 12, because: 'symbols may have letters' },
  { text: '12 EUR', nl: 12, en: 12, because: 'a currency may be written out' },
  { text: '€ 1.250,-', nl: 1250, en: 1250, because: 'a dash stands for no cents' },
  { text: '21 %', nl: 21, en: 21, because: 'a percentage is its number' },
  { text: '3*40', nl: 120, en: 120, because: 'a sum is worked out' },
  { text: '16 × 62,50', nl: 1000, en: 1000, because: 'as the screen shows it too' },
  { text: '2+3*4', nl: 14, en: 14, because: 'products go first' },
  { text: '(2+3)*4', nl: 20, en: 20, because: 'parentheses before them' },
  { text: '10-2-3', nl: 5, en: 5, because: 'the rest goes from left to right' },
  { text: '100/8/2', nl: 6.25, en: 6.25, because: 'divisions too' },
  { text: '-(2+3)', nl: -5, en: -5, because: 'a sign may stand before parentheses' },
  { text: '3*-2', nl: -6, en: -6, because: 'and inside a sum' },
  { text: '1/-4', nl: -0.25, en: -0.25, because: 'also below a division' },
  { text: '100/3', nl: 33.3333, en: 33.3333, because: 'a result has 4 decimals' },
  { text: '100/3*3', nl: 100, en: 100, because: 'only the result is rounded' },
  { text: '0,1+0,2', nl: 0.3, en: 0.3, because: 'it is exact' },
  { text: '1,00005', nl: 1.0001, en: 1.0001, because: 'half rounds away from zero' },
  { text: '-0', nl: 0, en: 0, because: 'zero has no sign' },
])('$text is $nl in nl and $en in en because $because', ({ text, nl, en }) => {
  expect(parseAmount(text, { locale: 'nl' })).toBe(nl)
  expect(parseAmount(text, { locale: 'en' })).toBe(en)
})

const notAmounts = ['', ' ', '.', '-', '€', '%', 'abc', '12 abc', '1e5', '0x10', 'NaN', 'Infinity', '1_000', '٣', '1;2']
const notGrouped = ['1.23.456', '1,234,5', '12 34', '1.234 567', '1,234.567.890']
const notSums = ['1/0', '1/(2-2)', '2*', '*2', '2**3', '(2', '2)', '()', '2 (3)', '--2', '100*21%', '€ 5 €', '5 % %']
const notSane = ['9'.repeat(101), '('.repeat(60)]

test.each([notAmounts, notGrouped, notSums, notSane].flat())('%j is no amount', (text) => {
  expect(parseAmount(text, { locale: 'nl' })).toBeUndefined()
})

test('no text whatever is NaN, infinite or throws', () => {
  const typed = fc.string({ unit: fc.constantFrom(..."0123456789.,' +-*/()€%- ".split('')) })
  fc.assert(
    fc.property(fc.oneof(typed, fc.string()), (text) => {
      const amount = parseAmount(text, { locale: 'nl' })
      expect(amount === undefined || Number.isFinite(amount)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

describe.each(['nl', 'en', 'de', 'fr', 'sv', 'de-CH', 'pl', 'pt-BR'])('in %s', (locale) => {
  const notation = { locale }
  const amount = decimal(2, { min: -1e9, max: 1e9 })

  test('a formatted amount reads as the same amount', () => {
    fc.assert(fc.property(amount, (value) => parseAmount(formatAmount(value, notation), notation) === value))
  })

  test('a formatted quantity reads as the same quantity', () => {
    const quantity = decimal(4, { min: -1e6, max: 1e6 })
    fc.assert(fc.property(quantity, (value) => parseAmount(formatQuantity(value, notation), notation) === value))
  })

  test('formatted money reads as the same amount', () => {
    const euros = { locale, currency: 'EUR' }
    fc.assert(fc.property(amount, (value) => parseAmount(formatMoney(value, euros), notation) === value))
  })
})

test.each([
  { locale: 'nl', amount: '−14.033,80', quantity: '1.234,5678', money: '€ 14.033,80' },
  { locale: 'en', amount: '−14,033.80', quantity: '1,234.5678', money: '€14,033.80' },
  { locale: 'de', amount: '−14.033,80', quantity: '1.234,5678', money: '14.033,80 €' },
])('$locale writes $money', ({ locale, amount, quantity, money }) => {
  expect(formatAmount(-14_033.8, { locale })).toBe(amount)
  expect(formatQuantity(1234.5678, { locale })).toBe(quantity)
  expect(spaces(formatMoney(14_033.8, { locale, currency: 'EUR' }))).toBe(money)
})

test('a whole quantity has no decimals, an amount always two', () => {
  expect(formatQuantity(38, { locale: 'nl' })).toBe('38')
  expect(formatAmount(38, { locale: 'nl' })).toBe('38,00')
})

test.each([
  { price: 38, as: '38,00' },
  { price: 0.085, as: '0,085' },
  { price: -1234.5678, as: '−1.234,5678' },
])('the price of a unit has two decimals, and up to four where it has them: $as', ({ price, as }) => {
  expect(formatPrice(price, { locale: 'nl' })).toBe(as)
})

test('money shows the cents the arithmetic holds, also in a currency that has none', () => {
  expect(spaces(formatMoney(100.5, { locale: 'en', currency: 'JPY' }))).toBe('¥100.50')
})

test('a zero has no minus sign', () => {
  expect(formatAmount(-0.001, { locale: 'nl' })).toBe('0,00')
})
