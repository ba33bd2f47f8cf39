import type { Kysely } from 'kysely'
import { accountTable, built, flag, moments, optionalMoments, pointer, texts, unique } from './table.ts'

/** Second factors: authenticator apps, recovery codes and passkeys; and how far a browser's sign-in has come. */
export async function up(db: Kysely<unknown>) {
  const { schema } = db
  await accountTable(
    schema,
    'totp',
    built(
      pointer('user_id', 'account_user'),
      texts('secret'),
      flag('confirmed', 0),
      (table) => table.addColumn('last_step', 'integer', (column) => column.notNull().defaultTo(0)),
      moments('created_at'),
      unique('one_totp', 'user_id'),
    ),
  )
  await accountTable(
    schema,
    'recovery_code',
    built(
      pointer('user_id', 'account_user'),
      texts('code_hash'),
      moments('created_at'),
      unique('recovery_code_by_hash', 'user_id', 'code_hash'),
    ),
  )
  await accountTable(
    schema,
    'passkey',
    built(
      pointer('user_id', 'account_user'),
      texts('credential_id', 'public_key', 'transports', 'name'),
      (table) => table.addColumn('counter', 'integer', (column) => column.notNull().defaultTo(0)),
      moments('created_at'),
      optionalMoments('last_used_at'),
      unique('passkey_by_credential', 'credential_id'),
    ),
  )
  await accountTable(
    schema,
    'passkey_challenge',
    built(texts('browser', 'challenge'), moments('expires_at'), unique('one_challenge', 'browser')),
  )
  await schema
    .alterTable('account')
    .addColumn('require_factor', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('session')
    .addColumn('stage', 'text', (column) => column.notNull().defaultTo('full'))
    .execute()
  await schema
    .alterTable('session')
    .addColumn('method', 'text', (column) => column.notNull().defaultTo('password'))
    .execute()
}
