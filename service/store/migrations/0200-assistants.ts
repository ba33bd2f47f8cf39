import type { Kysely } from 'kysely'

/**
 * Applications that register themselves (RFC 7591), and what a code, a token and a consent are for: the API, or the
 * endpoint for assistants alone. All that there were are for the API.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('account')
    .addColumn('assistants_from', 'text', (column) => column.notNull().defaultTo('reader'))
    .execute()
  await db.schema
    .alterTable('oauth_client')
    .addColumn('self_registered', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const table of ['consent', 'oauth_code', 'oauth_token'] as const)
    await db.schema
      .alterTable(table)
      .addColumn('audience', 'text', (column) => column.notNull().defaultTo('api'))
      .execute()
}
