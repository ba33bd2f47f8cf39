import { PostgresDialect, type Dialect } from 'kysely'
import { Pool, types, type ClientBase, type PoolConfig } from 'pg'
import { withRowSecurity } from '#service/store/row-security.ts'
import { NamingClient } from './naming-client.ts'

/** bigint and numeric are returned as text; all of ours are integers that JavaScript represents exactly. */
const { INT8, NUMERIC } = types.builtins
const asNumber = new Set([INT8, NUMERIC])

const typeParsers: PoolConfig['types'] = {
  getTypeParser: (type: typeof INT8, format) => (asNumber.has(type) ? Number : types.getTypeParser(type, format)),
}

type PostgresOptions = {
  url: string
  /** How many connections at most. */
  connections: number
  /** How long a statement may take, in milliseconds; Infinity for migrations. */
  patience?: number
  /** Called when an idle connection breaks. */
  onTrouble: (error: Error) => void
}

/**
 * A client gives up after 15 s (promises: the app), so no statement takes longer; the server cancels it before the
 * client does.
 */
const usualPatience = 10_000

const limitsOf = (patience: number) => ({
  statement_timeout: patience,
  lock_timeout: patience * 0.8,
  idle_in_transaction_session_timeout: patience * 3,
})

/** Said once a connection stands: in its first message a pooler such as PgBouncer would refuse them. */
function setUp(client: ClientBase, patience: number) {
  const limits = patience === Infinity ? [] : Object.entries(limitsOf(patience))
  const settings = [['synchronous_commit', 'on'], ...limits]
  return client.query(settings.map(([name, value]) => `set ${name} = ${value}`).join('; '))
}

/** PostgreSQL 15 or newer: nothing is acknowledged before it is on disk, and row-level security stands behind queries. */
export function postgresDialect({ url, connections, patience = usualPatience, onTrouble }: PostgresOptions): Dialect {
  const pool = new Pool({
    Client: NamingClient,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: Math.min(patience, usualPatience) / 2,
    keepAlive: true,
    application_name: 'proffer',
    onConnect: (client) => setUp(client, patience),
    // The setting leaves along with the query, and what begins a transaction with its first one (row-security.ts).
    pipeline: true,
    types: typeParsers,
    ...(patience !== Infinity && { query_timeout: patience * 1.2 }),
  })
  // A connection that breaks between two queries emits an error, which would end the process if unhandled.
  pool.on('connect', (client) => client.on('error', onTrouble))
  // The same for idle connections of the pool.
  pool.on('error', () => undefined)
  return withRowSecurity(new PostgresDialect({ pool }), { isPipelined: true })
}
