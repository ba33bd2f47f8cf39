import * as z from 'zod/mini'

// A day of the calendar, `2026-12-19`, without an hour: days compare as text.

export const isDay = (text: string) => {
  const moment = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}

export const calendarDay = z
  .string('Enter a day as 2026-12-31')
  .check(
    z.regex(/^\d{4}-\d\d-\d\d$/, { error: 'Enter a day as 2026-12-31', abort: true }),
    z.refine<string>(isDay, { error: 'There is no such day' }),
  )

/** Making one takes longer than most requests. */
const calendars = new Map<string, Intl.DateTimeFormat>()

/**
 * The day that a moment, in milliseconds since 1970, falls on in an IANA time zone. Put together from its parts: in which
 * order a language writes them changes from one browser to the next, and Canada's has.
 */
export function dayIn(timeZone: string, moment: number): string {
  const calendar =
    calendars.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  calendars.set(timeZone, calendar)
  const part = { year: '', month: '', day: '' }
  for (const { type, value } of calendar.formatToParts(moment))
    if (type === 'year' || type === 'month' || type === 'day') part[type] = value
  return `${part.year}-${part.month}-${part.day}`
}

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayLength = 24 * 60 * 60 * 1000

/** The day so many days later; earlier where `days` is negative. */
export const laterBy = (days: number, day: string) =>
  new Date(midnight(day) + days * dayLength).toISOString().slice(0, 10)

/** Days from one day to another; negative where that is earlier. */
export const daysBetween = (from: string, to: string) => Math.round((midnight(to) - midnight(from)) / dayLength)

type DayStyle = 'long' | 'medium'

const written = new Map<string, Intl.DateTimeFormat>()

function writtenIn(locale: string, timeZone: string, dateStyle: DayStyle) {
  const key = [locale, timeZone, dateStyle].join(' ')
  const format = written.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle, timeZone })
  written.set(key, format)
  return format
}

/** The day in words, in the language of a locale (BCP 47). */
export const dayWords = (day: string, locale: string, dateStyle: DayStyle = 'long') =>
  writtenIn(locale, 'UTC', dateStyle).format(midnight(day))

/** The same of the day that a moment, in milliseconds since 1970, falls on in an IANA time zone. */
export const dayWordsIn = (timeZone: string, moment: number, locale: string) =>
  writtenIn(locale, timeZone, 'long').format(moment)
