import { sql, type Kysely } from 'kysely'
import { accountTable, built, moments, optionalMoments, texts } from './table.ts'

const counts = ['total', 'looked', 'changed', 'left_over', 'undone', 'cursor'] as const

/** Changes of all proposals that a filter found, and each of those. */
export async function up({ schema }: Kysely<unknown>) {
  await accountTable(
    schema,
    'bulk_change',
    built(
      (table) =>
        table
          .addColumn('account_user_id', 'integer', (column) => column.notNull())
          .addForeignKeyConstraint(
            'bulk_change_of_user',
            ['account_id', 'account_user_id'],
            'account_user',
            ['account_id', 'id'],
            (constraint) => constraint.onDelete('cascade'),
          ),
      texts('change', 'statuses', 'state', 'outcome'),
      (table) =>
        counts.reduce(
          (table, name) => table.addColumn(name, 'integer', (column) => column.notNull().defaultTo(0)),
          table,
        ),
      moments('due_at', 'created_at', 'modified_at'),
      optionalMoments('done_at', 'told_at', 'lease_until'),
      (table) => table.addColumn('lease_key', 'text'),
    ),
  )
  await schema
    .createIndex('bulk_changes_due')
    .on('bulk_change')
    .column('due_at')
    .where(sql.ref('state'), '=', sql.lit('due'))
    .execute()
  // No reference to the proposal: a row outlives it by a day at most, and 100,000 are written at once.
  await schema
    .createTable('bulk_change_item')
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('bulk_change_id', 'integer', (column) => column.notNull())
    .addColumn('proposal_id', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
    .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('detail', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('before', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('changed_at', 'bigint')
    .addPrimaryKeyConstraint('bulk_change_item_key', ['account_id', 'bulk_change_id', 'proposal_id'])
    .addForeignKeyConstraint(
      'bulk_change_item_of',
      ['account_id', 'bulk_change_id'],
      'bulk_change',
      ['account_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
}
