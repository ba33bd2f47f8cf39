const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const dayMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const dayMonthYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** Calendar days between the two in local time, however long those days were. */
export const daysApart = (from: Date, to: Date) =>
  Math.round(
    (new Date(to.getFullYear(), to.getMonth(), to.getDate()).getTime() -
      new Date(from.getFullYear(), from.getMonth(), from.getDate()).getTime()) /
      86_400_000,
  )

/** 09:41, Yesterday, 18 Nov, 18 Nov 2025; in a sentence: today 09:41, yesterday 21:14. */
export function shortDate(date: Date, now: Date, inSentence = false): string {
  const days = daysApart(date, now)
  if (days === 0) return inSentence ? `today ${time.format(date)}` : time.format(date)
  if (days === 1) return inSentence ? `yesterday ${time.format(date)}` : 'Yesterday'
  return date.getFullYear() === now.getFullYear() ? dayMonth.format(date) : dayMonthYear.format(date)
}
