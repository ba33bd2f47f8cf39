import { expect, test } from 'vitest'
import { shortDate } from './short-date.ts'

const now = new Date(2026, 10, 21, 10, 5)

test.each([
  { date: new Date(2026, 10, 21, 9, 41), text: '09:41', because: 'today the hour says enough' },
  { date: new Date(2026, 10, 20, 23, 59), text: 'Yesterday', because: 'the day before is a word' },
  { date: new Date(2026, 10, 18, 12, 0), text: '18 Nov', because: 'this year goes without saying' },
  { date: new Date(2025, 10, 18, 12, 0), text: '18 Nov 2025', because: 'another year has to be said' },
])('$text: $because', ({ date, text }) => {
  expect(shortDate(date, now)).toBe(text)
})

test('in a sentence the day comes with its hour', () => {
  expect(shortDate(new Date(2026, 10, 21, 8, 55), now, true)).toBe('today 08:55')
  expect(shortDate(new Date(2026, 10, 20, 21, 14), now, true)).toBe('yesterday 21:14')
})

test('a day of 23 hours is still one day', () => {
  expect(shortDate(new Date(2026, 2, 28, 12, 0), new Date(2026, 2, 29, 12, 0))).toBe('Yesterday')
})
