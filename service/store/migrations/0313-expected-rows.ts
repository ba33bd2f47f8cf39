import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#service/store/db.ts'
import { isReached } from '#service/store/row-security.ts'

/** The policies of before, in the words of today: the same rows, of which a plan expects what there are. */
export async function up(db: Kysely<unknown>) {
  if (!isPostgres(db)) return
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_policies where schemaname = current_schema() and policyname = 'of_account'
  `.execute(db)
  for (const { name } of rows)
    await sql`alter policy of_account on ${sql.table(name)} using (${isReached(name === 'account' ? 'id' : 'account_id')})`.execute(
      db,
    )
}
