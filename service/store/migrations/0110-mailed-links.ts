import type { Kysely } from 'kysely'
import { accountTable, built, indexOn, moments, pointer, texts, unique } from './table.ts'

/** Invitations, links to reset a password or to confirm an address, and mails whose text only their reader may see. */
export async function up(db: Kysely<unknown>) {
  const { schema } = db
  await accountTable(
    schema,
    'invitation',
    built(
      texts('email', 'email_key', 'role', 'token_hash'),
      pointer('invited_by', 'account_user', { optional: true }),
      moments('created_at', 'sent_at', 'expires_at'),
      unique('one_invitation', 'email_key'),
      unique('invitation_by_token', 'token_hash'),
    ),
  )
  await accountTable(
    schema,
    'user_link',
    built(
      texts('kind', 'email', 'token_hash'),
      pointer('user_id', 'account_user', { optional: true }),
      moments('created_at', 'expires_at'),
      unique('user_link_by_token', 'token_hash'),
    ),
  )
  await indexOn(schema)('links_of_user', 'user_link', 'user_id', 'kind')
  await schema
    .alterTable('mail')
    .addColumn('confidential', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
