import type { Kysely } from 'kysely'

/** What open screens are told of a customer's act, and when a visit was told of last. */
export async function up({ schema }: Kysely<unknown>) {
  await schema
    .alterTable('event')
    .addColumn('told', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await schema.alterTable('visit').addColumn('told_at', 'bigint').execute()
}
