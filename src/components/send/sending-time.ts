import { t } from '@lingui/core/macro'
import { formatDate } from '#src/locales/formats.ts'
import { dayIn, daysBetween, laterBy } from '#wire/calendar-day.ts'

/** When an account works: ISO weekdays, 1 is Monday, and when its hours begin, `08:00`. */
export type WorkingHours = { working_days: readonly number[]; send_from: string }

/** What the clocks of a time zone show at a moment: `2026-11-24T08:00`. */
export function wallTimeIn(timeZone: string, moment: Date): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${dayIn(timeZone, moment.getTime())}T${time.format(moment)}`
}

/** ISO: 1 is Monday. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/**
 * Tomorrow, and the day that comes to mind besides: after a free day the next working day, else the first of next week.
 * Each is a time of the account's clock, when its hours begin.
 */
export function likelyTimes(today: string, { working_days, send_from }: WorkingHours): string[] {
  const isWorking = (day: string) => working_days.includes(weekdayOf(day))
  const workingFrom = (day: string) => {
    const week = [0, 1, 2, 3, 4, 5, 6].map((days) => laterBy(days, day))
    return week.find(isWorking) ?? day
  }
  const tomorrow = laterBy(1, today)
  const nextWeek = laterBy(8 - weekdayOf(today), today)
  const other = workingFrom(isWorking(tomorrow) ? nextWeek : tomorrow)
  return [...new Set([tomorrow, other])].map((day) => `${day}T${send_from}`)
}

const isSameYear = (one: string, other: string) => one.slice(0, 4) === other.slice(0, 4)

/** "Tuesday 24 November" and "08:00" of a time on the account's clock; the year where it is not that of `today`. */
export function sendingParts(at: string, today: string) {
  const moment = new Date(`${at}Z`)
  const day = formatDate(moment, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isSameYear(at, today) && { year: 'numeric' }),
    timeZone: 'UTC',
  })
  return { day, time: formatDate(moment, { timeStyle: 'short', timeZone: 'UTC' }) }
}

/** Of a choice: "Tomorrow, 08:00", "Monday 30 November, 08:00". */
export function choiceWords(at: string, today: string) {
  const { day, time } = sendingParts(at, today)
  return daysBetween(today, at.slice(0, 10)) === 1 ? t`Tomorrow, ${time}` : t`${day}, ${time}`
}

/** What will happen: "Will be sent on Tuesday 24 November at 08:00". */
export function sendingWords(at: string, today: string) {
  const { day, time } = sendingParts(at, today)
  return t`Will be sent on ${day} at ${time}`
}

/** What is wrong with a time that somebody chose, compared with the account's clock; undefined where it will do. */
export function sendingTimeFault(at: string, now: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(at)) return t`Enter a day and a time`
  if (at <= now) return t`This moment has passed. Choose a later one.`
  if (daysBetween(now.slice(0, 10), at.slice(0, 10)) > 365) return t`Choose a moment within a year`
  return undefined
}
