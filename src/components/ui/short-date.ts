import { t } from '@lingui/core/macro'
import { formatDate } from '#src/locales/formats.ts'

const dayMonth = { day: 'numeric', month: 'short' } as const

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
  const time = formatDate(date, { hour: '2-digit', minute: '2-digit' })
  if (days === 0) return inSentence ? t`today ${time}` : time
  if (days === 1) return inSentence ? t`yesterday ${time}` : t`Yesterday`
  return formatDate(date, date.getFullYear() === now.getFullYear() ? dayMonth : { ...dayMonth, year: 'numeric' })
}
