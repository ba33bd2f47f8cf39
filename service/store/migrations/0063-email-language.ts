import type { Kysely } from 'kysely'

/** Of those that are there nobody said which language they are in: they serve every one. */
export const up = async ({ schema }: Kysely<unknown>) => {
  await schema
    .alterTable('email_template')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
