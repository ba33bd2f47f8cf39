import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#service/store/db.ts'

/**
 * When a customer last did something with a proposal or it was sent, kept in the transaction of that; and the indexes that
 * give the newest of everybody and of each owner.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('proposal').addColumn('active_at', 'bigint').execute()
  const latest = sql.raw(isPostgres(db) ? 'greatest' : 'max')
  const of = (table: string, column: string, more = '') =>
    sql`coalesce((select max(${sql.ref(column)}) from ${sql.table(table)} where proposal_id = proposal.id ${sql.raw(more)}), 0)`
  await sql`
    update proposal set active_at = nullif(${latest}(
      ${of('visit', 'started_at', 'and human = 1')},
      ${of('acceptance', 'signed_at')},
      ${of('decline', 'declined_at')},
      ${of('choice_change', 'at')},
      ${of('comment', 'created_at', 'and contact_id is not null')},
      ${of('log_entry', 'at', "and kind = 'sent'")}
    ), 0)
  `.execute(db)
  for (const index of [
    'proposals_by_activity on proposal (account_id, active_at, id)',
    'proposals_of_user_by_activity on proposal (account_id, account_user_id, active_at, id)',
  ])
    await sql.raw(`create index ${index} where active_at is not null and deleted_at is null`).execute(db)
}
