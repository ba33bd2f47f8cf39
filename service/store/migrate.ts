import { Migrator } from 'kysely/migration'
import type { Db } from './db.ts'
import * as account from './migrations/0001-account.ts'
import * as proposals from './migrations/0002-proposals.ts'
import * as idempotency from './migrations/0003-idempotency.ts'
import * as webhooks from './migrations/0010-webhooks.ts'

/** In the order they run; a migration that has been published never changes. */
const migrations = {
  '0001-account': account,
  '0002-proposals': proposals,
  '0003-idempotency': idempotency,
  '0010-webhooks': webhooks,
}

const migratorOf = (db: Db) => new Migrator({ db, provider: { getMigrations: async () => migrations } })

/** Whether the database can be reached and has the newest schema. */
export const isMigrated = async (db: Db) =>
  (await migratorOf(db).getMigrations()).every(({ executedAt }) => executedAt !== undefined)

/** Brings the database to the newest schema; all of it or nothing. */
export async function migrate(db: Db) {
  const { error, results = [] } = await migratorOf(db).migrateToLatest()
  if (error) throw new Error('The database could not be brought to the newest schema', { cause: error })
  return results.map(({ migrationName }) => migrationName)
}
