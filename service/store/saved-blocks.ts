import type { Insertable, Updateable } from 'kysely'
import type { Db } from './db.ts'
import type { Tables } from './schema.ts'
import { deleteStillOld } from './still-old.ts'

type Block = Tables['saved_block']

const withOwner = (db: Db) =>
  db
    .selectFrom('saved_block as block')
    .innerJoin('account_user as owner', 'owner.id', 'block.account_user_id')
    .selectAll('block')
    .select(['owner.firstname', 'owner.lastname'])

/** Those that are not deleted. */
export const selectBlocks = (db: Db) =>
  withOwner(db).where('block.deleted_at', 'is', null).orderBy('block.name_key').orderBy('block.id').execute()

export const findBlock = (db: Db, id: number) => withOwner(db).where('block.id', '=', id).executeTakeFirst()

export const insertBlock = (db: Db, block: Insertable<Block>) =>
  db.insertInto('saved_block').values(block).returning('id').executeTakeFirstOrThrow()

export const updateBlock = async (db: Db, id: number, changes: Updateable<Block>) => {
  await db.updateTable('saved_block').set(changes).where('id', '=', id).execute()
}

/** Forgets what was deleted before a moment, at most `most`, and what it shows; gives how many. */
export const forgetBlocks = (db: Db, before: number, most: number) =>
  deleteStillOld(db, { find: (db) => deletedBlocks(db, before, most), remove: removeBlocks })

async function deletedBlocks(db: Db, before: number, most: number) {
  const gone = await db.selectFrom('saved_block').select('id').where('deleted_at', '<', before).limit(most).execute()
  return gone.map(({ id }) => id)
}

async function removeBlocks(db: Db, ids: readonly number[]) {
  const some = [...ids]
  await db.deleteFrom('file_use').where('block_id', 'in', some).execute()
  await db.deleteFrom('saved_block').where('id', 'in', some).execute()
}
