import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#service/store/db.ts'

/** What was lost for a reason, the last changed first: as the app orders the list that a report leads to. */
export async function up(db: Kysely<unknown>) {
  const last = sql.raw(isPostgres(db) ? 'desc nulls last' : 'desc')
  await sql`
    create index proposals_by_loss_reason on proposal (account_id, loss_reason, modified_at ${last}, id)
      where deleted_at is null and status = 'lost'
  `.execute(db)
}
