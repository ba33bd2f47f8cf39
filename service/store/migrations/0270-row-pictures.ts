import type { Kysely } from 'kysely'
import { indexOn } from './table.ts'

/**
 * A product's picture, and the form of a file that stands beside a row. SQLite adds no key over two columns to a table
 * that is there; a content goes only when no file has it (`forgetUnused`).
 */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('product').addColumn('picture', 'text').execute()
  await db.schema.alterTable('file').addColumn('thumb_content_id', 'integer').execute()
  await indexOn(db.schema)('files_of_thumb_content', 'file', 'thumb_content_id')
}
