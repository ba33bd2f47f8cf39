import { sql, type Kysely } from 'kysely'

/** What a user may do. Everybody of before could do everything, and still can; whoever comes without a role only reads. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('account_user')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('reader'))
    .execute()
  await sql`update account_user set role = 'admin'`.execute(db)
}
