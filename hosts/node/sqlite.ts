import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'
import type { DatabaseConnection, Dialect, SqliteDialectConfig, SqliteStatement } from 'kysely'

/** Kysely says SQLite cannot roll DDL back. It can, and a failed migration must leave nothing behind. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** A transaction takes its turn to write at once: one that began by reading could not go on after another's write. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig
  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }
  override createDriver() {
    return new ImmediateSqliteDriver(this.#config)
  }
  override createAdapter() {
    return new TransactionalSqliteAdapter()
  }
}

const kept = { '': ':memory:' } as const

/** An SQLite file (or memory, when the path is empty) that keeps its promises: nothing is acknowledged before it is on disk. */
export function sqliteDialect(path: string): Dialect {
  if (path) mkdirSync(dirname(path), { recursive: true })
  return sqliteOn(new DatabaseSync(path || kept['']))
}

/** The same on a database that is open already. */
export function sqliteOn(database: DatabaseSync): Dialect {
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  database.exec('pragma busy_timeout = 5000')
  database.exec('pragma temp_store = memory')
  return new NodeSqliteDialect({ database: { close: () => database.close(), prepare: prepareOnce(database) } })
}

/** The statements that were used last: to prepare one takes longer than to run most of them. */
const mostStatements = 500
const isRepeated = /^(?:select|insert|update|delete|with)\b/i

function prepareOnce(database: DatabaseSync) {
  const prepared = new Map<string, SqliteStatement>()
  return (text: string): SqliteStatement => {
    const statement = prepared.get(text) ?? prepare(database, text)
    if (!isRepeated.test(text)) return statement
    // A map keeps the order of insertion: the first is the one that was not used for longest.
    prepared.delete(text)
    prepared.set(text, statement)
    const [oldest] = prepared.size > mostStatements ? prepared.keys() : []
    if (oldest !== undefined) prepared.delete(oldest)
    return statement
  }
}

function prepare(database: DatabaseSync, text: string): SqliteStatement {
  const statement = database.prepare(text)
  const given = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...given(parameters)),
    run: (parameters) => statement.run(...given(parameters)),
    iterate: (parameters) => statement.iterate(...given(parameters)),
  }
}
