import { plural, t } from '@lingui/core/macro'
import { formatDate } from '#src/locales/formats.ts'
import { daysBetween, laterBy } from '#wire/calendar-day.ts'
import { expiringDays } from '#wire/limits.ts'
import type { ProposalAgreement } from '#wire/proposal-agree.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'

export interface Validity {
  /** `expired` and `soon` need the seller: of what is open, or not sent yet with a day that has passed. */
  kind: 'expired' | 'soon' | 'plain'
  text: string
}

/** A day of the calendar as it is read: 19 Dec 2026. */
export const dayText = (day: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }) =>
  formatDate(new Date(`${day}T00:00:00Z`), { ...options, timeZone: 'UTC' })

/** Without the year where it is this one: 19 Dec. */
const shortDay = (day: string, today: string) =>
  dayText(day, {
    day: 'numeric',
    month: 'short',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  })

/** The last day of a proposal in a few words. Both days are the account's. */
export function validityOf(day: string, status: ProposalStatus, today: string): Validity {
  const left = daysBetween(today, day)
  const plain = shortDay(day, today)
  if (status === 'edit')
    return left < 0 ? { kind: 'expired', text: t`${plain}, in the past` } : { kind: 'plain', text: plain }
  if (status !== 'open') return { kind: 'plain', text: plain }
  if (left < 0) return { kind: 'expired', text: expiredWords(-left, plain) }
  return left <= expiringDays ? { kind: 'soon', text: expiresWords(left) } : { kind: 'plain', text: plain }
}

/** `days` from today on. */
export function expiresWords(days: number) {
  if (days === 0) return t`Expires today`
  return days === 1 ? t`Expires tomorrow` : plural(days, { one: 'Expires in # day', other: 'Expires in # days' })
}

function expiredWords(days: number, date: string) {
  if (days === 1) return t`Expired yesterday`
  return days <= expiringDays
    ? plural(days, { one: 'Expired # day ago', other: 'Expired # days ago' })
    : t`Expired ${date}`
}

type Agreed = Pick<ProposalAgreement, 'valid_until' | 'valid_days'>

/** The last day as it would be if the proposal were sent today; null for no end. */
export function dayWhenSent({ valid_until, valid_days }: Agreed, today: string): string | null {
  return valid_until ?? (valid_days === null ? null : laterBy(valid_days, today))
}

/** What a record says about it, with what happens without a date. */
export function validityWords({ valid_until, valid_days }: Agreed, status: ProposalStatus, today: string): Validity {
  if (valid_until === null)
    return {
      kind: 'plain',
      text:
        valid_days === null
          ? t`No expiry`
          : plural(valid_days, { one: '# day from the first send', other: '# days from the first send' }),
    }
  const { kind, text } = validityOf(valid_until, status, today)
  const date = dayText(valid_until)
  return { kind, text: kind === 'plain' ? date : `${date} · ${text}` }
}
