import type { Kysely } from 'kysely'

/** When somebody was last asked to let an application in that registered itself: meanwhile it is not swept away. */
export async function up({ schema }: Kysely<unknown>) {
  await schema.alterTable('oauth_client').addColumn('asked_at', 'bigint').execute()
}
