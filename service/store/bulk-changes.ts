import { sql, type Expression, type Updateable } from 'kysely'
import type { BulkKind, ProductFilter } from '#wire/bulk-changes.ts'
import type { Db } from './db.ts'
import { holdsWords } from './page.ts'
import { listedOf } from './proposal-pages.ts'
import { everyMatch, type ProposalSearch } from './proposal-search.ts'
import type { Stored, Tables } from './schema.ts'
import { searchWords } from './search-key.ts'

export type StoredBulkChange = Stored<'bulk_change'>
export type BulkItem = Stored<'bulk_change_item'>

type NewBulkChange = Pick<StoredBulkChange, 'account_user_id' | 'record_kind' | 'change' | 'created_at'>

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

/** Writes down every record that a query finds, in one statement; ids never leave the database. */
const insertItems = (db: Db, found: Expression<Pick<BulkItem, 'bulk_change_id' | 'record_id'>>) =>
  db.insertInto('bulk_change_item').columns(['bulk_change_id', 'record_id']).expression(found).execute()

const itemOf = (id: number) => sql<number>`cast(${id} as integer)`.as('bulk_change_id')

export async function insertProposals(db: Db, id: number, search: ProposalSearch, except: number[]) {
  const found = (await everyMatch(db, search)).$if(except.length > 0, (all) =>
    all.where('proposal.id', 'not in', except),
  )
  await insertItems(db, found.select([itemOf(id), 'proposal.id as record_id']))
}

/** The same of proposals that are named, but for those in the trashcan. */
export const insertNamedProposals = (db: Db, id: number, ids: number[]) =>
  insertItems(
    db,
    listedOf(db, undefined)
      .where('proposal.id', 'in', ids)
      .select([itemOf(id), 'proposal.id as record_id']),
  )

export async function insertProducts(db: Db, id: number, { directory_id, query = '', only, except }: ProductFilter) {
  const words = searchWords(query)
  const found = db
    .selectFrom('product')
    .select([itemOf(id), 'product.id as record_id'])
    .where('product.product_directory_id', '=', directory_id)
    .$if(words.length > 0, (all) => all.where(holdsWords<'product'>('product.search_key', words)))
    .$if(only !== undefined, (all) => all.where('product.id', 'in', only ?? []))
    .$if(except.length > 0, (all) => all.where('product.id', 'not in', except))
  await insertItems(db, found)
}

export const countItems = async (db: Db, id: number) => {
  const items = db.selectFrom('bulk_change_item').where('bulk_change_id', '=', id)
  return (await items.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}

/** Of the proposals it is of. */
export const countStatuses = (db: Db, id: number) =>
  db
    .selectFrom('bulk_change_item as item')
    .innerJoin('proposal', 'proposal.id', 'item.record_id')
    .select(({ fn }) => ['proposal.status', fn.countAll<number>().as('count')])
    .where('item.bulk_change_id', '=', id)
    .groupBy('proposal.status')
    .orderBy('proposal.status')
    .execute()

/** The next ones in this state, in the order of their ids. */
export const selectItems = (db: Db, { id, cursor }: StoredBulkChange, state: BulkItem['state'], most: number) =>
  db
    .selectFrom('bulk_change_item')
    .select(['record_id', 'before', 'changed_at'])
    .where('bulk_change_id', '=', id)
    .where('record_id', '>', cursor)
    .where('state', '=', state)
    .orderBy('record_id')
    .limit(most)
    .execute()

export const updateItem = async (
  db: Db,
  id: number,
  recordId: number,
  changes: Updateable<Tables['bulk_change_item']>,
) => {
  await db
    .updateTable('bulk_change_item')
    .set(changes)
    .where('bulk_change_id', '=', id)
    .where('record_id', '=', recordId)
    .execute()
}

type LeftOf = { id: number; kind: BulkKind; state: 'left' | 'kept' }

const leftOf = (db: Db, { id, state }: Omit<LeftOf, 'kind'>) =>
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
    // Records of every kind have an id and a name.
    .innerJoin(`${of.kind as 'product'} as record`, 'record.id', 'item.record_id')
    .select(['record.id', 'record.name'])
    .where('item.reason', '=', reason)
    .where('item.detail', '=', detail)
    .orderBy('record.id')
    .limit(most)
    .execute()

/** With what each was of, at most `most`, and gives how many; those that are still running stay. */
export async function deleteBulkChanges(db: Db, before: number, most: number) {
  const old = db
    .selectFrom('bulk_change')
    .select('id')
    .where('modified_at', '<', before)
    .where('state', '!=', 'due')
    .limit(most)
  return Number((await db.deleteFrom('bulk_change').where('id', 'in', old).executeTakeFirst()).numDeletedRows)
}
