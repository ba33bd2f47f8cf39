import type { Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { createAllowances } from './allowances.ts'
import { acrossAccounts, isPostgres, type Db } from './db.ts'
import * as account from './migrations/0001-account.ts'
import * as proposals from './migrations/0002-proposals.ts'
import * as idempotency from './migrations/0003-idempotency.ts'
import * as webhooks from './migrations/0010-webhooks.ts'
import * as mail from './migrations/0020-mail.ts'
import * as allowances from './migrations/0030-allowances.ts'
import * as search from './migrations/0040-search.ts'
import * as tallies from './migrations/0041-tallies.ts'
import * as answerTags from './migrations/0050-answer-tags.ts'
import * as versionAuthors from './migrations/0051-version-authors.ts'
import * as searchTerms from './migrations/0052-search-terms.ts'
import * as proposalsOfUser from './migrations/0053-proposals-of-user.ts'
import { postgresColumns } from './postgres-columns.ts'
import { secureTables } from './row-security.ts'

/** In the order they run; a migration that has been published never changes. */
const migrations: Record<string, Migration> = {
  '0001-account': account,
  '0002-proposals': proposals,
  '0003-idempotency': idempotency,
  '0010-webhooks': webhooks,
  '0030-allowances': allowances,
  '0020-mail': mail,
  '0040-search': search,
  '0041-tallies': tallies,
  '0050-answer-tags': answerTags,
  '0051-version-authors': versionAuthors,
  '0052-search-terms': searchTerms,
  '0053-proposals-of-user': proposalsOfUser,
}

/** On PostgreSQL every migration leaves its tables secured, and all run under one lock: several may start at once. */
function migratorOf(db: Db) {
  if (!isPostgres(db)) return new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const secured = Object.entries(migrations).map(([name, migration]) => {
    const upAndSecure = async (db: Kysely<unknown>) => {
      await migration.up(db)
      await secureTables(db)
    }
    return [name, { up: upAndSecure }] as const
  })
  return new Migrator({
    db: acrossAccounts(db).withPlugin(postgresColumns),
    provider: { getMigrations: async () => Object.fromEntries(secured) },
  })
}

/** Whether the database can be reached and has the newest schema. */
export const isMigrated = async (db: Db) =>
  (await migratorOf(db).getMigrations()).every(({ executedAt }) => executedAt !== undefined)

/** Brings the database to the newest schema, or for tests to an older one; all of it or nothing. */
export async function migrate(db: Db, { to }: { to?: string } = {}) {
  const migrator = migratorOf(db)
  const { error, results = [] } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
  if (error) throw new Error('The database could not be brought to the newest schema', { cause: error })
  if (!isPostgres(db)) await createAllowances(db)
  return results.map(({ migrationName }) => migrationName)
}
