import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#service/store/db.ts'

/** How much each access token may still ask (interface, section 1.8); beside SQLite it is kept in memory. */
export async function up(db: Kysely<unknown>) {
  if (!isPostgres(db)) return
  await db.schema
    .createTable('allowance')
    .modifyFront(sql`unlogged`)
    .addColumn('token_id', 'integer', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('full_at', 'real', (column) => column.notNull())
    .execute()
}
