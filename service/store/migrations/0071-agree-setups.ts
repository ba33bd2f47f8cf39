import type { Kysely } from 'kysely'

/** What accepting asks for, of the proposals a favorite template makes; null for what the account's settings say. */
export async function up({ schema }: Kysely<unknown>) {
  await schema.alterTable('favorite_template').addColumn('agree_setup', 'text').execute()
}
