import { clockIn, momentOf, wallClock } from './time-zone.ts'

/**
 * Where the last `count` calendar months begin in a time zone, the oldest first; `now` falls into the last. `month` is
 * "2026-11", `start` milliseconds since 1970. Undefined for a time zone nobody knows.
 */
export function lastMonths(now: number, timeZone: string, count: number) {
  const clock = clockIn(timeZone)
  if (!clock) return undefined
  const today = new Date(wallClock(clock, now))
  return Array.from({ length: count }, (_, at) => {
    const first = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (count - 1 - at), 1)
    return { month: new Date(first).toISOString().slice(0, 7), start: momentOf(clock, first) }
  })
}

/** When a day of the calendar, `2026-11-24`, begins in a time zone; milliseconds since 1970. */
export function startOfDay(day: string, timeZone: string): number {
  const clock = clockIn(timeZone)
  if (!clock) throw new Error(`There is no time zone ${timeZone}`)
  return momentOf(clock, Date.parse(`${day}T00:00:00Z`))
}
