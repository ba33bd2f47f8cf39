/** Days that lie between two moments on the calendar of this place: 23:59 to 00:01 is one. */
export function calendarDays(from: Date, to: Date): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
  // Rounded, because a day with a clock change has 23 or 25 hours.
  return Math.round((midnight(to) - midnight(from)) / 86_400_000)
}

const clockFormat = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' })
const dayFormat = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' })
const yearFormat = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' })

export const clock = (date: Date) => clockFormat.format(date)

/** 18 Nov; with the year when it is not this one. */
export const shortDay = (date: Date, now: Date) =>
  (date.getFullYear() === now.getFullYear() ? dayFormat : yearFormat).format(date)
