import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type ReferenceExpression,
  type SqlBool,
} from 'kysely'
import { mostCounted, pageSize } from '#wire/limits.ts'
import { isPostgres, type Db } from './db.ts'
import type { Tables } from './schema.ts'
import { containing } from './search-key.ts'

export const offsetOf = (page: number, most = pageSize) => (page - 1) * most

/**
 * Whether a text is like a pattern (`containing`). SQLite would compile the statement anew for each pattern that is bound to
 * LIKE itself.
 */
export const isLike = (text: Expression<string>, pattern: string) =>
  sql<SqlBool>`${text} like cast(${pattern} as text) escape '\\'`

/** Every word is found in the search key, in any order; wildcards are plain text (interface, section 1.6). */
export const holdsWords =
  <T extends keyof Tables>(key: ReferenceExpression<Tables, T>, words: readonly string[]) =>
  (is: ExpressionBuilder<Tables, T>) =>
    is.and(words.map((word) => isLike(is.ref(key as never), containing(word))))

/**
 * Whether the id in a column is among those of a query. On PostgreSQL they are found first, then fetched by key: a plan may
 * otherwise ask the query anew for each record, if it expects few.
 */
export const isOneOf = (db: Db, column: 'proposal.id' | 'contact.id', ids: Expression<number>): RawBuilder<SqlBool> =>
  isPostgres(db) ? sql`${sql.ref(column)} = any(array(${ids}))` : sql`${sql.ref(column)} in ${ids}`

/** Where counting the matches of a search ends: one more than is told. */
export const oneTooMany = mostCounted + 1

/** How many there are on all pages; `isMore` says that there are more than that. */
export type Total = { total: number; isMore: boolean }

export const totalOf = (counted: number, isExact = false): Total =>
  isExact ? { total: counted, isMore: false } : { total: Math.min(counted, mostCounted), isMore: counted > mostCounted }
