import type { Insertable, Updateable } from 'kysely'
import type { Db } from './db.ts'
import type { Tables } from './schema.ts'

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
export async function forgetBlocks(db: Db, before: number, most: number) {
  const gone = await db.selectFrom('saved_block').select('id').where('deleted_at', '<', before).limit(most).execute()
  if (gone.length === 0) return 0
  const ids = gone.map(({ id }) => id)
  await db.transaction().execute(async (db) => {
    await db.deleteFrom('file_use').where('block_id', 'in', ids).execute()
    await db.deleteFrom('saved_block').where('id', 'in', ids).execute()
  })
  return ids.length
}
