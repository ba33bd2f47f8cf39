import { t } from '@lingui/core/macro'
import { daysBetween } from '#wire/calendar-day.ts'
import { dayText, expiresWords } from '#src/components/proposals/validity.ts'
import type { Checked, Finding } from './finding.ts'

/** A proposal that ends before anybody has had the time to read it. */
const shortly = 2

/** What is sent with a day that has passed cannot be accepted at all. */
export function validityFindings({ validity }: Pick<Checked, 'validity'>): Finding[] {
  if (!validity || validity.day === null) return []
  const { day, today } = validity
  const left = daysBetween(today, day)
  const date = dayText(day)
  if (left < 0) return [{ look: 'validity', kind: 'blocker', text: t`Valid until ${date} is in the past`, day }]
  if (left > shortly) return []
  const when = expiresWords(left)
  return [{ look: 'validity', kind: 'warning', text: t`${when}: valid until ${date}`, day }]
}
