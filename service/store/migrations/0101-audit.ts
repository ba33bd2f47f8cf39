import type { Kysely } from 'kysely'
import { accountTable, built, indexOn, moments, texts } from './table.ts'

/** What people and applications did, and for how many days each account keeps it. */
export async function up(db: Kysely<unknown>) {
  const { schema } = db
  await accountTable(
    schema,
    'audit_entry',
    built(moments('at'), texts('user_name', 'application', 'act', 'changes'), (table) =>
      table.addColumn('user_id', 'integer').addColumn('record_id', 'integer'),
    ),
  )
  await indexOn(schema)('audit_by_time', 'audit_entry', 'at')
  await indexOn(schema)('audit_by_user', 'audit_entry', 'user_id', 'id')
  await schema
    .alterTable('account')
    .addColumn('audit_days', 'integer', (column) => column.notNull().defaultTo(365))
    .execute()
}
