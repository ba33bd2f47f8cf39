import type { Db } from './db.ts'
import { prepared } from './prepared.ts'

/** A customer's question waits in these: in the others nobody expects an answer. */
const answered = ['edit', 'open', 'won'] as const

const waiting = (db: Db) =>
  db
    .selectFrom('comment')
    .innerJoin('proposal', 'proposal.id', 'comment.proposal_id')
    .where('comment.waiting_since', 'is not', null)
    .where('proposal.deleted_at', 'is', null)
    .where('proposal.status', 'in', [...answered])

const counted = prepared((db) => waiting(db).select(({ fn }) => fn.countAll<number>().as('count')))

/** Customers' questions that wait for an answer, in the whole account. */
export const countQuestions = async (db: Db) => (await counted(db, {}))[0]?.count ?? 0

export type OpenQuestion = Awaited<ReturnType<typeof selectQuestions>>[number]

/** Those questions with who asked them and on which proposal, the one that waits longest first. */
export const selectQuestions = (db: Db, { limit, owner }: { limit: number; owner?: number | undefined }) =>
  waiting(db)
    .innerJoin('contact as customer', 'customer.id', 'proposal.contact_id')
    // Who was taken off it may be a colleague's contact by now; what they asked waits all the same.
    .leftJoin('contact as person', 'person.id', 'comment.contact_id')
    .$if(owner !== undefined, (query) => query.where('proposal.account_user_id', '=', owner ?? 0))
    .select(['comment.id', 'comment.proposal_id', 'comment.comment', 'comment.about', 'comment.created_at'])
    .select(['comment.contact_id as person_id', 'customer.name as customer_name'])
    .select((is) => is.fn.coalesce('person.fullname', is.val('')).as('fullname'))
    .$narrowType<{ person_id: number }>()
    .select(['proposal.name as proposal_name', 'proposal.proposal_nr', 'proposal.account_user_id as owner_id'])
    .orderBy('comment.waiting_since')
    .orderBy('comment.id')
    .limit(limit)
    .execute()

/** Those of one proposal, whatever its status. */
export const selectWaitingOn = (db: Db, proposalId: number) =>
  db
    .selectFrom('comment')
    .innerJoin('contact', 'contact.id', 'comment.contact_id')
    .select(['comment.id', 'comment.contact_id as contact_people_id', 'contact.fullname'])
    .where('comment.proposal_id', '=', proposalId)
    .where('comment.waiting_since', 'is not', null)
    .orderBy('comment.waiting_since')
    .orderBy('comment.id')
    .execute()

/** A question was answered, or needs no answer; without an id every question of the proposal was. */
export async function closeQuestions(
  db: Db,
  { proposal_id, id }: { proposal_id: number; id?: number | undefined },
  settled?: { settled_at: number; settled_by: number },
) {
  await db
    .updateTable('comment')
    .set({ waiting_since: null, ...settled })
    .where('proposal_id', '=', proposal_id)
    .where('waiting_since', 'is not', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .execute()
}

/** It waits again, since it was asked. */
export const reopenQuestion = async (db: Db, { id, created_at }: { id: number; created_at: number }) => {
  await db
    .updateTable('comment')
    .set({ waiting_since: created_at, settled_at: null, settled_by: null })
    .where('id', '=', id)
    .execute()
}
