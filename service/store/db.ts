import { Kysely, type Dialect } from 'kysely'
import type { Table, Tables } from './schema.ts'

export type Db = Kysely<Tables>

export const openDb = (dialect: Dialect): Db => new Kysely<Tables>({ dialect })

type WithAccount<T extends Table> = T extends 'account' ? Tables[T] : Tables[T] & { account_id: number }

/** For the few queries that must find out which account is meant; only here the column has a type. */
export const acrossAccounts = (db: Db) => db as unknown as Kysely<{ [T in Table]: WithAccount<T> }>
