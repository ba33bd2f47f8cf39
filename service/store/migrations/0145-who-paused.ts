import type { Kysely } from 'kysely'

/** Who paused the automations of an account, by name; null while they run, and where nobody noted it. */
export async function up({ schema }: Kysely<unknown>) {
  await schema.alterTable('account').addColumn('automations_paused_by', 'text').execute()
}
