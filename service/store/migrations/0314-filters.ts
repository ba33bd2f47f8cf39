import { sql, type Kysely } from 'kysely'
import { indexOn } from './table.ts'

/** What was sent in some days and what has a tag, for the filters of the list. */
export async function up(db: Kysely<unknown>) {
  await indexOn(db.schema)('proposals_of_tag', 'proposal_tag', 'tag_id', 'proposal_id')
  await sql`
    create index versions_by_sending on proposal_version (account_id, sent_at, proposal_id) where sent_at is not null
  `.execute(db)
}
