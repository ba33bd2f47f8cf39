import { sql } from 'kysely'
import { isPostgres, type Db } from './db.ts'

/**
 * SQLite has one writer at a time. On PostgreSQL these locks serialise writers until the end of their transaction, so
 * that what is read after taking one is up to date.
 */

/** Writers of one account: what one has read cannot change until it commits. */
export async function turnOfAccount(db: Db) {
  // Rows referencing the account can still be inserted: their foreign key takes a weaker lock.
  if (isPostgres(db)) await db.selectFrom('account').select('id').forNoKeyUpdate().execute()
}

const queues = { deliveries: 1, mails: 2, steps: 3, sendings: 4, bulk: 5 }

/** Processes that claim due work, so that each skips what others have claimed. */
export async function turnAt(db: Db, queue: keyof typeof queues) {
  if (isPostgres(db))
    await sql`select pg_advisory_xact_lock(${sql.lit(0x50_72_6f_66)}, ${sql.lit(queues[queue])})`.execute(db)
}
