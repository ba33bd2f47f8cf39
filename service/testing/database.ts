import { constants, DatabaseSync } from 'node:sqlite'
import { PGlite, types } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, type Dialect } from 'kysely'
import { Client } from 'pg'
import { postgresDialect } from '#hosts/node/postgres.ts'
import { sqliteDialect, sqliteOn } from '#hosts/node/sqlite.ts'
import { acrossAccounts, type Db } from '#service/store/db.ts'
import { migrate } from '#service/store/migrate.ts'
import { withRowSecurity } from '#service/store/row-security.ts'
import type { Tables } from '#service/store/schema.ts'

/** The engine that this run of the tests is about; vitest.config.ts sets it. */
export const engine = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite'

/** For a look at the rows of all accounts: a handle as the service has it sees none on PostgreSQL. */
export const everywhere = (db: Db) => acrossAccounts(db) as unknown as Db

let opened: DatabaseSync | undefined

/** How much SQLite has compiled since now, in the newest test database. What it compiled before, it compiles once more. */
export function countCompiled(): () => number {
  let parts = 0
  opened?.setAuthorizer(() => {
    parts++
    return constants.SQLITE_OK
  })
  return () => parts
}

let heard: ((query: string) => void) | undefined
let kept: Promise<Kept> | undefined

/**
 * An empty database of the engine under test, with the newest schema. On SQLite each is one of its own, in memory; on
 * PostgreSQL a worker has one, and asking for another clears it.
 */
export async function testDb(onQuery?: (query: string) => void): Promise<Db> {
  if (engine === 'sqlite') {
    const database = new DatabaseSync(':memory:')
    database.deserialize(await (schema ??= newestSchema()))
    opened = database
    const db = new Kysely<Tables>({ dialect: sqliteOn(database), log: ({ query }) => onQuery?.(query.sql) })
    return db
  }
  heard = undefined
  const { db, clear } = await (kept ??= openPostgres())
  await clear()
  heard = onQuery
  return db
}

/** One that another test database leaves alone, on PostgreSQL too. */
export async function ownDb(): Promise<Db> {
  if (engine === 'sqlite') return testDb()
  const { db } = await openPostgres(`own_${(owned += 1)}`)
  return db
}

let owned = 0
let schema: Promise<Uint8Array> | undefined

/** The newest schema as bytes: every test gets a database, and the migrations take a hundred times as long. */
async function newestSchema(): Promise<Uint8Array> {
  const database = new DatabaseSync(':memory:')
  const db = new Kysely<Tables>({ dialect: sqliteOn(database) })
  await migrate(db)
  const image = database.serialize()
  await db.destroy()
  return image
}

/** One that answers no more. */
export async function closedDb(): Promise<Db> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect('') })
  await db.destroy()
  return db
}

type Kept = { db: Db; clear: () => Promise<unknown> }

function openPostgres(name = 'test') {
  const url = process.env['TEST_POSTGRES_URL']
  return url ? onServer(url, name) : onPglite()
}

async function migrated(dialect: Dialect) {
  const db = new Kysely<Tables>({ dialect, log: ({ query }) => heard?.(query.sql) })
  await migrate(db)
  const tables = await db.introspection.getTables()
  return { db, tables: tables.map(({ name }) => name) }
}

/** PGlite signs in as a superuser, whom no policy holds; so the tables belong to somebody else. */
async function onPglite(): Promise<Kept> {
  const pglite = await PGlite.create({ parsers: { [types.INT8]: Number, [types.NUMERIC]: Number } })
  await pglite.exec(`
    create role proffer;
    grant create on schema public to proffer;
    grant set on parameter session_replication_role to proffer;
    set role proffer`)
  const { db, tables } = await migrated(withRowSecurity(new PGliteDialect({ pglite }), { isPipelined: false }))
  return { db, clear: () => pglite.exec(clearing(tables)) }
}

/**
 * Without a look at foreign keys, and row by row: a test leaves few rows, and truncating takes ten times as long. Ids
 * begin at one again, as they do in a new database.
 */
const clearing = (tables: readonly string[]) => `begin;
  set local session_replication_role = replica; set local proffer.account = 0;
  ${tables.map((table) => `delete from ${table}`).join(';')};
  select setval(oid::regclass, 1, false) from pg_class
    where relkind = 'S' and relnamespace = current_schema()::regnamespace; commit`

/** A database of this worker's own on the server that scripts/with-postgres.ts has started. */
async function onServer(url: string, purpose: string): Promise<Kept> {
  const name = `${purpose}_${process.pid}`
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`drop database if exists ${name}`)
  await client.query(`create database ${name}`)
  await client.end()
  const own = new URL(url)
  own.pathname = `/${name}`
  const onTrouble = (error: Error) => process.emitWarning(error)
  const { db, tables } = await migrated(postgresDialect({ url: own.href, connections: 10, onTrouble }))
  const clearer = new Client({ connectionString: own.href })
  await clearer.connect()
  return { db, clear: () => clearer.query(clearing(tables)) }
}
