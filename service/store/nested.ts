import * as onPostgres from 'kysely/helpers/postgres'
import * as onSqlite from 'kysely/helpers/sqlite'
import type { Compilable } from 'kysely'
import { isPostgres, type Db } from './db.ts'
import { prepared, type InText, type Values } from './prepared.ts'

/**
 * Rows, or the one row, of a subquery as a single column of the query around it: one statement where several would be
 * asked one after another. Both say them as JSON, so a column with bytes has no place there; read them by `unnested`.
 */
export function nestedIn(db: Db): Pick<typeof onSqlite, 'jsonArrayFrom' | 'jsonObjectFrom'> {
  return isPostgres(db) ? onPostgres : onSqlite
}

/** A nested column: text on SQLite, while on PostgreSQL the driver has read it. */
export type Nested<Column> = Column | string

export const unnested = <Column extends object | null>(column: Nested<Column>): Column =>
  typeof column === 'string' ? (JSON.parse(column) as Column) : column

type Rows<Row> = Parameters<typeof onPostgres.jsonArrayFrom<Row>>[0] & Compilable<Row>

/**
 * A prepared query for rows of many columns, of which none has bytes. On PostgreSQL they come as one text of JSON: its
 * driver reads each value by itself, which takes the process several times as long.
 */
export function preparedRows<Input extends Values, Row>(
  build: (db: Db, values: Input) => Rows<Row>,
  inText?: InText<Input>,
) {
  const alone = prepared<Input, Row>(build, inText)
  const asOne = prepared<Input, { rows: unknown }>(
    (db, values) => db.selectNoFrom([onPostgres.jsonArrayFrom(build(db, values)).as('rows')]),
    inText,
  )
  return async (db: Db, values: Input): Promise<Row[]> => {
    if (!isPostgres(db)) return alone(db, values)
    const [found] = await asOne(db, values)
    return (found?.rows ?? []) as Row[]
  }
}
