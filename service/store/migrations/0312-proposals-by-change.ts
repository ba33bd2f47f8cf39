import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#service/store/db.ts'

/** Proposals of every status, the last changed first: as the app orders what a search finds. */
export async function up(db: Kysely<unknown>) {
  const last = sql.raw(isPostgres(db) ? 'desc nulls last' : 'desc')
  await sql`
    create index proposals_of_every_status_by_change on proposal (account_id, modified_at ${last}, id)
      where deleted_at is null
  `.execute(db)
}
