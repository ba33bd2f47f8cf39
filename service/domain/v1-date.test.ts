import { expect, test } from 'vitest'
import { timestamp } from './timestamp.ts'
import { v1Date, v1DateOrNull } from './v1-date.ts'

test.each([
  ['2026-02-03T09:10:11.000000Z', '3 feb 2026 (09:10)'],
  ['2026-12-31T23:59:59.999000Z', '31 dec 2026 (23:59)'],
  ['2027-01-01T00:00:00.000000Z', '1 jan 2027 (00:00)'],
])('%s is %s: UTC, the day without a zero, the month in lower case', (date, expected) => {
  expect(v1Date(date)).toBe(expected)
})

test('every month has its word', () => {
  const words = Array.from({ length: 12 }, (_, month) => v1Date(timestamp(Date.UTC(2026, month, 1))).split(' ')[1])
  expect(words.join(' ')).toBe('jan feb mar apr may jun jul aug sep oct nov dec')
})

test('what has not happened is null, and what is no timestamp is our fault', () => {
  expect(v1DateOrNull(null)).toBeNull()
  expect(() => v1Date('yesterday')).toThrow('yesterday is no timestamp')
})
