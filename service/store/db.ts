import { Kysely, PostgresAdapter, type Dialect } from 'kysely'
import { reaching } from './reach.ts'
import type { Table, Tables } from './schema.ts'

export type Db = Kysely<Tables>

export const openDb = (dialect: Dialect): Db => new Kysely<Tables>({ dialect })

/** For the few statements that the two engines do not share. */
export const isPostgres = (db: Pick<Db, 'getExecutor'>) => db.getExecutor().adapter instanceof PostgresAdapter

type WithAccount<T extends Table> = T extends 'account' ? Tables[T] : Tables[T] & { account_id: number }

/**
 * For the few queries that determine the account, or serve all accounts; only here the column has a type. On PostgreSQL
 * a handle that is neither this nor within an account sees no rows.
 */
export const acrossAccounts = (db: Db) =>
  db.withPlugin(reaching('every account')).$extendTables<{ [T in Table]: WithAccount<T> }>()
