import type { Db } from './db.ts'
import { comesAfter, ranks, type Part } from './timeline-part.ts'

const mails = (db: Db, proposal: number) =>
  db
    .selectFrom('mail')
    .leftJoin('receiver', 'receiver.id', 'mail.receiver_id')
    .leftJoin('contact', 'contact.id', 'receiver.contact_id')
    .select(['mail.id', 'mail.recipient', 'mail.subject', 'mail.state', 'mail.fault', 'mail.reason'])
    .select('mail.created_at as at')
    .select('contact.fullname')
    .where('mail.proposal_id', '=', proposal)
    // What is mailed to the owner tells of what stands here anyway.
    .where('mail.receiver_id', 'is not', null)

export type TimelineMail = Awaited<ReturnType<typeof selectLoneMails>>[number]

/** Mails that no other entry sent: an act, a comment, a signature or a step of the same moment tells of its own. */
export const selectLoneMails = (db: Db, { proposal, after, limit }: Part) =>
  mails(db, proposal)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('log_entry as sending')
            .select('sending.id')
            .where('sending.proposal_id', '=', proposal)
            .where('sending.kind', '=', 'sent')
            .whereRef('sending.at', '=', 'mail.created_at'),
        ),
      ),
    )
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('comment as answer')
            .select('answer.id')
            .where('answer.proposal_id', '=', proposal)
            .where('answer.account_user_id', 'is not', null)
            .whereRef('answer.created_at', '=', 'mail.created_at'),
        ),
      ),
    )
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('acceptance as signature')
            .select('signature.id')
            .where('signature.proposal_id', '=', proposal)
            .whereRef('signature.signed_at', '=', 'mail.created_at'),
        ),
      ),
    )
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('automation_step as reminder')
            .select('reminder.id')
            .where('reminder.proposal_id', '=', proposal)
            .whereRef('reminder.mail_id', '=', 'mail.id'),
        ),
      ),
    )
    .where(comesAfter(after, ranks.mail, ['mail.created_at', 'mail.id']))
    .orderBy('mail.created_at', 'desc')
    .orderBy('mail.id', 'desc')
    .limit(limit)
    .execute()

type Sent = { proposal: number; moments: readonly number[]; ids: readonly number[] }

/** Mails of entries: those queued at their moments, and those named by a step. */
export const selectMailsOfEntries = async (db: Db, { proposal, moments, ids }: Sent) =>
  moments.length + ids.length === 0
    ? []
    : mails(db, proposal)
        .where((is) => is.or([is('mail.created_at', 'in', [0, ...moments]), is('mail.id', 'in', [0, ...ids])]))
        .orderBy('mail.id')
        .execute()
