import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#service/store/db.ts'
import { indexOn } from './table.ts'

/**
 * On PostgreSQL an index for each order that lists come in, of what is not in the trashcan: a page is read from it, and
 * nothing is sorted. A column that `is null` in front, as SQLite likes it, stands in the way of the order there.
 */
export async function up(db: Kysely<unknown>) {
  // Wins by month (interface, section 8.3) ask for the moment alone.
  await sql`
    create index proposals_by_win on proposal (account_id, won_at) where deleted_at is null and status = 'won'
  `.execute(db)
  if (!isPostgres(db)) return
  for (const index of [...replaced, 'proposals_by_sum', 'contacts_by_type', 'contacts_by_name'])
    await db.schema.dropIndex(index).execute()
  const listed = async (name: string, table: 'proposal' | 'contact', order: string) => {
    await sql`
      create index ${sql.id(name)} on ${sql.table(table)} (account_id, ${sql.raw(order)}, id) where deleted_at is null
    `.execute(db)
  }
  await listed('proposals_by_name', 'proposal', 'status, name_key')
  await listed('proposals_by_creation', 'proposal', 'status, created_at desc nulls last')
  await listed('proposals_by_change', 'proposal', 'status, modified_at desc nulls last')
  await listed('proposals_by_view', 'proposal', 'status, viewed_at desc nulls last')
  await listed('proposals_by_validity', 'proposal', 'status, valid_until')
  await listed('proposals_by_directory', 'proposal', 'directory_id, status, name_key')
  await listed('proposals_of_every_status', 'proposal', 'name_key')
  await listed('contacts_by_name', 'contact', 'type, name_key')
  await indexOn(db.schema)('proposals_of_trashcan', 'proposal', 'deleted_at')
  await indexOn(db.schema)('contacts_of_trashcan', 'contact', 'deleted_at')
}

const replaced = [
  'proposals_by_name',
  'proposals_by_creation',
  'proposals_by_change',
  'proposals_by_view',
  'proposals_by_validity',
  'proposals_by_directory',
  'proposals_of_every_status',
]
