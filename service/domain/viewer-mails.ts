import { insertMails } from '#service/store/mails.ts'
import { oneLine } from '#wire/personalisation.ts'
import { queuedMail, replyTo } from './queued-mail.ts'
import type { Unit } from './unit.ts'
import type { Viewing } from './viewing.ts'

/** `language` where it is not the proposal's; `acceptanceId` of the signature whose document goes along. */
type Letter = {
  to: string
  receiverId?: number
  subject: string
  body: string
  language?: string
  acceptanceId?: number | undefined
}

/** Queues mails about a proposal, with its owner as Reply-To; receivers without an address are skipped. */
export async function queueLetters(
  unit: Unit,
  { proposal, owner }: Pick<Viewing, 'proposal' | 'owner'>,
  letters: readonly Letter[],
) {
  const mails = letters
    .filter(({ to }) => to !== '')
    .map(({ to, receiverId, subject, body, language = '', acceptanceId }) => ({
      proposal_id: proposal.id,
      receiver_id: receiverId ?? null,
      recipient: to,
      subject: oneLine(subject),
      body,
      language,
      acceptance_id: acceptanceId ?? null,
      ...queuedMail(unit),
      ...replyTo(owner),
    }))
  if (mails.length > 0) await insertMails(unit.db, mails)
}

/** Where the owner finds a proposal. */
export const recordLink = ({ appUrl }: Pick<Unit, 'appUrl'>, id: number) => `${appUrl}/proposals/${id}`
