import type { EntryMail, TimelineEntry } from '#wire/timeline.ts'

/** An entry of the timeline in one sentence, for a reader that looks up the rest by itself. */
export function entryWords(entry: TimelineEntry): string {
  switch (entry.kind) {
    case 'act':
      return `${entry.person} ${entry.action}${mailsOf(entry.mails)}`.trim()
    case 'comment':
      return `${nameOf(entry.comment)} commented (comment ${entry.comment.id})${mailsOf(entry.mails)}`
    case 'mail':
      return `A mail${mailsOf([entry.mail])}`
    case 'visit':
      return `${entry.fullname} read it for ${entry.seconds} s, in ${entry.visits} visits`
    case 'machine':
      return `${entry.fullname}’s link was fetched by a machine, and not read`
    case 'choices':
      return `${entry.fullname} changed what is chosen: ${entry.difference} with VAT`
    case 'signature':
      return `${entry.fullname} accepted version ${entry.version_number}, ${entry.total} with VAT, signed as ${entry.name}`
    case 'decline':
      return `${entry.fullname} declined version ${entry.version_number} (${entry.reason}): ${entry.text}`
    case 'step':
      return `Follow-up ${entry.state}: ${entry.action}${entry.reason && ` (${entry.reason})`}${mailsOf(entry.mails)}`
  }
}

type Written = Extract<TimelineEntry, { kind: 'comment' }>['comment']

const nameOf = ({ firstname, lastname, contact_name }: Written) => `${firstname} ${lastname}`.trim() || contact_name

/** Which mails went with it, and those that did not arrive. */
const mailsOf = (mails: readonly EntryMail[]) =>
  mails.length === 0 ? '' : `; mailed to ${mails.map(({ to, state }) => `${to} (${state})`).join(', ')}`
