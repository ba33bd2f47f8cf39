const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const parts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})/

/**
 * A timestamp of the wire as version 1 writes it, for people to read: `3 feb 2026 (09:10)`, UTC (interface, section
 * 10).
 */
export function v1Date(timestamp: string): string {
  const [, year, month, day, time] = parts.exec(timestamp) ?? []
  const word = months[Number(month) - 1]
  if (!word) throw new Error(`${timestamp} is no timestamp`)
  return `${Number(day)} ${word} ${year} (${time})`
}

/** Null for what has not happened. */
export const v1DateOrNull = (timestamp: string | null) => (timestamp === null ? null : v1Date(timestamp))
