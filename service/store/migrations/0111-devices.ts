import type { Kysely } from 'kysely'

/** Where people are signed in: from which device, from which browser session, and when it was used last. */
export async function up(db: Kysely<unknown>) {
  for (const table of ['session', 'oauth_code', 'oauth_token'] as const)
    await db.schema
      .alterTable(table)
      .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  for (const table of ['session', 'oauth_token'] as const)
    await db.schema.alterTable(table).addColumn('last_used_at', 'bigint').execute()
  for (const table of ['oauth_code', 'oauth_token'] as const)
    await db.schema.alterTable(table).addColumn('session_id', 'integer').execute()
}
