import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import { mailFaultWords } from '#src/components/proposals/mail-fault-words.ts'
import { expiresWords } from '#src/components/proposals/validity.ts'
import { declineWords } from '#src/components/proposals/decline-words.ts'
import { lasted } from '#src/components/timeline/lasted.ts'
import { formatDate } from '#src/locales/formats.ts'
import { daysBetween } from '#wire/calendar-day.ts'
import type { Need } from '#wire/needs.ts'
import type { NeedKind } from '#wire/proposal-list.ts'

/** What happened in a word or two, and what is known of it. */
export type NeedWords = { what: string; about: string }

/** `today` and the days in between are the account's; `dayOf` gives that of a moment. */
export function needWords(need: Need, today: string, dayOf: (date: string) => string): NeedWords {
  const { kind, person, text, fault, proposal } = need
  const days = need.date === null ? 0 : daysBetween(dayOf(need.date), today)
  switch (kind) {
    case 'question':
      return { what: t`${person} asks`, about: text }
    case 'bounced':
      return { what: t`Mail bounced`, about: `${text} · ${i18n._(mailFaultWords[fault ?? 'other'])}` }
    case 'decided':
      return need.outcome === 'declined'
        ? { what: t`Declined`, about: declined(need) }
        : { what: t`Signed`, about: person }
    case 'expiring':
      return {
        what: expires(daysBetween(today, proposal.valid_until ?? today), proposal.valid_until),
        about: opened(need),
      }
    case 'silent':
      return { what: plural(days, { one: 'Silent for # day', other: 'Silent for # days' }), about: read(need) }
    case 'draft':
      return {
        what: plural(days, { one: 'Draft for # day', other: 'Draft for # days' }),
        about: proposal.contact_name,
      }
  }
}

/** Within a week the name of the day says most. */
const expires = (days: number, day: string | null) => {
  if (days < 2 || day === null) return expiresWords(days)
  const weekday = formatDate(new Date(`${day}T00:00:00Z`), { weekday: 'long', timeZone: 'UTC' })
  return t`Expires ${weekday}`
}

function declined({ person, text }: Need) {
  const why = Object.hasOwn(declineWords, text) ? t(declineWords[text as keyof typeof declineWords]) : text
  return why === '' ? person : `${person} · ${why}`
}

function opened({ person, views }: Need) {
  if (person === '' || views === 0) return t`Not opened yet`
  return views === 1
    ? t`${person} opened it once`
    : plural(views, { one: `${person} opened it # time`, other: `${person} opened it # times` })
}

const read = (need: Need) =>
  need.seconds < 60 ? opened(need) : t`${need.person} read it for ${lasted(Math.round(need.seconds / 60) * 60)}`

export const needActs: Record<NeedKind, MessageDescriptor> = {
  question: msg`Answer`,
  bounced: msg`Correct address`,
  decided: msg`Open`,
  expiring: msg`Extend`,
  silent: msg`Send reminder`,
  draft: msg`Continue`,
}

/** Where the act is done. */
export function needPath({ kind, proposal: { id } }: Need): string {
  const record = `/proposals/${id}`
  switch (kind) {
    case 'question':
      return `${record}?tab=timeline&show=comments`
    case 'bounced':
      return `${record}?tab=receivers`
    case 'silent':
      return `${record}/send?remind=true`
    case 'draft':
      return `${record}/edit`
    default:
      return record
  }
}
