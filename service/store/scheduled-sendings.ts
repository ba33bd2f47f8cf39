import type { Insertable, Updateable } from 'kysely'
import type { Db } from './db.ts'
import type { Tables } from './schema.ts'

const shown = (db: Db) =>
  db
    .selectFrom('scheduled_sending as sending')
    .innerJoin('proposal_version as version', 'version.id', 'sending.version_id')
    .innerJoin('account_user as scheduler', 'scheduler.id', 'sending.account_user_id')
    .select(['sending.id', 'sending.proposal_id', 'sending.due_at', 'sending.request', 'version.number'])
    .select(['scheduler.firstname', 'scheduler.lastname', 'scheduler.email'])
    .where('sending.state', '=', 'due')

export const selectDueSendings = (db: Db) =>
  shown(db)
    .innerJoin('proposal', 'proposal.id', 'sending.proposal_id')
    .where('proposal.deleted_at', 'is', null)
    .orderBy('sending.due_at')
    .orderBy('sending.id')
    .execute()

export type ShownSending = Awaited<ReturnType<typeof selectDueSendings>>[number]

export const findDueSending = (db: Db, proposalId: number) =>
  shown(db).where('sending.proposal_id', '=', proposalId).executeTakeFirst()

export const findSending = (db: Db, id: number) =>
  db.selectFrom('scheduled_sending').selectAll().where('id', '=', id).executeTakeFirst()

/** The newest, whatever became of it. */
export const findNewestSending = (db: Db, proposalId: number) =>
  db
    .selectFrom('scheduled_sending')
    .select(['id', 'version_id', 'state', 'reason', 'person', 'request', 'due_at', 'done_at'])
    .where('proposal_id', '=', proposalId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const insertSending = async (db: Db, sending: Insertable<Tables['scheduled_sending']>) => {
  await db.insertInto('scheduled_sending').values(sending).execute()
}

export const updateSending = async (db: Db, id: number, changes: Updateable<Tables['scheduled_sending']>) => {
  await db.updateTable('scheduled_sending').set(changes).where('id', '=', id).execute()
}

/** Forgets that the newest sending was cancelled at a moment, and the line of the log that told it. */
export async function resumeSending(
  db: Db,
  { id, proposal_id, done_at }: { id: number; proposal_id: number; done_at: number },
  now: number,
) {
  await updateSending(db, id, { state: 'due', reason: '', person: '', done_at: null, modified_at: now })
  await db
    .deleteFrom('log_entry')
    .where('proposal_id', '=', proposal_id)
    .where('kind', '=', 'schedule_cancelled')
    .where('at', '=', done_at)
    .execute()
}
