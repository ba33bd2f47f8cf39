import { sql, type ReferenceExpression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { pageSize } from '#wire/limits.ts'
import type { Tables } from './schema.ts'
import { containing } from './search-key.ts'

export const offsetOf = (page: number, most = pageSize) => (page - 1) * most

/** Every word is found in the search key, in any order; wildcards are plain text (interface, section 1.6). */
export const holdsWords =
  <T extends keyof Tables>(key: ReferenceExpression<Tables, T>, words: readonly string[]) =>
  (is: ExpressionBuilder<Tables, T>) =>
    is.and(words.map((word) => sql<SqlBool>`${is.ref(key as never)} like ${containing(word)} escape '\\'`))
