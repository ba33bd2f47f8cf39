import type { Kysely } from 'kysely'

/** What a design shows besides its colours: a cover, the letters it is set in, and lines at head and foot of pages. */
export async function up({ schema }: Kysely<unknown>) {
  await schema
    .alterTable('design_template')
    .addColumn('cover', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const name of ['cover_picture', 'fonts', 'header', 'footer'])
    await schema
      .alterTable('design_template')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
}
