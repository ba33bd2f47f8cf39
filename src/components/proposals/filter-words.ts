import { plural, t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { formatQuantity } from '#pricing/amount.ts'
import { kept, notation } from '#src/locales/formats.ts'
import { amountSpan, anyOf, daySpan } from '#wire/filters.ts'
import { dayText } from './validity.ts'

// What filters that are on let through, in the words of their chips. Each is as an address says it.

/** The names of those that are meant, as many as a chip has room for; no more than dots while they come. */
export function namesOf(ids: string, names: ReadonlyMap<number, string> | undefined): string {
  if (!names) return '…'
  const all = z.parse(anyOf, ids).map((id) => names.get(id) ?? t`Unknown`)
  const shown = all.slice(0, mostNamed)
  return [shown.join(', '), ...(all.length > mostNamed ? [`+ ${all.length - mostNamed}`] : [])].join(' ')
}
const mostNamed = 3

const formats = new Map<string, Intl.DateTimeFormat>()
const dayRange = () =>
  kept(
    formats,
    notation(),
    () => new Intl.DateTimeFormat(notation(), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
  )

export function sentWords(sent: string): string {
  const days = z.parse(daySpan, sent)
  if ('last' in days) return lastDaysWords(days.last)
  const { from, to } = days
  if (from && to) return from === to ? dayText(from) : dayRange().formatRange(Date.parse(from), Date.parse(to))
  if (from) return t`since ${dayText(from)}`
  return to ? t`until ${dayText(to)}` : t`on any day`
}

const lastDaysWords = (days: number) => plural(days, { one: 'today', other: 'last # days' })

/** As the account writes its money. */
export function amountWords(amount: string, locale: string): string {
  const { from, to } = z.parse(amountSpan, amount)
  const written = (limit: number | null) => (limit === null ? '' : formatQuantity(limit, { locale }))
  const [least, most] = [written(from), written(to)]
  if (from !== null && to !== null) return from === to ? least : t`${least} to ${most}`
  if (from !== null) return t`from ${least}`
  return to === null ? t`any` : t`up to ${most}`
}
