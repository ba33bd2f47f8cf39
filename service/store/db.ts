import { Kysely, type Dialect } from 'kysely'
import type { Tables } from './schema.ts'

export type Db = Kysely<Tables>

export const openDb = (dialect: Dialect): Db => new Kysely<Tables>({ dialect })
