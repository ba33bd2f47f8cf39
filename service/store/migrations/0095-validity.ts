import type { Kysely } from 'kysely'
import { indexOn } from './table.ts'

/** What expires first, and what has: in the order of the list, and counted in the index alone. */
export async function up({ schema }: Kysely<unknown>) {
  await indexOn(schema)('proposals_by_validity', 'proposal', 'deleted_at', 'status', 'valid_until', 'id')
}
