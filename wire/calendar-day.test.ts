import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { calendarDay, dayIn, daysBetween, dayWords, dayWordsIn, laterBy } from './calendar-day.ts'

test.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '', '2026-01-01T00:00:00Z'])('%s is no day', (text) => {
  expect(z.safeParse(calendarDay, text).success).toBe(false)
})

test('a leap day is one in its year alone', () => {
  expect(z.safeParse(calendarDay, '2028-02-29').success).toBe(true)
  expect(z.safeParse(calendarDay, '2026-02-29').success).toBe(false)
})

test('a moment falls on the day its time zone has by then', () => {
  const moment = Date.parse('2026-12-31T23:30:00Z')
  expect(dayIn('UTC', moment)).toBe('2026-12-31')
  expect(dayIn('Europe/Amsterdam', moment)).toBe('2027-01-01')
  expect(dayIn('America/New_York', moment)).toBe('2026-12-31')
})

test('a day is written alike, however the browser writes days of a language', () => {
  const written: { readonly format: unknown } = Intl.DateTimeFormat.prototype
  const format = vi.spyOn(written, 'format', 'get').mockReturnValue(() => '31/12/2026')
  onTestFinished(() => format.mockRestore())
  expect(dayIn('Europe/Amsterdam', Date.parse('2026-12-31T12:00:00Z'))).toBe('2026-12-31')
  expect(dayIn('Asia/Tokyo', Date.parse('2026-01-01T15:00:00Z'))).toBe('2026-01-02')
})

test('days are counted on the calendar, over the end of summer time and of a year', () => {
  expect(laterBy(30, '2026-10-10')).toBe('2026-11-09')
  expect(laterBy(-1, '2027-01-01')).toBe('2026-12-31')
  expect(daysBetween('2026-10-10', '2026-11-09')).toBe(30)
  expect(daysBetween('2026-11-09', '2026-10-10')).toBe(-30)
})

test('a day is written in the words of a language, and a moment as the day of its zone', () => {
  expect(dayWords('2026-12-19', 'nl-NL')).toBe('19 december 2026')
  expect(dayWords('2026-12-19', 'de-DE', 'medium')).toBe('19.12.2026')
  const moment = Date.parse('2026-12-31T23:30:00Z')
  expect(dayWordsIn('Europe/Amsterdam', moment, 'nl-NL')).toBe('1 januari 2027')
  expect(dayWordsIn('America/New_York', moment, 'nl-NL')).toBe('31 december 2026')
})
