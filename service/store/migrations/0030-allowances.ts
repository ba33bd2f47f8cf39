import { sql, type Kysely } from 'kysely'
import { allowanceColumns } from '#service/store/allowances.ts'
import { isPostgres } from '#service/store/db.ts'

/** How much each access token may still ask (interface, section 1.8); on SQLite it is made anew at every start. */
export async function up(db: Kysely<unknown>) {
  if (!isPostgres(db)) return
  await allowanceColumns(db.schema.createTable('allowance').modifyFront(sql`unlogged`)).execute()
}
