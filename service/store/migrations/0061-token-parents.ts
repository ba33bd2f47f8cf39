import type { Kysely } from 'kysely'

/** Which refresh token a pair was given for: a second use of it ends that pair (interface, section 6.4). */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('oauth_token').addColumn('given_for', 'integer').execute()
}
