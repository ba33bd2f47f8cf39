import type { Kysely } from 'kysely'
import { accountTable, built, indexOn, pointer, unique } from './table.ts'

/** Colleagues who are named in a note of the team. */
export async function up({ schema }: Kysely<unknown>) {
  await accountTable(
    schema,
    'comment_mention',
    built(
      pointer('comment_id', 'comment'),
      pointer('account_user_id', 'account_user'),
      unique('one_mention', 'comment_id', 'account_user_id'),
    ),
  )
  await indexOn(schema)('mentions_of_user', 'comment_mention', 'account_user_id')
}
