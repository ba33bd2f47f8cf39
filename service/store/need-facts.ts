import { sql } from 'kysely'
import type { Db } from './db.ts'

// What is told of each need; `ids` are proposals.

type Ids = readonly number[]

/** The newest question that waits. */
export const selectLastQuestions = async (db: Db, ids: Ids) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('comment')
        .innerJoin('contact', 'contact.id', 'comment.contact_id')
        .select(['comment.proposal_id', 'comment.comment', 'comment.contact_id', 'contact.fullname'])
        .where('comment.proposal_id', 'in', [...ids])
        .where('comment.waiting_since', 'is not', null)
        .orderBy('comment.id')
        .execute()

/** The last mail to each receiver that did not arrive. */
export const selectBounces = async (db: Db, ids: Ids) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('mail')
        .innerJoin('receiver', 'receiver.id', 'mail.receiver_id')
        .innerJoin('contact', 'contact.id', 'receiver.contact_id')
        .select(['receiver.proposal_id', 'receiver.contact_id', 'contact.fullname', 'mail.recipient', 'mail.reason'])
        .where('mail.proposal_id', 'in', [...ids])
        .where('mail.state', 'in', ['bounced', 'failed'])
        .where((is) =>
          is.not(
            is.exists(
              is
                .selectFrom('mail as later')
                .select('later.id')
                .whereRef('later.receiver_id', '=', 'mail.receiver_id')
                .whereRef('later.id', '>', 'mail.id'),
            ),
          ),
        )
        .orderBy('mail.id')
        .execute()

type Decision = { proposal_id: number; person: string; text: string; outcome: 'signed' | 'declined'; at: number }

/** Who signed or declined since then, the last one last. */
export async function selectDecisions(db: Db, ids: Ids, since: number): Promise<Decision[]> {
  if (ids.length === 0) return []
  const signed = await db
    .selectFrom('acceptance')
    .select(['proposal_id', 'name', 'signed_at'])
    .where('proposal_id', 'in', [...ids])
    .where('signed_at', '>=', since)
    .execute()
  const declined = await db
    .selectFrom('decline')
    .innerJoin('contact', 'contact.id', 'decline.contact_id')
    .select(['decline.proposal_id', 'contact.fullname', 'decline.reason', 'decline.declined_at'])
    .where('decline.proposal_id', 'in', [...ids])
    .where('decline.declined_at', '>=', since)
    .execute()
  const won = await db
    .selectFrom('proposal')
    .select(['id', 'agree', 'won_at'])
    .where('id', 'in', [...ids])
    .where('agree', 'is not', null)
    .execute()
  const agreedBy = (agree: string | null) =>
    agree === null ? '' : ((JSON.parse(agree) as { name?: string }).name ?? '')
  return [
    ...won.map(({ id, agree, won_at }): Decision => ({
      proposal_id: id,
      person: agreedBy(agree),
      text: '',
      outcome: 'signed',
      at: won_at ?? 0,
    })),
    ...signed.map((row): Decision => ({
      proposal_id: row.proposal_id,
      person: row.name,
      text: '',
      outcome: 'signed',
      at: row.signed_at,
    })),
    ...declined.map((row): Decision => ({
      proposal_id: row.proposal_id,
      person: row.fullname,
      text: row.reason,
      outcome: 'declined',
      at: row.declined_at,
    })),
  ].toSorted((one, other) => one.at - other.at)
}

/** Who opened it last. */
export const selectLookers = async (db: Db, ids: Ids) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('visit')
        .innerJoin('contact', 'contact.id', 'visit.contact_id')
        .select(['visit.proposal_id', 'contact.fullname'])
        .where('visit.proposal_id', 'in', [...ids])
        .where('visit.human', '=', sql.lit(1))
        .orderBy('visit.started_at')
        .orderBy('visit.id')
        .execute()

export const selectViews = async (db: Db, ids: Ids) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('proposal')
        .select(['id', 'views'])
        .where('id', 'in', [...ids])
        .execute()
