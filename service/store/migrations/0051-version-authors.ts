import { sql, type Kysely } from 'kysely'

/** Who began a version, and the total set by hand that it was sent with. */
export async function up(db: Kysely<unknown>) {
  const version = () => db.schema.alterTable('proposal_version')
  await version()
    .addColumn('person', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await version().addColumn('override_cents', 'bigint').execute()
  // Of earlier versions nobody knows it any more; a total set by hand began a new one.
  await sql`
    update proposal_version set override_cents = (
      select p.override_cents from proposal p where p.version_id = proposal_version.id
    ) where sent_at is not null
  `.execute(db)
}
