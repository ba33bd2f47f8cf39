import type { Kysely } from 'kysely'
import { accountTable, built, indexOn, moments, pointer, texts, unique } from './table.ts'

/** Answers to writes, kept so that a repeated request gets the first answer again (interface, section 1.10). */
export async function up({ schema }: Kysely<unknown>) {
  await accountTable(
    schema,
    'given_answer',
    built(
      pointer('user_id', 'account_user'),
      texts('key', 'fingerprint', 'content_type', 'body'),
      (table) => table.addColumn('status', 'integer', (column) => column.notNull()),
      moments('created_at'),
      unique('one_answer', 'user_id', 'key'),
    ),
  )
  await indexOn(schema)('given_answers_by_age', 'given_answer', 'created_at')
}
