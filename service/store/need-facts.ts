import type { Db } from './db.ts'
import { lostMails } from './lost-mails.ts'
import { prepared } from './prepared.ts'

// What is told of each need; `ids` are proposals.

type Ids = readonly number[]

// In the order of their ids, sorted here: asked for in it, SQLite would walk all there are.
const byId = (one: { id: number }, other: { id: number }) => one.id - other.id

/** The newest question that waits comes last. */
export const selectLastQuestions = async (db: Db, ids: Ids) =>
  ids.length === 0 ? [] : (await lastQuestions(db, { ids })).toSorted(byId)

const lastQuestions = prepared((db, { ids }: { ids: Ids }) =>
  db
    .selectFrom('comment')
    // Who was taken off a proposal may be a colleague's contact by now.
    .leftJoin('contact', 'contact.id', 'comment.contact_id')
    .select(['comment.id', 'comment.proposal_id', 'comment.comment', 'comment.contact_id'])
    .select((is) => is.fn.coalesce('contact.fullname', is.val('')).as('fullname'))
    .where('comment.proposal_id', 'in', [...ids])
    .where('comment.waiting_since', 'is not', null),
)

/** The last mail to each receiver that did not arrive. */
export const selectBounces = async (db: Db, ids: Ids) =>
  ids.length === 0 ? [] : (await bounces(db, { ids })).toSorted(byId)

const bounces = prepared((db, { ids }: { ids: Ids }) =>
  lostMails(db)
    .innerJoin('contact', 'contact.id', 'receiver.contact_id')
    .select(['mail.id', 'receiver.proposal_id', 'receiver.contact_id'])
    .select(['contact.fullname', 'mail.recipient', 'mail.fault', 'mail.reason'])
    .where('mail.proposal_id', 'in', [...ids]),
)

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

/** Their last visit, and for how long they read. */
export const selectLookers = async (db: Db, ids: Ids) => (ids.length === 0 ? [] : lookers(db, { ids }))

// By the proposal too, though the id alone would do: without it PostgreSQL reads every visit of the account.
const lookers = prepared((db, { ids }: { ids: Ids }) =>
  db
    .selectFrom('proposal')
    .innerJoin('visit', (join) =>
      join
        .onRef('visit.proposal_id', '=', 'proposal.id')
        .on('visit.id', '=', (is) =>
          is
            .selectFrom('visit as last')
            .select('last.id')
            .whereRef('last.proposal_id', '=', 'proposal.id')
            .where('last.human', '=', 1)
            .orderBy('last.started_at', 'desc')
            .orderBy('last.id', 'desc')
            .limit(1),
        ),
    )
    .innerJoin('contact', 'contact.id', 'visit.contact_id')
    .select(['visit.proposal_id', 'contact.fullname', 'visit.seconds'])
    .where('proposal.id', 'in', [...ids]),
)

export const selectViews = async (db: Db, ids: Ids) => (ids.length === 0 ? [] : views(db, { ids }))

const views = prepared((db, { ids }: { ids: Ids }) =>
  db
    .selectFrom('proposal')
    .select(['id', 'views'])
    .where('id', 'in', [...ids]),
)
