import { day } from '#service/sample/calendar.ts'
import type { Random } from '#service/sample/random.ts'
import { dayIn, laterBy } from '#wire/calendar-day.ts'

/** As the texts of the sample say it. */
export const validDays = 30

/**
 * The last day of a proposal that was sent at these moments: thirty days on. Of most that are open still the seller has
 * put it off when it passed; some have expired.
 */
export function lastDay(
  sent: readonly number[],
  { isOpen, validFor, now, random }: { isOpen: boolean; validFor: number | undefined; now: number; random: Random },
) {
  const [first] = sent
  if (first === undefined) return null
  if (validFor !== undefined) return laterBy(validFor, dayIn('UTC', now))
  const until = laterBy(validDays, dayIn('UTC', first))
  if (!isOpen || first + validDays * day > now || random.chance(0.3)) return until
  return laterBy(random.integer(3, 40), dayIn('UTC', now))
}
