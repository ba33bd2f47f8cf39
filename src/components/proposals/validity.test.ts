import { expect, test } from 'vitest'
import { dayWhenSent, validityOf, validityWords } from './validity.ts'

const today = '2026-11-24'

test.each([
  ['2026-11-24', 'soon', 'Expires today'],
  ['2026-11-25', 'soon', 'Expires tomorrow'],
  ['2026-11-27', 'soon', 'Expires in 3 days'],
  ['2026-12-01', 'soon', 'Expires in 7 days'],
  ['2026-12-02', 'plain', '2 Dec'],
  ['2027-01-02', 'plain', '2 Jan 2027'],
  ['2026-11-23', 'expired', 'Expired yesterday'],
  ['2026-11-20', 'expired', 'Expired 4 days ago'],
  ['2026-11-01', 'expired', 'Expired 1 Nov'],
])('of an open proposal %s is %s: %s', (day, kind, text) => {
  expect(validityOf(day, 'open', today)).toEqual({ kind, text })
})

test('what is won, lost or closed needs nobody any more', () => {
  expect(validityOf('2026-11-01', 'won', today)).toEqual({ kind: 'plain', text: '1 Nov' })
})

test('a draft whose date has passed says so before it is sent', () => {
  expect(validityOf('2026-11-01', 'edit', today)).toEqual({ kind: 'expired', text: '1 Nov, in the past' })
  expect(validityOf('2026-11-26', 'edit', today).kind).toBe('plain')
})

test('days count from today while nothing was sent and no date was set by hand', () => {
  expect(dayWhenSent({ valid_until: null, valid_days: 30 }, today)).toBe('2026-12-24')
  expect(dayWhenSent({ valid_until: '2026-12-01', valid_days: null }, today)).toBe('2026-12-01')
  expect(dayWhenSent({ valid_until: null, valid_days: null }, today)).toBeNull()
})

test('a record says the date, and how near it is', () => {
  const words = (valid_until: string | null, valid_days: number | null = null) =>
    validityWords({ valid_until, valid_days }, 'open', today).text
  expect(words('2026-11-27')).toBe('27 Nov 2026 · Expires in 3 days')
  expect(words('2027-01-02')).toBe('2 Jan 2027')
  expect(words(null)).toBe('No expiry')
  expect(words(null, 30)).toBe('30 days from the first send')
})
