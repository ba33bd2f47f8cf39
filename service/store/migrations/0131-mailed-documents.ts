import type { Kysely } from 'kysely'

/** The signature whose document goes along with a mail. */
export async function up({ schema }: Kysely<unknown>) {
  await schema.alterTable('mail').addColumn('acceptance_id', 'integer').execute()
}
