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

type Clock = Intl.DateTimeFormat

function clockIn(timeZone: string): Clock | undefined {
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
function wallClock(clock: Clock, moment: number): number {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/**
 * The moment a local time stands for. A second pass corrects the first, which may be across a change to or from summer
 * time.
 */
function momentOf(clock: Clock, shown: number): number {
  const near = shown - (wallClock(clock, shown) - shown)
  return near - (wallClock(clock, near) - shown)
}
