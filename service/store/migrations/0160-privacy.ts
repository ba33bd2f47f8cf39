import type { Kysely } from 'kysely'

/**
 * How long an account keeps what it has: 0 is for as long as the account exists, which accounts of before go on with.
 * Since when somebody asked for its deletion, and until when that can be taken back; and which people were erased.
 */
export async function up({ schema }: Kysely<unknown>) {
  const days = { trash_days: 0, visit_days: 0, mail_days: 0, event_days: 30, proof_years: 7 }
  for (const [name, defaultTo] of Object.entries(days))
    await schema
      .alterTable('account')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(defaultTo))
      .execute()
  await schema.alterTable('account').addColumn('deletes_at', 'bigint').execute()
  await schema
    .alterTable('account')
    .addColumn('deletion_asked_by', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await schema.alterTable('contact').addColumn('erased_at', 'bigint').execute()
}
