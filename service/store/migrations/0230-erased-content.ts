import type { Kysely } from 'kysely'

/** What a signed version reads without people who were erased, for when its signature need not be shown any more. */
export async function up({ schema }: Kysely<unknown>) {
  await schema.alterTable('acceptance').addColumn('erased_content', 'text').execute()
}
