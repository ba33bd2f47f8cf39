import type { Stored } from '#service/store/schema.ts'
import type { MailFault } from '#wire/mail-fault.ts'
import { readingFor, type ReceiverState } from '#wire/receiver-line.ts'

type Mail = Pick<Stored<'mail'>, 'state' | 'fault' | 'reason' | 'created_at' | 'modified_at'>
type Visit = Pick<Stored<'visit'>, 'version_id' | 'section_id' | 'last_at'>

/** What is known of one receiver; everything of theirs alone. */
export type ReceiverFacts = {
  /** The version sent last; undefined while none was. */
  version: { id: number } | undefined
  /** The oldest first. */
  mails: readonly Mail[]
  /** Of people, on any version. */
  visits: readonly Visit[]
  signedAt: number | undefined
  declinedAt: number | undefined
}

export type LineFacts = {
  state: ReceiverState
  at: number | null
  fault: MailFault | null
  reason: string
  /** While reading. */
  sectionId: number | null
}

/**
 * The one line about a receiver that is true at `now`. What they did on the version sent last counts before what became
 * of their mail; a mail that did not arrive counts until they were seen after it, by whatever way they came.
 */
export function receiverLineOf(
  { version, mails, visits, signedAt, declinedAt }: ReceiverFacts,
  now: number,
): LineFacts {
  if (signedAt !== undefined) return line('signed', signedAt)
  if (declinedAt !== undefined) return line('declined', declinedAt)
  const last = visits.toSorted((a, b) => a.last_at - b.last_at).at(-1)
  // A visit from the future was kept before the clock was set back: nobody is reading.
  if (last && now - last.last_at < readingFor && last.last_at <= now)
    return { ...line('reading', last.last_at), sectionId: last.section_id }
  const mail = mails.at(-1)
  const isLost = mail?.state === 'bounced' || mail?.state === 'failed'
  if (mail && isLost && (last?.last_at ?? 0) < mail.modified_at)
    return { ...line(mail.state, mail.modified_at), ...why(mail) }
  if (last && last.version_id === version?.id) return line('opened', last.last_at)
  if (mail && mail.state !== 'failed' && mail.state !== 'bounced')
    return { ...line(mail.state, mail.state === 'sent' ? mail.modified_at : mail.created_at), ...why(mail) }
  if (last) return line('opened', last.last_at)
  return line(version ? 'linked' : 'unsent', null)
}

const line = (state: ReceiverState, at: number | null): LineFacts => ({
  state,
  at,
  fault: null,
  reason: '',
  sectionId: null,
})

const why = ({ fault, reason }: Mail) => ({ fault: fault === '' ? null : fault, reason })

/** Whether they can be taken off without anybody missing something: nothing reached them, and they did nothing. */
export const isRemovable = ({ mails, visits, signedAt, declinedAt }: ReceiverFacts) =>
  visits.length === 0 &&
  signedAt === undefined &&
  declinedAt === undefined &&
  mails.every(({ state }) => state !== 'sent')
