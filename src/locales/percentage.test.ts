import { expect, test } from 'vitest'
import { parseAmount } from '#pricing/amount.ts'
import { formatPercentage } from './percentage.ts'

test.each([
  ['en', '12.5%', '21%'],
  ['nl', '12,5%', '21%'],
  ['de', '12,5\u00A0%', '21\u00A0%'],
])('in %s a percentage is %s', (locale, half, whole) => {
  expect(formatPercentage(12.5, locale)).toBe(half)
  expect(formatPercentage(21, locale)).toBe(whole)
  expect(parseAmount(half, { locale })).toBe(12.5)
})

test('all four decimals of a rate are told, and a minus is a true one', () => {
  expect(formatPercentage(7.1234, 'nl')).toBe('7,1234%')
  expect(formatPercentage(-3, 'en')).toBe('−3%')
})
