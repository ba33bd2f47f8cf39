import { sql } from 'kysely'
import { isPostgres, type Db } from './db.ts'

/**
 * SQLite has one writer at a time. On PostgreSQL these make writers that must not pass each other wait for their turn,
 * which lasts until the transaction ends. What is read after it is as the one before has left it.
 */

/** Writers of one account: what one has read nobody changes until it is written. */
export async function turnOfAccount(db: Db) {
  // Rows that point at the account can be made meanwhile: their foreign key asks for no more than that it stays.
  if (isPostgres(db)) await db.selectFrom('account').select('id').forNoKeyUpdate().execute()
}

const queues = { deliveries: 1, mails: 2 }

/** Processes that look for due work, so that each finds what the others have left. */
export async function turnAt(db: Db, queue: keyof typeof queues) {
  if (isPostgres(db))
    await sql`select pg_advisory_xact_lock(${sql.lit(0x50_72_6f_66)}, ${sql.lit(queues[queue])})`.execute(db)
}
