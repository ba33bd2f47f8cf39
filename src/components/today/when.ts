import { plural, t } from '@lingui/core/macro'
import { daysApart } from '#src/components/ui/short-date.ts'
import { formatDate } from '#src/locales/formats.ts'

/** 24 min ago, 09:17, Yesterday, Fri 16:20, Sat 14 Nov. */
export function whenWords(date: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - date.getTime()) / 60_000)
  if (minutes === 0) return t`just now`
  if (minutes > 0 && minutes < 60) return plural(minutes, { one: '# min ago', other: '# min ago' })
  const days = daysApart(date, now)
  const time = { hour: '2-digit', minute: '2-digit' } as const
  if (days === 0) return formatDate(date, time)
  if (days === 1) return t`Yesterday`
  if (days > 1 && days < 7) return formatDate(date, { weekday: 'short', ...time })
  return dayWords(date)
}

export const dayWords = (date: Date, timeZone?: string) =>
  formatDate(date, { weekday: 'short', day: 'numeric', month: 'short', ...(timeZone && { timeZone }) })
