import { clockIn, momentOf, wallClock, type Clock } from './time-zone.ts'

/** When an account works: its time zone, ISO weekdays (1 is Monday), and the hours of a day in minutes. */
export type SendHours = { clock: Clock; workingDays: ReadonlySet<number>; from: number; until: number }

type Columns = { time_zone: string; working_days: string; send_from: string; send_until: string }

const minute = 60_000
const day = 24 * 60 * minute

/** As an account's columns say. */
export function sendHoursOf({ time_zone, working_days, send_from, send_until }: Columns): SendHours {
  const clock = clockIn(time_zone)
  if (!clock) throw new Error(`There is no time zone ${time_zone}`)
  const workingDays = new Set(working_days.split(',').map(Number))
  return { clock, workingDays, from: minutesOf(send_from), until: minutesOf(send_until) }
}

/** Minutes since midnight of a time of day, `08:30`. */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Local times below are milliseconds as if the account's wall clock showed UTC. */
const dayOf = (local: number) => Math.floor(local / day) * day

const isWorkingDay = ({ workingDays }: SendHours, local: number) =>
  workingDays.has(new Date(local).getUTCDay() === 0 ? 7 : new Date(local).getUTCDay())

/** The local time so many days later or, below 0, earlier; of working days only those are counted. */
function moved(hours: SendHours, local: number, days: number, working: boolean) {
  if (!working) return local + days * day
  let at = local
  for (let left = Math.abs(days); left > 0;) {
    at += Math.sign(days) * day
    if (isWorkingDay(hours, at)) left -= 1
  }
  return at
}

/** The first local time from then on that is within the hours, and of a working day where only those count. */
function opened(hours: SendHours, local: number, working: boolean) {
  const today = dayOf(local)
  const isLate = local >= today + hours.until * minute
  let at = isLate ? today + day : today
  if (working) while (!isWorkingDay(hours, at)) at += day
  return Math.max(at + hours.from * minute, at === today ? local : 0)
}

/** So many days after a moment, within the hours. */
export const daysAfter = (hours: SendHours, moment: number, days: number, working: boolean) =>
  momentOf(hours.clock, opened(hours, moved(hours, wallClock(hours.clock, moment), days, working), working))

/** So many days before a date, `2026-12-19`, when the hours begin; below 0 after it. */
export const daysBefore = (hours: SendHours, date: string, days: number, working: boolean) =>
  momentOf(hours.clock, moved(hours, Date.parse(date), -days, working) + hours.from * minute)

/** When a date ends, `2026-12-19`. */
export const endOf = (hours: SendHours, date: string) => momentOf(hours.clock, Date.parse(date) + day)

/** A moment itself, or when the hours next begin. */
export const withinHours = (hours: SendHours, moment: number) => daysAfter(hours, moment, 0, false)

/** When the hours begin on the day after a moment. */
export const nextDay = (hours: SendHours, moment: number) =>
  momentOf(hours.clock, dayOf(wallClock(hours.clock, moment)) + day + hours.from * minute)

/** The day a moment falls on: from, and until before. */
export function dayAround(hours: SendHours, moment: number) {
  const local = dayOf(wallClock(hours.clock, moment))
  return { from: momentOf(hours.clock, local), until: momentOf(hours.clock, local + day) }
}

/** The moment a local time, `2026-11-24T08:00`, stands for; undefined where no calendar has it. */
export function momentAt({ clock }: Pick<SendHours, 'clock'>, local: string): number | undefined {
  const shown = Date.parse(`${local}Z`)
  if (Number.isNaN(shown) || new Date(shown).toISOString().slice(0, 16) !== local) return undefined
  return momentOf(clock, shown)
}
