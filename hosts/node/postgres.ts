import { PostgresDialect, type Dialect } from 'kysely'
import { Pool, types, type PoolConfig } from 'pg'
import { withRowSecurity } from '#service/store/row-security.ts'

/** bigint and numeric come as text; all of ours are whole numbers that JavaScript holds exactly. */
const { INT8, NUMERIC } = types.builtins
const asNumber = new Set([INT8, NUMERIC])

const typeParsers: PoolConfig['types'] = {
  getTypeParser: (type: typeof INT8, format) => (asNumber.has(type) ? Number : types.getTypeParser(type, format)),
}

type Given = {
  url: string
  /** How many connections at most. */
  connections: number
  /** Waits without an end for statements and locks: for migrations. */
  isPatient?: boolean
  /** Hears of connections that break while nobody uses them. */
  onTrouble: (error: Error) => void
}

/** Milliseconds. A client gives up after 15 s (promises: the app), so nothing here waits longer. */
const limits: PoolConfig = {
  statement_timeout: 10_000,
  lock_timeout: 8_000,
  idle_in_transaction_session_timeout: 30_000,
  query_timeout: 12_000,
}

/** PostgreSQL 15 or newer: nothing is acknowledged before it is on disk, and row-level security stands behind queries. */
export function postgresDialect({ url, connections, isPatient = false, onTrouble }: Given): Dialect {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'proffer',
    options: '-c synchronous_commit=on',
    // Lets a connection send what it has to tell along with the query (row-security.ts).
    pipeline: true,
    types: typeParsers,
    ...(isPatient ? {} : limits),
  })
  pool.on('error', onTrouble)
  return withRowSecurity(new PostgresDialect({ pool }))
}
