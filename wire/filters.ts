import * as z from 'zod/mini'
import { isDay } from './calendar-day.ts'

// What a list is narrowed to, as one parameter says it and the app's addresses do too.

const range = (limit: string) => new RegExp(`^(${limit})?\\.\\.(${limit})?$`)
const days = /^(?!0+d)(\d{1,4})d$/
const dayRange = range('\\d{4}-\\d\\d-\\d\\d')
const amountRange = range('-?\\d{1,12}(?:\\.\\d{1,2})?')

/** Ids with commas between them, at most fifty: `3,17` is either. */
export const anyOf = z.pipe(
  z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,49}$/, 'Enter at most 50 ids with commas between them')),
  z.transform((ids) => ids.split(',').map(Number)),
)

/** The two limits of a range; null for none. */
const limitsIn = (pattern: RegExp, text: string) => {
  const [, from, to] = pattern.exec(text) ?? []
  return { from: from || null, to: to || null }
}

/**
 * Days of the calendar in the account's time zone, both among them, as `2026-11-01..2026-11-20`; either may be left out. `30d`
 * are the last thirty days, today among them.
 */
export const daySpan = z.pipe(
  z.string().check(
    z.refine((text) => {
      const { from, to } = limitsIn(dayRange, text)
      const isRange = dayRange.test(text) && [from, to].every((day) => day === null || isDay(day))
      return days.test(text) || (isRange && (from === null || to === null || from <= to))
    }, 'Enter days as 2026-11-01..2026-11-20, the earlier one first, or as 30d for the last 30 days'),
  ),
  z.transform((text): DaySpan => {
    const [, last] = days.exec(text) ?? []
    return last === undefined ? limitsIn(dayRange, text) : { last: Number(last) }
  }),
)
/** From a day to a day, or the last days up to today. */
export type DaySpan = { from: string | null; to: string | null } | { last: number }

/** Amounts of the account's currency without VAT, both among them, as `2500..40000.50`; either may be left out. */
export const amountSpan = z.pipe(
  z.string().check(
    z.refine((text) => {
      const { from, to } = limitsIn(amountRange, text)
      return amountRange.test(text) && (from === null || to === null || Number(from) <= Number(to))
    }, 'Enter amounts as 2500..40000.50, the lower one first'),
  ),
  z.transform((text): AmountSpan => {
    const { from, to } = limitsIn(amountRange, text)
    return { from: from === null ? null : Number(from), to: to === null ? null : Number(to) }
  }),
)
export type AmountSpan = { from: number | null; to: number | null }
