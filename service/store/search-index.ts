import { sql, type RawBuilder } from 'kysely'
import { isPostgres, type Db } from './db.ts'
import { accountOf } from './within-account.ts'

/** Indexes of SQLite that find records by any part of their search keys (docs/decisions/0008-search-index.md). */
type Index = 'proposal_search' | 'organisation_search' | 'person_search'

/** Row ids of an index begin with the account: those of one are a range as long as this. */
const span = 2 ** 32

/** An index is made of every three characters in a row, so it knows nothing shorter. */
const isIndexed = (word: string) => Array.from(word).length >= 3

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** How the index is asked for a word that begins one of the key: after a space, or at its very start. */
export const asBeginning = (word: string) => `(${quoted(` ${word}`)} OR ^ ${quoted(word)})`

/**
 * The account's records that hold all words of three characters or more, as a query to join or to look for ids in; what
 * is in the trashcan is left out. `isWhole` says that no shorter word is left to look for. Undefined without such
 * a word, and on PostgreSQL, which has its index behind LIKE. The SQL is raw, so the fence does not look into it: it
 * keeps to its account by itself. With `asBeginning` they begin words.
 */
export function foundIn(db: Db, index: Index, words: readonly string[], asked: (word: string) => string = quoted) {
  const indexed = words.filter(isIndexed)
  if (indexed.length === 0 || isPostgres(db)) return undefined
  const account = accountOf(db)
  const all = indexed.map(asked).join(' AND ')
  // Parameters are not integers in SQLite, and the index knows no other bounds.
  const first = sql`cast(${account * span} as integer)`
  const last = sql`cast(${(account + 1) * span - 1} as integer)`
  const table = sql.table(index)
  const rows = sql<{ id: number }>`(
    select rowid - ${first} as id from ${table} where ${table} match ${all} and rowid between ${first} and ${last})`
  return { rows, ids: rows.$castTo<number>(), isWhole: indexed.length === words.length }
}

/**
 * Whether so few match that the search begins with them and sorts them: then the index is joined. Of many a page is met
 * sooner by walking through all records in their order. SQLite cannot know which it is.
 */
export const areFew = (matches: number) => matches <= 2000

export const countOf = async (db: Db, rows: RawBuilder<{ id: number }>) => {
  const counted = await sql<{ count: number }>`select count(*) as count from ${rows}`.execute(db)
  return counted.rows[0]?.count ?? 0
}
