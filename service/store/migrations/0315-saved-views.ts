import type { Kysely } from 'kysely'
import { accountTable, built, moments, pointer, texts, unique } from './table.ts'

/** What users narrow the list of proposals to, under names of their own. */
export async function up(db: Kysely<unknown>) {
  await accountTable(
    db.schema,
    'saved_view',
    built(
      pointer('account_user_id', 'account_user'),
      texts('name', 'name_key', 'filter'),
      moments('created_at'),
      // It finds those of a user too.
      unique('saved_view_by_name', 'account_user_id', 'name_key'),
    ),
  )
}
