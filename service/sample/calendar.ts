import type { Random } from './random.ts'

/** Moments are milliseconds since 1970, UTC; none lies after `now`. */
export type Calendar = {
  now: number
  /** Somewhere in the working hours of that many days ago; a weekend moves back to Friday. */
  daysAgo: (random: Random, days: number) => number
  /** Later than `moment`, at most `days` later, on a working day where that fits. */
  after: (random: Random, moment: number, days: number) => number
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute
export const day = 24 * hour

/** Every moment is whole seconds off the minute `moment` lies in, so the same `moment` makes the same moments. */
export function calendarOf(moment: number): Calendar {
  const now = Math.floor(moment / minute) * minute
  const workingHours = (random: Random, moment: number) =>
    weekday(moment) + random.integer(7 * 3600, 16 * 3600 - 1) * second
  const daysAgo = (random: Random, days: number) => {
    const moment = workingHours(random, now - days * day)
    return moment < now ? moment : now - random.integer(4, 90) * minute
  }
  const after = (random: Random, moment: number, days: number) => {
    const wished = workingHours(random, moment + Math.floor(random.fraction() * (days + 1)) * day)
    const later = wished > moment ? wished : moment + random.integer(12, 150) * minute
    const room = now - moment
    return later < now ? later : moment + Math.ceil((room * (0.2 + 0.6 * random.fraction())) / second) * second
  }
  return { now, daysAgo, after }
}

/** Midnight of the day of `moment`, or of the Friday before it in a weekend. */
function weekday(moment: number) {
  const midnight = Math.floor(moment / day)
  const sinceMonday = (midnight + 3) % 7
  return (midnight - Math.max(sinceMonday - 4, 0)) * day
}

const months = {
  nl: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

/** "19 november 2026"; written here because what Intl writes differs between homes. */
export function writtenDate(moment: number, language: keyof typeof months) {
  const date = new Date(moment)
  return `${date.getUTCDate()} ${months[language][date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`
}

export const yearOf = (moment: number) => new Date(moment).getUTCFullYear()
