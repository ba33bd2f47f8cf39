import type * as store from '#service/store/timeline.ts'
import type { TimelineMail } from '#service/store/timeline-mails.ts'
import type { ChoiceLine, EntryMail, TimelineEntry } from '#wire/timeline.ts'
import { toldIn } from './proposal-log.ts'
import { timestamp } from './timestamp.ts'

/** The rows of the timeline as it answers them. */

export type Mails = EntryMail[]
type Row<Select extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Select>>[number]

export const mailAnswer = ({ fullname, recipient, subject, state, fault, reason }: TimelineMail): EntryMail => ({
  name: fullname ?? '',
  to: recipient,
  subject,
  state,
  fault: fault === '' ? null : fault,
  reason,
})

export function actEntry(row: Row<typeof store.selectActs>, mails: Mails): TimelineEntry {
  const { kind, facts } = toldIn(row)
  return {
    kind: 'act',
    id: `act-${row.id}`,
    date: timestamp(row.at),
    act: kind,
    facts,
    person: row.person,
    by: row.type,
    action: row.action,
    mails: kind === 'sent' ? mails : [],
  }
}

const acted = (
  kind: 'signature' | 'decline' | 'choices',
  row: { id: number; at: number; contact_id: number; fullname: string },
) => ({
  id: `${kind}-${row.id}`,
  date: timestamp(row.at),
  contact_people_id: row.contact_id,
  fullname: row.fullname,
})

export const signatureEntry = (row: Row<typeof store.selectSignatures>): TimelineEntry => ({
  kind: 'signature',
  ...acted('signature', row),
  name: row.name,
  version_number: row.number,
  total: (JSON.parse(row.document) as { prices: { total_with_vat: number } }).prices.total_with_vat,
})

export const declineEntry = (row: Row<typeof store.selectTimelineDeclines>): TimelineEntry => ({
  kind: 'decline',
  ...acted('decline', row),
  version_number: row.number,
  reason: row.reason,
  text: row.comment,
})

export const choicesEntry = (row: Row<typeof store.selectChoiceChanges>): TimelineEntry => ({
  kind: 'choices',
  ...acted('choices', row),
  difference: row.difference_cents / 100,
  lines: JSON.parse(row.lines) as ChoiceLine[],
})

export const stepEntry = (row: Row<typeof store.selectSteps>, mails: Mails): TimelineEntry => ({
  kind: 'step',
  id: `step-${row.id}`,
  date: timestamp(row.at ?? 0),
  trigger: row.trigger,
  days: row.days,
  action: row.action,
  note: row.note,
  state: row.state === 'due' ? 'done' : row.state,
  reason: row.reason,
  person: row.person,
  fullname: row.fullname ?? '',
  mails,
})
