import type { Db } from './db.ts'

/** Everything automations look at, of these proposals, in a fixed number of queries; each list in its order of time. */
export async function selectStepFacts(db: Db, proposalIds: readonly number[]) {
  const ids = [...proposalIds]
  const proposals = await db
    .selectFrom('proposal')
    .select([
      'id',
      'name',
      'status',
      'version_id',
      'valid_until',
      'won_at',
      'viewed_at',
      'deleted_at',
      'account_user_id',
    ])
    .where('id', 'in', ids)
    .execute()
  const versions = await db
    .selectFrom('proposal_version')
    .select(['id', 'proposal_id', 'number', 'sent_at', 'created_at'])
    .where('proposal_id', 'in', ids)
    .orderBy('number')
    .execute()
  const receivers = await db
    .selectFrom('receiver')
    .innerJoin('contact', 'contact.id', 'receiver.contact_id')
    .select(['receiver.id', 'receiver.proposal_id', 'receiver.contact_id', 'receiver.invited_at'])
    .select(['contact.fullname', 'contact.email', 'contact.deleted_at'])
    .where('receiver.proposal_id', 'in', ids)
    .orderBy('receiver.position')
    .orderBy('receiver.id')
    .execute()
  return { proposals, versions, receivers, ...(await selectActs(db, ids)) }
}

export type StepFactRows = Awaited<ReturnType<typeof selectStepFacts>>

/** What receivers did, and what was written to them. */
async function selectActs(db: Db, ids: number[]) {
  const visits = await db
    .selectFrom('visit')
    .select(['proposal_id', 'contact_id', 'started_at', 'last_at'])
    .where('proposal_id', 'in', ids)
    .where('human', '=', 1)
    .orderBy('started_at')
    .execute()
  const comments = await db
    .selectFrom('comment')
    .select(['proposal_id', 'contact_id', 'account_user_id', 'created_at', 'waiting_since', 'settled_at'])
    .where('proposal_id', 'in', ids)
    .where('audience', '=', 'customer')
    .orderBy('created_at')
    .execute()
  const acceptances = await db
    .selectFrom('acceptance')
    .select(['proposal_id', 'contact_id', 'version_id', 'signed_at'])
    .where('proposal_id', 'in', ids)
    .orderBy('signed_at')
    .execute()
  const declines = await db
    .selectFrom('decline')
    .select(['proposal_id', 'contact_id', 'version_id', 'declined_at'])
    .where('proposal_id', 'in', ids)
    .orderBy('declined_at')
    .execute()
  const mails = await db
    .selectFrom('mail')
    .select(['proposal_id', 'receiver_id', 'state', 'created_at', 'modified_at'])
    .where('proposal_id', 'in', ids)
    .where('receiver_id', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return { visits, comments, acceptances, declines, mails }
}
