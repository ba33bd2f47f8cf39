import { remembered } from './remembered.ts'

const perDay = 86_400_000

/** Numbers as text of the same length, as parts of a moment are written. */
const padded = (count: number, digits: number) =>
  Array.from({ length: count }, (_, value) => String(value).padStart(digits, '0'))
const twoDigits = padded(60, 2)
const threeDigits = padded(1000, 3)

/** `2026-02-03T` by days since 1970: what a list shows happened on few days, and a calendar is slow to ask. */
const startOf = remembered((day: number) => new Date(day * perDay).toISOString().slice(0, -'00:00:00.000Z'.length))

/**
 * A moment as the wire writes it: `2026-02-03T09:10:11.000000Z` (interface, section 1). Moments are milliseconds, UTC.
 * Formatted by hand: a page of a list has two hundred of them, and toISOString takes seven times as long. Kept, since text that
 * was put together is joined again wherever it is written.
 */
export const timestamp = remembered((moment: number): string => {
  const whole = Math.trunc(moment)
  const day = Math.floor(whole / perDay)
  const milliseconds = whole - day * perDay
  const seconds = Math.floor(milliseconds / 1000)
  const minutes = Math.floor(seconds / 60)
  const [hour, minute] = [twoDigits[Math.floor(minutes / 60)], twoDigits[minutes % 60]]
  return `${startOf(day)}${hour}:${minute}:${twoDigits[seconds % 60]}.${threeDigits[milliseconds % 1000]}000Z`
})

/** Null for what has not happened. */
export const timestampOrNull = (moment: number | null) => (moment === null ? null : timestamp(moment))
