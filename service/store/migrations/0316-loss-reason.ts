import { sql, type Kysely } from 'kysely'

/** Why a proposal was lost; what customers answered who declined stands there already. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('proposal').addColumn('loss_reason', 'text').execute()
  await sql`
    update proposal set loss_reason = (
      select decline.reason from decline
      where decline.account_id = proposal.account_id and decline.proposal_id = proposal.id
      order by decline.declined_at desc, decline.id desc limit 1
    )
    where status = 'lost'
  `.execute(db)
}
