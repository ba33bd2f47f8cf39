import { plural, t } from '@lingui/core/macro'
import { actionWords } from '#src/components/timeline/step-entry.tsx'
import { formatDate } from '#src/locales/formats.ts'
import type { AutomationTrigger } from '#wire/automation.ts'
import { dayIn, daysBetween } from '#wire/calendar-day.ts'
import type { NextStep, WaitingStep } from '#wire/follow-up.ts'

/** "Reminder to Anna", "Set to lost". */
export const stepName = (step: Pick<NextStep, 'action' | 'trigger' | 'fullname' | 'note'>) => actionWords(step)

/** On what a step depends until then, or what it follows: it goes on after "Reminder to Anna, ". */
export function conditionWords({ trigger, days }: Pick<NextStep, 'trigger' | 'days'>): string {
  const words: Record<AutomationTrigger, string> = {
    not_opened: t`if not opened by then`,
    silent: t`if there is no reply by then`,
    unanswered: t`if your answer gets no reply by then`,
    expiring: plural(days, { one: '# day before it expires', other: '# days before it expires' }),
    expired: t`once it has expired`,
    signed: t`after signing`,
    declined: t`after it was declined`,
  }
  return words[trigger]
}

/** What a step without a moment waits for, and when it comes after that. */
export const waitingWords = (step: Pick<WaitingStep, 'trigger' | 'days' | 'obstacle'>) => ({
  once: onceWords(step),
  after: afterWords(step),
})

function onceWords({ trigger, obstacle }: Pick<WaitingStep, 'trigger' | 'obstacle'>) {
  if (obstacle === 'not_opened') return t`Once opened`
  if (obstacle === 'no_date') return t`Once it has an expiry date`
  if (obstacle === 'asked')
    return trigger === 'unanswered' ? t`Once you have answered` : t`Once the question is answered`
  return trigger === 'declined' ? t`If declined` : t`Once signed`
}

function afterWords({ trigger, days }: Pick<WaitingStep, 'trigger' | 'days'>) {
  switch (trigger) {
    case 'silent':
    case 'unanswered':
      return plural(days, { one: 'after # day without a reply', other: 'after # days without a reply' })
    case 'expiring':
      return plural(days, { one: '# day before it expires', other: '# days before it expires' })
    case 'expired':
      return t`once it has expired`
    default:
      return days === 0 ? t`at once` : plural(days, { one: '# day later', other: '# days later' })
  }
}

type Moment = { day: string; time: string }

/** A moment in a zone as the column shows it: "09:00" today, "Tue" "09:00" within a week, "19 Dec" "09:00". */
export function momentWords(date: Date, now: Date, timeZone: string): Moment {
  const time = formatDate(date, { hour: '2-digit', minute: '2-digit', timeZone })
  const [day, today] = [dayIn(timeZone, date.getTime()), dayIn(timeZone, now.getTime())]
  const days = daysBetween(today, day)
  if (days === 0) return { day: '', time }
  if (days > 0 && days < 7) return { day: formatDate(date, { weekday: 'short', timeZone }), time }
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : ('numeric' as const)
  return { day: formatDate(date, { day: 'numeric', month: 'short', year, timeZone }), time }
}
