import type { Kysely } from 'kysely'

/** In which order the texts and price tables of a template are read; null for all texts first. */
export async function up({ schema }: Kysely<unknown>) {
  await schema.alterTable('favorite_template').addColumn('reading_order', 'text').execute()
}
