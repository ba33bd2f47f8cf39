export type Clock = Intl.DateTimeFormat

/** Making one takes longer than most requests; there are some hundreds of time zones. */
const clocks = new Map<string, Clock>()

/** Undefined for a time zone nobody knows. */
export function clockIn(timeZone: string): Clock | undefined {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = newClock(timeZone)
  if (clock) clocks.set(timeZone, clock)
  return clock
}

function newClock(timeZone: string): Clock | undefined {
  try {
    return new Intl.DateTimeFormat('en-US-u-hc-h23-ca-gregory', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** What the clocks there show at a moment, as if it were UTC. */
export function wallClock(clock: Clock, moment: number): number {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const seconds = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  // No offset has a part of a second: without it a moment would come back as an earlier one.
  return seconds + (moment - Math.floor(moment / 1000) * 1000)
}

/**
 * The moment a local time stands for. A second pass corrects the first, which may be across a change to or from summer
 * time. A time that the clocks pass over, which in some zones is midnight, is as much later.
 */
export function momentOf(clock: Clock, shown: number): number {
  const near = shown - (wallClock(clock, shown) - shown)
  const corrected = near - (wallClock(clock, near) - shown)
  return corrected === near || wallClock(clock, corrected) === shown ? corrected : Math.max(near, corrected)
}
