import {
  CompiledQuery,
  sql,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type TransactionSettings,
} from 'kysely'
import type { Db } from './db.ts'
import { reachOf, type Reach } from './reach.ts'
import { SteadyPostgresCompiler } from './steady-plans.ts'

/** The setting PostgreSQL's policies check: an account's id, 0 for all accounts, empty for no rows. */
const setting = 'proffer.account'

/** Asked with its account by `search-index.ts` alone: behind a policy no index would serve a search. */
const open = ['search_row']

/**
 * Gives every table that has none its policy, the second fence between accounts. FORCE holds the owner of the tables
 * to it too; superusers and roles with BYPASSRLS are the only ones who pass.
 */
export async function secureTables(db: Kysely<unknown>) {
  const { rows } = await sql<{ name: string; owner: string }>`
    select c.relname as name, case c.relname when 'account' then 'id' else 'account_id' end as owner
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and not c.relrowsecurity
      and c.relname not in (${sql.join(open)})
      and (c.relname = 'account' or exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped))
  `.execute(db)
  for (const { name, owner } of rows) {
    const table = sql.table(name)
    await sql`alter table ${table} enable row level security`.execute(db)
    await sql`alter table ${table} force row level security`.execute(db)
    await sql`create policy of_account on ${table} using (${isReached(owner)})`.execute(db)
  }
}

// Evaluated once per query and not per row: the subquery does not depend on the row.
const reach = sql`(select nullif(current_setting(${sql.lit(setting)}, true), '')::bigint)`

/**
 * Whether a row is one of those that a query may reach, by the column of its account. Of a case a plan expects half of
 * the rows; of what it says, one in as many as there are accounts, though the query has named the account already
 * (docs/decisions/0157-what-a-plan-expects-of-a-policy.md).
 */
export const isReached = (owner: string) => sql`case ${reach} when 0 then true else ${reach} = ${sql.ref(owner)} end`

/** Whether the role of this connection passes every policy. */
export async function passesRowSecurity(db: Db) {
  const { rows } = await sql<{ passes: boolean }>`
    select rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user
  `.execute(db)
  return rows.some(({ passes }) => passes)
}

type Pipelining = {
  /** Statements leave before the one before them is answered, on the same connection and in order. */
  isPipelined: boolean
}

/** A PostgreSQL dialect whose connections set the reach of each query. */
export const withRowSecurity = (dialect: Dialect, pipelining: Pipelining): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => new TellingDriver(dialect.createDriver(), pipelining),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => new SteadyPostgresCompiler(),
})

const asSetting = (reach: Reach | undefined) => (reach === 'every account' ? '0' : String(reach ?? ''))

/** What stands in front of a query may write, in PostgreSQL. */
const onlyReads = ({ query }: CompiledQuery) => query.kind === 'SelectQueryNode' && !('with' in query && query.with)

/** Caches the current setting, so that most queries need no extra round trip. */
class TellingConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection
  #current: string | undefined
  #begun: Promise<void> | undefined
  constructor(inner: DatabaseConnection) {
    this.inner = inner
  }

  /** A trip less: what begins the transaction goes along with its first statement, where that only reads. */
  begin(begun: Promise<void>) {
    this.#begun = begun
    // Whoever asks first is told.
    begun.catch(() => {})
  }

  /** Throws why the transaction could not begin. */
  async hasBegun() {
    await this.#begun
  }

  ended() {
    this.#begun = undefined
  }

  async executeQuery<Row>(query: CompiledQuery) {
    // Written without a transaction, it could not be taken back.
    if (!onlyReads(query)) await this.#begun
    const [result] = await Promise.all([this.#told<Row>(query), this.#begun])
    return result
  }

  async #told<Row>(query: CompiledQuery) {
    const wanted = asSetting(reachOf(query.queryId))
    if (wanted === this.#current) return this.inner.executeQuery<Row>(query)
    this.#current = undefined
    const telling = CompiledQuery.raw('select set_config($1, $2, false)', [setting, wanted])
    // Both are pipelined, and answered in order.
    const [, result] = await Promise.all([this.inner.executeQuery(telling), this.inner.executeQuery<Row>(query)])
    this.#current = wanted
    return result
  }

  streamQuery(): never {
    throw new Error('Rows are read page by page, not as a stream')
  }

  /** A rollback also reverts a setting made in the transaction. */
  forget() {
    this.#current = undefined
  }
}

class TellingDriver implements Driver {
  readonly #inner: Driver
  readonly #connections = new WeakMap<DatabaseConnection, TellingConnection>()
  readonly #isPipelined: boolean
  constructor(inner: Driver, { isPipelined }: Pipelining) {
    this.#inner = inner
    this.#isPipelined = isPipelined
  }

  init = () => this.#inner.init()
  destroy = () => this.#inner.destroy()

  async acquireConnection() {
    const inner = await this.#inner.acquireConnection()
    const connection = this.#connections.get(inner) ?? new TellingConnection(inner)
    this.#connections.set(inner, connection)
    return connection
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const telling = tellingOf(connection)
    const begun = this.#inner.beginTransaction(telling.inner, settings)
    if (!this.#isPipelined) await begun
    telling.begin(begun)
  }

  async commitTransaction(connection: DatabaseConnection) {
    const telling = tellingOf(connection)
    try {
      await telling.hasBegun()
      await this.#inner.commitTransaction(telling.inner)
      telling.ended()
    } catch (error) {
      telling.forget()
      throw error
    }
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    const telling = tellingOf(connection)
    telling.forget()
    const hasBegun = await telling.hasBegun().then(
      () => true,
      () => false,
    )
    telling.ended()
    if (hasBegun) await this.#inner.rollbackTransaction(telling.inner)
  }

  releaseConnection: Driver['releaseConnection'] = (connection) =>
    this.#inner.releaseConnection(tellingOf(connection).inner)
}

function tellingOf(connection: DatabaseConnection) {
  if (!(connection instanceof TellingConnection)) throw new Error('A connection of another driver')
  return connection
}
