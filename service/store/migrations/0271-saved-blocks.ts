import type { Kysely } from 'kysely'
import { accountTable, built, indexOn, moments, optionalMoments, pointer, texts } from './table.ts'

/**
 * Sections and rows that are kept to be used again. What they show is noted in `file_use`; SQLite adds no key over two
 * columns to a table that is there, so whoever forgets a block takes that along (`forgetBlocks`).
 */
export async function up(db: Kysely<unknown>) {
  await accountTable(
    db.schema,
    'saved_block',
    built(
      texts('name', 'name_key', 'kind', 'content'),
      pointer('account_user_id', 'account_user'),
      moments('created_at'),
      optionalMoments('deleted_at'),
    ),
  )
  const index = indexOn(db.schema)
  await index('saved_blocks_by_name', 'saved_block', 'name_key')
  await index('saved_blocks_of_user', 'saved_block', 'account_user_id')
  await db.schema.alterTable('file_use').addColumn('block_id', 'integer').execute()
  await index('file_uses_of_block', 'file_use', 'block_id')
}
