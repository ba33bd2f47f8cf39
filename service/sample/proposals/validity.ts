import { day } from '#service/sample/calendar.ts'
import type { Random } from '#service/sample/random.ts'
import { dayIn, laterBy } from '#wire/calendar-day.ts'

/** As the texts of the sample say it. */
export const validDays = 30

/** Days are the account's. */
const timeZone = 'Europe/Amsterdam'

/**
 * The last day of a proposal that was sent at these moments: thirty days on from the last, as its text says. Of most that are open still the seller has
 * put it off when it passed; some have expired.
 */
export function lastDay(
  sent: readonly number[],
  { isOpen, validFor, now, random }: { isOpen: boolean; validFor: number | undefined; now: number; random: Random },
) {
  const last = sent.at(-1)
  if (last === undefined) return null
  if (validFor !== undefined) return laterBy(validFor, dayIn(timeZone, now))
  const until = laterBy(validDays, dayIn(timeZone, last))
  if (!isOpen || last + validDays * day > now || random.chance(0.3)) return until
  return laterBy(random.integer(3, 40), dayIn(timeZone, now))
}
