import * as onPostgres from 'kysely/helpers/postgres'
import * as onSqlite from 'kysely/helpers/sqlite'
import { isPostgres, type Db } from './db.ts'

/**
 * Rows, or the one row, of a subquery as a single column of the query around it: one statement where several would be
 * asked one after another. Both say them as JSON, so a column with bytes has no place there; read them by `unnested`.
 */
export function nestedIn(db: Db): Pick<typeof onSqlite, 'jsonArrayFrom' | 'jsonObjectFrom'> {
  return isPostgres(db) ? onPostgres : onSqlite
}

/** A nested column: text on SQLite, while on PostgreSQL the driver has read it. */
export const unnested = <Column>(column: Column): Column =>
  typeof column === 'string' ? (JSON.parse(column) as Column) : column
