import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#service/store/db.ts'
import { createSearchTables } from './search-tables.ts'
import { indexOn } from './table.ts'

/** Finds proposals and contacts by any part of their search keys (docs/decisions/0008-search-index.md). */
export async function up(db: Kysely<unknown>) {
  const on = indexOn(db.schema)
  // A search looks at every status.
  await on('proposals_of_every_status', 'proposal', 'deleted_at', 'name_key', 'id')
  // Narrower than the one by name, so quicker to count.
  await on('contacts_by_type', 'contact', 'deleted_at', 'type')
  // Without the proposal SQLite reads all receivers of an account rather than the few of a page of contacts.
  await db.schema.dropIndex('receivers_by_contact').execute()
  await on('receivers_by_contact', 'receiver', 'contact_id', 'proposal_id')
  await (isPostgres(db) ? indexOnPostgres(db) : createSearchTables(db, { ending: '' }))
}

/** Without the extension, or the right to create it, words are looked for in every row. */
async function indexOnPostgres(db: Kysely<unknown>) {
  const { rows } = await sql`
    select 1 from pg_available_extensions where name = 'pg_trgm' and
      (installed_version is not null or has_database_privilege(current_database(), 'create'))
  `.execute(db)
  if (rows.length === 0) return
  await sql`create extension if not exists pg_trgm`.execute(db)
  for (const table of ['proposal', 'contact'])
    await sql`
      create index ${sql.id(`${table}_search`)} on ${sql.table(table)} using gin (search_key gin_trgm_ops)
    `.execute(db)
}
