import { sql, type Updateable } from 'kysely'
import type { BulkFilter } from '#wire/bulk-changes.ts'
import type { Db } from './db.ts'
import { everyMatch, type ProposalSearch } from './proposal-search.ts'
import type { Stored, Tables } from './schema.ts'

export type StoredBulkChange = Stored<'bulk_change'>
export type BulkItem = Stored<'bulk_change_item'>

type NewBulkChange = Pick<StoredBulkChange, 'account_user_id' | 'change' | 'created_at'>

export const insertBulkChange = (db: Db, change: NewBulkChange) =>
  db
    .insertInto('bulk_change')
    .values({ ...change, statuses: '[]', state: 'counted', outcome: '', due_at: 0, modified_at: change.created_at })
    .returning('id')
    .executeTakeFirstOrThrow()

/** One's own, whatever became of it. */
export const findBulkChange = (db: Db, id: number, userId: number) =>
  db.selectFrom('bulk_change').selectAll().where('id', '=', id).where('account_user_id', '=', userId).executeTakeFirst()

export const updateBulkChange = async (db: Db, id: number, changes: Updateable<Tables['bulk_change']>) => {
  await db.updateTable('bulk_change').set(changes).where('id', '=', id).execute()
}

/** Writes down every proposal the search finds, in one statement; ids never leave the database. */
export async function insertItems(db: Db, id: number, search: ProposalSearch, except: BulkFilter['except']) {
  const found = (await everyMatch(db, search)).$if(except.length > 0, (all) =>
    all.where('proposal.id', 'not in', except),
  )
  await db
    .insertInto('bulk_change_item')
    .columns(['bulk_change_id', 'proposal_id'])
    .expression(found.select([sql<number>`cast(${id} as integer)`.as('bulk_change_id'), 'proposal.id as proposal_id']))
    .execute()
}

export const countStatuses = (db: Db, id: number) =>
  db
    .selectFrom('bulk_change_item as item')
    .innerJoin('proposal', 'proposal.id', 'item.proposal_id')
    .select(({ fn }) => ['proposal.status', fn.countAll<number>().as('count')])
    .where('item.bulk_change_id', '=', id)
    .groupBy('proposal.status')
    .orderBy('proposal.status')
    .execute()

/** The next ones in this state, in the order of their ids. */
export const selectItems = (db: Db, { id, cursor }: StoredBulkChange, state: BulkItem['state'], most: number) =>
  db
    .selectFrom('bulk_change_item')
    .select(['proposal_id', 'before', 'changed_at'])
    .where('bulk_change_id', '=', id)
    .where('proposal_id', '>', cursor)
    .where('state', '=', state)
    .orderBy('proposal_id')
    .limit(most)
    .execute()

export const updateItem = async (
  db: Db,
  id: number,
  proposalId: number,
  changes: Updateable<Tables['bulk_change_item']>,
) => {
  await db
    .updateTable('bulk_change_item')
    .set(changes)
    .where('bulk_change_id', '=', id)
    .where('proposal_id', '=', proposalId)
    .execute()
}

type LeftOf = { id: number; state: 'left' | 'kept' }

const leftOf = (db: Db, { id, state }: LeftOf) =>
  db.selectFrom('bulk_change_item as item').where('item.bulk_change_id', '=', id).where('item.state', '=', state)

/** Why some could not be changed, the most frequent reason first. */
export const countReasons = (db: Db, of: LeftOf) =>
  leftOf(db, of)
    .select(({ fn }) => ['item.reason', 'item.detail', fn.countAll<number>().as('count')])
    .groupBy(['item.reason', 'item.detail'])
    .orderBy('count', 'desc')
    .orderBy('item.reason')
    .orderBy('item.detail')
    .limit(20)
    .execute()

type Reason = Pick<BulkItem, 'reason' | 'detail'>

/** Some of those that were left for this reason and can still be looked at. */
export const selectLeft = (db: Db, of: LeftOf, { reason, detail }: Reason, most: number) =>
  leftOf(db, of)
    .innerJoin('proposal', 'proposal.id', 'item.proposal_id')
    .select(['proposal.id', 'proposal.name'])
    .where('item.reason', '=', reason)
    .where('item.detail', '=', detail)
    .orderBy('proposal.id')
    .limit(most)
    .execute()

/** With what each was of; those that are still running stay. */
export const deleteBulkChanges = async (db: Db, before: number) => {
  await db.deleteFrom('bulk_change').where('modified_at', '<', before).where('state', '!=', 'due').execute()
}
