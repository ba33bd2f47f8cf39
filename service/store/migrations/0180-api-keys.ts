import type { Kysely } from 'kysely'
import { accountTable, built, indexOn, moments, optionalMoments, pointer, texts, unique } from './table.ts'

/** API keys: of a person, or of the account with a role of their own (interface, section 6.10). */
export async function up(db: Kysely<unknown>) {
  await accountTable(
    db.schema,
    'api_key',
    built(
      texts('name', 'start', 'key_hash', 'access'),
      pointer('user_id', 'account_user', { optional: true }),
      (table) => table.addColumn('role', 'text').addColumn('rate_limit', 'integer'),
      pointer('made_by', 'account_user', { optional: true }),
      moments('created_at'),
      optionalMoments('expires_at', 'last_used_at'),
      unique('api_key_by_hash', 'key_hash'),
    ),
  )
  await indexOn(db.schema)('keys_of_user', 'api_key', 'user_id')
  await db.schema.createIndex('key_by_hash').on('api_key').column('key_hash').execute()
}
