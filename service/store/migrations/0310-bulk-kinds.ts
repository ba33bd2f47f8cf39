import type { Kysely } from 'kysely'

/** Changes of many are of proposals or of something else: each says of what, and what it is of has the record's id. */
export async function up({ schema }: Kysely<unknown>) {
  await schema
    .alterTable('bulk_change')
    .addColumn('record_kind', 'text', (column) => column.notNull().defaultTo('proposal'))
    .execute()
  await schema.alterTable('bulk_change_item').renameColumn('proposal_id', 'record_id').execute()
}
