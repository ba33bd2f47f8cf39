import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite'
import { CompiledQuery, SqliteDriver } from 'kysely'
import type { DatabaseConnection, Dialect, SqliteDialectConfig, SqliteStatement } from 'kysely'
import { KeptStatements } from '#service/store/kept-statements.ts'
import { OwnSqliteDialect } from '#service/store/sqlite-dialect.ts'
import { inPlace, privateDatabase } from './sqlite-file.ts'

type Config = SqliteDialectConfig & { isTransaction: () => boolean }

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #config: Config
  constructor(config: Config) {
    super(config)
    this.#config = config
  }
  /** Transactions take the write lock at once: one that starts by reading would fail after another's write. */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
  /** On a full disk SQLite has rolled back already; a second rollback would fail, and hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#config.isTransaction()) await super.rollbackTransaction(connection)
  }
}

class NodeSqliteDialect extends OwnSqliteDialect {
  readonly #config: Config
  constructor(config: Config) {
    super(config)
    this.#config = config
  }
  override createDriver() {
    return new ImmediateSqliteDriver(this.#config)
  }
}

/**
 * An SQLite file (or memory, when the path is empty) with full durability: nothing is acknowledged before it is on
 * disk.
 */
export function sqliteDialect(path: string): Dialect {
  if (!path) return sqliteOn(new DatabaseSync(':memory:'))
  privateDatabase(path)
  const isInPlace = inPlace(path)
  return sqliteOn(new DatabaseSync(path), () => {
    if (!isInPlace()) throw new MovedAway(path)
  })
}

/** With SQLite's own code and message, which it only gives without a write-ahead log. */
class MovedAway extends Error {
  readonly errcode = 1032
  constructor(path: string) {
    super(`${path} was deleted or replaced while it was open. Put it back, or start the service again.`)
  }
}

/** The same on a database that is open already; `beforeWrite` throws to prevent a write. */
export function sqliteOn(database: DatabaseSync, beforeWrite = () => {}): Dialect {
  // First, so that the others wait too.
  database.exec('pragma busy_timeout = 5000')
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  database.exec('pragma temp_store = memory')
  // 8 MiB: in the usual two, what a search for a common word reads does not stay. More makes lists slower.
  database.exec('pragma cache_size = -8192')
  const statements = new KeptStatements((text) => prepare(database, text))
  const guarded = (text: string) => {
    if (!isHarmless.test(text)) beforeWrite()
    return statements.take(text)
  }
  return new NodeSqliteDialect({
    database: { close: () => database.close(), prepare: guarded },
    isTransaction: () => database.isTransaction,
  })
}

/** What keeps nothing. */
const isHarmless = /^\s*(?:select|pragma|rollback)\b/i

function prepare(database: DatabaseSync, text: string): SqliteStatement {
  const statement = database.prepare(text)
  const inputsOf = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  const columns = statement.columns().map(({ name }) => name)
  // As objects node:sqlite makes rows without a shape: slow to make and, field by field, slow to read.
  statement.setReturnArrays(true)
  const asRow = rowMaker(columns)
  return {
    reader: columns.length > 0,
    all: (parameters) => statement.all(...inputsOf(parameters)).map(asRow),
    run: (parameters) => statement.run(...inputsOf(parameters)),
    *iterate(parameters) {
      for (const values of statement.iterate(...inputsOf(parameters))) yield asRow(values)
    },
  }
}

type Row = Record<string, SQLOutputValue | undefined>
type MakeRow = (values: unknown) => Row

/** So many rows are made in a loop before a function is written for a statement: writing one takes as long as making them. */
const mostInLoop = 200

/** All rows of a statement get their fields in the same order, and so have one shape. */
function rowMaker(columns: readonly string[]): MakeRow {
  let made = 0
  let written: MakeRow | undefined
  return (values) => {
    if (written) return written(values)
    if (++made === mostInLoop) written = writtenFor(columns)
    const row: Row = {}
    let at = 0
    for (const column of columns) row[column] = (values as readonly SQLOutputValue[])[at++]
    return row
  }
}

/**
 * What a loop does with names that differ from statement to statement takes twenty times as long as an object that is
 * written out. Nothing is in the text but the names that our own statements give their columns.
 */
function writtenFor(columns: readonly string[]) {
  const fields = columns.map((column, at) => `${JSON.stringify(column)}: values[${at}]`)
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function('values', `return {${fields.join()}}`) as MakeRow
}
