import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#service/store/db.ts'

/**
 * What a user changed last, in the order it is read in: as many rows are read as are shown. Of those in the trashcan
 * nothing is asked; to PostgreSQL a column that `is null` would stand in the way of the order.
 */
export async function up(db: Kysely<unknown>) {
  const nullsLast = isPostgres(db) ? sql`nulls last` : sql``
  await sql`
    create index proposals_of_user on proposal (account_id, account_user_id, modified_at desc ${nullsLast}, id)
      where deleted_at is null
  `.execute(db)
}
