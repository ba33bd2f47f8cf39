import { Migrator } from 'kysely/migration'
import type { Db } from './db.ts'
import * as account from './migrations/0001-account.ts'
import * as proposals from './migrations/0002-proposals.ts'

/** In the order they run; a migration that has been published never changes. */
const migrations = { '0001-account': account, '0002-proposals': proposals }

/** Brings the database to the newest schema; all of it or nothing. */
export async function migrate(db: Db) {
  const { error, results = [] } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest()
  if (error) throw new Error('The database could not be brought to the newest schema', { cause: error })
  return results.map(({ migrationName }) => migrationName)
}
