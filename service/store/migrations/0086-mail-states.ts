import type { Kysely } from 'kysely'

/** In which language a mail is, why it bounced, and which section a visitor reads. */
export async function up({ schema }: Kysely<unknown>) {
  for (const name of ['language', 'fault'])
    await schema
      .alterTable('mail')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  await schema.alterTable('visit').addColumn('section_id', 'integer').execute()
  await schema.createIndex('mails_by_message_id').on('mail').column('message_id').execute()
}
