import { expect, test } from 'vitest'
import { lastMonths } from './months.ts'

const starts = (now: string, timeZone: string, count = 3) =>
  lastMonths(Date.parse(now), timeZone, count)?.map(({ month, start }) => [month, new Date(start).toISOString()])

test('months begin at midnight where the asker lives, winter and summer', () => {
  expect(starts('2026-04-15T12:00:00Z', 'Europe/Amsterdam')).toEqual([
    ['2026-02', '2026-01-31T23:00:00.000Z'],
    ['2026-03', '2026-02-28T23:00:00.000Z'],
    ['2026-04', '2026-03-31T22:00:00.000Z'],
  ])
  expect(starts('2026-11-21T09:00:00Z', 'America/New_York')).toEqual([
    ['2026-09', '2026-09-01T04:00:00.000Z'],
    ['2026-10', '2026-10-01T04:00:00.000Z'],
    ['2026-11', '2026-11-01T04:00:00.000Z'],
  ])
})

test('the month of the moment is the one it has there already', () => {
  expect(starts('2026-12-31T23:30:00Z', 'UTC', 1)).toEqual([['2026-12', '2026-12-01T00:00:00.000Z']])
  expect(starts('2026-12-31T23:30:00Z', 'Europe/Amsterdam', 1)).toEqual([['2027-01', '2026-12-31T23:00:00.000Z']])
})

test('twelve months reach over the turn of the year', () => {
  const months = lastMonths(Date.parse('2026-03-05T00:00:00Z'), 'Pacific/Auckland', 12)?.map(({ month }) => month)
  expect(months?.at(0)).toBe('2025-04')
  expect(months?.at(-1)).toBe('2026-03')
  expect(months).toHaveLength(12)
})

test('a time zone nobody knows has none', () => {
  expect(lastMonths(0, 'Europe/Atlantis', 1)).toBeUndefined()
})
