import { sql, type SqlBool } from 'kysely'

/** Where in the stream of a proposal something stands: the newest first, then by rank, then by id. */
export type Place = { at: number; rank: number; id: number }

/** The part of one kind that is asked for: at most `limit` of what comes after a place. */
export type Part = { proposal: number; after: Place | undefined; limit: number }

/** Kinds at the same moment, in the order they are shown: what follows from an act stands above it. */
export const ranks = {
  act: 1,
  signature: 2,
  decline: 3,
  choices: 4,
  comment: 5,
  step: 6,
  mail: 7,
  visit: 8,
  machine: 9,
} as const

/** Whether a row comes after a place; `at` and `id` are columns, or aggregates of them. */
export function comesAfter(place: Place | undefined, rank: number, [at, id]: readonly [Key, Key]) {
  const [moment, key] = [keyOf(at), keyOf(id)]
  if (place === undefined) return sql<SqlBool>`1 = 1`
  if (rank > place.rank) return sql<SqlBool>`${moment} <= ${place.at}`
  if (rank < place.rank) return sql<SqlBool>`${moment} < ${place.at}`
  return sql<SqlBool>`(${moment} < ${place.at} or (${moment} = ${place.at} and ${key} < ${place.id}))`
}

type Key = string | { max: string }

const keyOf = (key: Key) => (typeof key === 'string' ? sql.ref(key) : sql`max(${sql.ref(key.max)})`)
