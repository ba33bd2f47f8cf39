import type { Kysely } from 'kysely'

/** What the account calls a webhook, and the user who made it; of earlier ones nobody knows who that was. */
export async function up({ schema }: Kysely<unknown>) {
  await schema
    .alterTable('webhook')
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await schema.alterTable('webhook').addColumn('made_by', 'integer').execute()
}
