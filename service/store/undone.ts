import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Sets a savepoint within a transaction. */
export const markForUndo = (db: Db) => sql`savepoint tried`.execute(db)

/** Rolls back to the savepoint, which stays set. */
export const undoToMark = (db: Db) => sql`rollback to savepoint tried`.execute(db)
