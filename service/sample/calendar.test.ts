import { expect, test } from 'vitest'
import { calendarOf, day, writtenDate } from './calendar.ts'
import { randomOf } from './random.ts'

const now = Date.UTC(2026, 10, 21, 9, 41, 17)
const calendar = calendarOf(now)
const random = randomOf('calendar test')

test('work happens on weekdays, in the day', () => {
  for (let days = 3; days < 60; days++) {
    const date = new Date(calendar.daysAgo(random, days))
    expect(date.getUTCDay() % 6).not.toBe(0)
    expect(date.getUTCHours()).toBeGreaterThanOrEqual(7)
    expect(date.getUTCHours()).toBeLessThan(16)
  }
})

test('what comes after is later, and never ahead of now', () => {
  for (let moment = now - 3 * day, steps = 0; steps < 40; steps++) {
    const next = calendar.after(random, moment, 2)
    expect(next).toBeLessThanOrEqual(now)
    if (now - moment > 60_000 * 2) expect(next).toBeGreaterThan(moment)
    moment = next
  }
})

test.each([
  ['nl', '21 november 2026'],
  ['en', '21 November 2026'],
] as const)('a date in %s reads %s', (language, written) => {
  expect(writtenDate(now, language)).toBe(written)
})
