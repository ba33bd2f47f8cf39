import type { Kysely } from 'kysely'
import { accountTable, built, flag, moments, pointer, texts, unique } from './table.ts'

/** The provider an account signs in by, who its users are there, and who is on the way. */
export async function up(db: Kysely<unknown>) {
  const { schema } = db
  await accountTable(
    schema,
    'identity_provider',
    built(
      texts('title', 'issuer', 'client_id', 'client_secret', 'domains', 'role'),
      flag('only_way', 0),
      pointer('emergency_user_id', 'account_user', { optional: true }),
      moments('modified_at'),
      unique('one_identity_provider'),
    ),
  )
  await accountTable(
    schema,
    'user_identity',
    built(
      pointer('user_id', 'account_user'),
      texts('issuer', 'subject'),
      moments('created_at'),
      unique('user_by_identity', 'issuer', 'subject'),
    ),
  )
  await accountTable(
    schema,
    'sso_attempt',
    built(
      texts('state_hash', 'nonce', 'verifier', 'browser', 'search'),
      moments('expires_at'),
      unique('attempt_by_state', 'state_hash'),
    ),
  )
}
