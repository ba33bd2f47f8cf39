const two = (value: number) => (value < 10 ? `0${value}` : String(value))

/**
 * A moment as the wire writes it: `2026-02-03T09:10:11.000000Z` (interface, section 1). Moments are milliseconds, UTC.
 * Formatted by hand: a page of a list has two hundred of them, and toISOString takes three times as long.
 */
export function timestamp(moment: number): string {
  const date = new Date(moment)
  const [year, milliseconds] = [date.getUTCFullYear(), date.getUTCMilliseconds()]
  if (!(year >= 1000 && year <= 9999)) return date.toISOString().replace('Z', '000Z')
  const day = `${year}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`
  return `${day}T${time}.${String(milliseconds).padStart(3, '0')}000Z`
}

/** Null for what has not happened. */
export const timestampOrNull = (moment: number | null) => (moment === null ? null : timestamp(moment))
