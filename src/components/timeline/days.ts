import { t } from '@lingui/core/macro'
import { daysApart } from '#src/components/ui/short-date.ts'
import { formatDate, notation } from '#src/locales/formats.ts'

/** "Today"; "Yesterday, Sunday 22 November"; "Friday 20 November", with the year where it is another one. */
export function dayName(date: Date, now: Date): string {
  const days = daysApart(date, now)
  if (days === 0) return t`Today`
  const year = date.getFullYear() === now.getFullYear() ? undefined : ('numeric' as const)
  const day = formatDate(date, { weekday: 'long', day: 'numeric', month: 'long', year })
  return days === 1 ? t`Yesterday, ${day}` : sentenceCase(day)
}

/** Dutch writes days small, but not where a line begins. */
const sentenceCase = (words: string) => words.charAt(0).toLocaleUpperCase(notation()) + words.slice(1)

/** What happened on each day, in the order it comes in. */
export function byDay<Entry extends { date: string }>(entries: readonly Entry[], now: Date) {
  const days = Map.groupBy(entries, ({ date }) => new Date(date).toDateString())
  return Array.from(days.values(), (happened) => ({
    day: dayName(new Date(happened[0]?.date ?? now), now),
    happened,
  }))
}
