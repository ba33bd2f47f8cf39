import type { Db } from './db.ts'

/** Proposals of which a version was sent since a moment, the newest first. */
export const selectSentSince = async (db: Db, since: number, limit: number) =>
  (
    await db
      .selectFrom('proposal_version as version')
      .innerJoin('proposal', 'proposal.id', 'version.proposal_id')
      .select(['version.proposal_id', ({ fn }) => fn.max('version.sent_at').as('at')])
      .where('version.sent_at', '>=', since)
      .where('proposal.deleted_at', 'is', null)
      .groupBy('version.proposal_id')
      .orderBy('at', 'desc')
      .orderBy('version.proposal_id', 'desc')
      .limit(limit)
      .execute()
  ).map(({ proposal_id }) => proposal_id)

/** What the log tells of changes of status. */
export const selectStatusLog = (db: Db, proposalIds: readonly number[]) =>
  db
    .selectFrom('log_entry')
    .select(['proposal_id', 'action', 'at'])
    .where('proposal_id', 'in', [...proposalIds])
    .where('action', 'like', 'changed the status from %')
    .orderBy('at')
    .execute()
