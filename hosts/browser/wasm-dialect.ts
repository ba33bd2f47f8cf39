import type { BindingSpec, Database, PreparedStatement, Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'
import { KeptStatements } from '#service/store/kept-statements.ts'
import { OwnSqliteDialect } from '#service/store/sqlite-dialect.ts'
import type { PageFile } from './page-file.ts'
import type { PageStore } from './page-store.ts'
import { fileName, vfsName } from './page-vfs.ts'

/** The write could not be stored and was rolled back. The code is SQLite's for a full disk. */
class NotKept extends Error {
  override readonly name = 'NotKept'
  readonly resultCode = 13
}

/**
 * Kysely on SQLite's WebAssembly build. Every change is in the page store before its write is acknowledged: a worker
 * may be stopped at any moment without losing acknowledged writes.
 */
export function wasmDialect(sqlite3: Sqlite3Static, file: PageFile, store: PageStore): Dialect {
  const database = new sqlite3.oo1.DB(fileName, 'c', vfsName)
  // The only file is the database itself; what else SQLite needs on the way is in memory.
  for (const pragma of ['journal_mode = memory', 'temp_store = memory', 'foreign_keys = on', 'cache_size = -16000'])
    database.exec(`pragma ${pragma}`)
  const connection = new WasmConnection(sqlite3, database, () => keep(file, store))
  const notUsed = { database: { close: () => database.close(), prepare: () => neverPrepared() } }
  return new (class extends OwnSqliteDialect {
    override createDriver() {
      return driverOf(connection, database)
    }
  })(notUsed)
}

function neverPrepared(): never {
  throw new Error('Statements are prepared by the connection')
}

async function keep(file: PageFile, store: PageStore) {
  const changes = file.changes()
  if (!changes) return
  try {
    await store.save(changes)
    file.settle()
  } catch (cause) {
    file.undo()
    throw new NotKept('The browser did not keep what was written', { cause })
  }
}

/** One connection; Kysely lends it to one user at a time. */
const driverOf = (connection: WasmConnection, database: Database): Driver => ({
  init: async () => undefined,
  acquireConnection: async () => connection,
  beginTransaction: async () => connection.run('begin'),
  commitTransaction: async () => {
    connection.run('commit')
    await connection.keep()
  },
  rollbackTransaction: async () => {
    // A commit that could not be stored has been rolled back already.
    if (connection.isInTransaction) connection.run('rollback')
  },
  releaseConnection: async () => undefined,
  destroy: async () => database.close(),
})

class WasmConnection implements DatabaseConnection {
  readonly #sqlite3: Sqlite3Static
  readonly #database: Database
  readonly #statements: KeptStatements<Prepared>
  readonly keep: () => Promise<void>
  constructor(sqlite3: Sqlite3Static, database: Database, keep: () => Promise<void>) {
    this.#sqlite3 = sqlite3
    this.#database = database
    this.#statements = new KeptStatements(
      (text) => prepare(database, text),
      ({ statement }) => statement.finalize(),
    )
    this.keep = keep
  }

  get isInTransaction() {
    return this.#sqlite3.capi.sqlite3_get_autocommit(this.#pointer) === 0
  }

  get #pointer() {
    const { pointer } = this.#database
    if (pointer === undefined) throw new Error('The database is closed')
    return pointer
  }

  run(sql: string) {
    this.#database.exec(sql)
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const result = this.#execute<Row>(sql, parameters)
    if (!this.isInTransaction) await this.keep()
    return result
  }

  // oxlint-disable-next-line eslint/require-yield -- nothing streams here
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Queries are not streamed')
  }

  #execute<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    const prepared = this.#statements.take(sql)
    let isWell = false
    try {
      const result = this.#resultOf<Row>(prepared, parameters)
      prepared.statement.reset(true)
      isWell = true
      return result
    } finally {
      this.#statements.giveBack(sql, prepared, isWell)
    }
  }

  #resultOf<Row>({ statement, columns }: Prepared, parameters: readonly unknown[]): QueryResult<Row> {
    if (parameters.length > 0) statement.bind(parameters as BindingSpec)
    const rows: Row[] = []
    while (statement.step()) rows.push(rowOf(columns, statement.get([])) as Row)
    if (columns.length > 0) return { rows }
    const insertId = this.#sqlite3.capi.sqlite3_last_insert_rowid(this.#pointer)
    return { rows, insertId, numAffectedRows: BigInt(this.#database.changes()) }
  }
}

/** Names of columns are text in SQLite's memory, and read once. */
type Prepared = { statement: PreparedStatement; columns: readonly string[] }

function prepare(database: Database, text: string): Prepared {
  const statement = database.prepare(text)
  return { statement, columns: statement.columnCount > 0 ? statement.getColumnNames() : [] }
}

function rowOf(columns: readonly string[], values: readonly unknown[]) {
  const row: Record<string, unknown> = {}
  for (let at = 0; at < columns.length; at++) row[columns[at] as string] = values[at]
  return row
}
