import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { isPostgres, type Db } from './db.ts'
import { isOneOf } from './page.ts'
import { containing } from './search-key.ts'
import { accountOf } from './within-account.ts'

/**
 * Indexes that find records by any part of their search keys. On SQLite each is a table of its own
 * (docs/decisions/0008-search-index.md), on PostgreSQL a kind of `search_row` (docs/decisions/0051-search-on-postgres.md).
 */
type Index = 'proposal_search' | 'organisation_search' | 'person_search'

/** Row ids of an index begin with the account: those of one are a range as long as this. */
const span = 2 ** 32

/** An index is made of every three characters in a row; of two it knows which threes begin with them. */
const isIndexed = (word: string) => lengthOf(word) >= 2
const lengthOf = (word: string) => Array.from(word).length

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** How the index is asked for a word that begins one of the key: after a space, or at its very start. */
const asBeginning = (word: string) => `(${quoted(` ${word}`)} OR ^ ${quoted(word)})`

/** Two characters, as every three that begin with them: a space follows the last word of a key. */
async function asThrees(db: Db, index: Index, word: string) {
  const { rows } = await sql<{ term: string }>`
    select term from ${sql.table(`terms_of_${index}`)} where term >= ${word} and term < ${`${word}\u{10ffff}`}`.execute(
    db,
  )
  const terms = rows.map(({ term }) => term)
  // No key holds it when there is none; the index wants to be asked for something.
  return `(${(terms.length > 0 ? terms : [`${word}\u{10ffff}`]).map(quoted).join(' OR ')})`
}

/** What was found: as a query to join, and whether the id in a column is among them. */
type Rows = {
  rows: RawBuilder<{ id: number }>
  isAmong: (column: 'proposal.id' | 'contact.id') => RawBuilder<SqlBool>
}
type IndexMatches = Rows & {
  /** How many; counting ends at `most`. */
  matches: number
  /** Their ids as JSON, where they have been read: unless there are more than are counted. */
  list?: string | undefined
  isWhole: boolean
  isBroad: boolean
}

/**
 * The account's records that hold all words of two characters or more; what is in the trashcan is left out. `isWhole`
 * says that no shorter word is left to look for, `isBroad` that all are so short that a walk meets a page of them soon by
 * looking at each key. Undefined without such a word. The SQL is raw, so the fence does not look into it: it keeps to its
 * account by itself.
 */
export async function matchesIn(
  db: Db,
  index: Index,
  words: readonly string[],
  most?: number,
): Promise<IndexMatches | undefined> {
  if (isPostgres(db)) {
    if (words.length === 0) return undefined
    const found = rowsOnPostgres(db, index, words)
    // Where all are wanted, their ids stay in the database.
    if (most === undefined) return { ...found, matches: await countOf(db, found.rows), isWhole: true, isBroad: false }
    return { ...(await foundOnce(db, found, most)), isWhole: true, isBroad: false }
  }
  const indexed = words.filter(isIndexed)
  if (indexed.length === 0) return undefined
  const terms: string[] = []
  for (const word of indexed) terms.push(lengthOf(word) < 3 ? await asThrees(db, index, word) : quoted(word))
  const isWhole = indexed.length === words.length
  const isBroad = indexed.every((word) => lengthOf(word) < 3)
  const found = rowsFor(db, index, terms)
  // A walk asks for nothing of what was found.
  if (isBroad) return { ...found, matches: await countOf(db, found.rows, most), isWhole, isBroad }
  return { ...(await foundOnce(db, found, most)), isWhole, isBroad }
}

/**
 * What the index finds, read once: looking again for the page takes as long as finding it. Where there are more than
 * are counted, a page of them needs them all.
 */
async function foundOnce(db: Db, found: Rows, most?: number) {
  const upTo = most === undefined ? sql`` : sql`limit ${sql.lit(most)}`
  const asJson = isPostgres(db) ? sql`coalesce(json_agg(id)::text, '[]')` : sql`json_group_array(id)`
  const read = await sql<{ list: string; matches: number }>`
    select ${asJson} as list, count(*) as matches from (select id from ${found.rows} as every_match ${upTo}) as found
  `.execute(db)
  const { list = '[]', matches = 0 } = read.rows[0] ?? {}
  if (matches === most) return { ...found, matches, list: undefined }
  // On SQLite few are joined as the index finds them: how a list is joined depends too much on what else is asked of the
  // records.
  return areFew(matches) && !isPostgres(db) ? { ...found, matches, list } : { ...listed(db, list), matches, list }
}

/** Ids that were read. */
export const listed = (db: Db, list: string): Rows =>
  isPostgres(db)
    ? rowsOf(db, sql`(select unnest(cast(translate(${list}, '[]', '{}') as bigint[])) as id)`)
    : // The limit is none, but keeps SQLite from looking through the list for each record instead of the other way round.
      rowsOf(db, sql`(select value as id from json_each(${list}) limit -1)`)

const rowsOf = (db: Db, rows: RawBuilder<{ id: number }>): Rows => ({
  rows,
  isAmong: (column) => isOneOf(db, column, rows.$castTo<number>()),
})

/**
 * Records with words of three characters or more that begin words of the key, where few have them; on PostgreSQL they may
 * be anywhere in it. Undefined where many have them, or no word is so long.
 */
export async function fewByPrefix(db: Db, index: Index, words: readonly string[]) {
  const found = rowsByPrefix(db, index, words)
  if (!found) return undefined
  const tooMany = mostFew + 1
  if (isPostgres(db)) {
    const matches = await countOf(db, found.rows, tooMany)
    return areFew(matches) ? { isAmong: found.isAmong, matches } : undefined
  }
  const { matches, list } = await foundOnce(db, found, tooMany)
  return list !== undefined && areFew(matches) ? { isAmong: listed(db, list).isAmong, matches } : undefined
}

function rowsByPrefix(db: Db, index: Index, words: readonly string[]): Rows | undefined {
  const indexed = words.filter((word) => lengthOf(word) >= 3)
  if (indexed.length === 0) return undefined
  return isPostgres(db) ? rowsOnPostgres(db, index, indexed) : rowsFor(db, index, indexed.map(asBeginning))
}

/** No policy stands before `search_row`: its account is named here, where every query of it begins. */
function rowsHolding(db: Db, index: Index, words: readonly string[]) {
  // As text in the statement, so that the plan knows how many of the kind there are.
  const kind = sql.lit(index.replace('_search', ''))
  return {
    ofKind: sql`from search_row where account_id = ${accountOf(db)} and kind = ${kind}`,
    holding: sql.join(
      words.map((word) => sql`search_key like ${containing(word)}`),
      sql` and `,
    ),
  }
}

function rowsOnPostgres(db: Db, index: Index, words: readonly string[]) {
  const { ofKind, holding } = rowsHolding(db, index, words)
  return rowsOf(db, sql`(select id ${ofKind} and ${holding})`)
}

/**
 * On PostgreSQL, how many match, up to `mostMatches`, and the ids of a page in the order of names. What was counted to
 * its end is ordered as it was found; of more a page may be met soon in that order, and is else ordered out of all that
 * match.
 */
export async function pageByName(
  db: Db,
  index: Index,
  words: readonly string[],
  { skipped, most, mostMatches }: { skipped: number; most: number; mostMatches: number },
): Promise<{ matches: number; ids: Expression<number> }> {
  const { ofKind, holding } = rowsHolding(db, index, words)
  const page = sql`order by name_key, id limit ${most} offset ${skipped}`
  const { rows } = await sql<{ count: number; id: number | null }>`
    with found as materialized (select id, name_key ${ofKind} and ${holding} limit ${sql.lit(mostMatches)})
    select counted.count, page.id from (select count(*) as count from found) as counted
    left join (select id from found ${page}) as page on true`.execute(db)
  const matches = rows[0]?.count ?? 0
  const ids = (rows: readonly { id: number | null }[]) => rows.flatMap(({ id }) => id ?? [])
  if (matches < mostMatches) return { matches, ids: asQuery(ids(rows)) }
  // Asked by themselves: inside the query of the records, a plan may ask them again for each of those.
  const met = await sql<{ id: number }>`
    select id from (select id, search_key ${ofKind} order by name_key, id limit ${sql.lit(mostWalked)}) as walked
    where ${holding} limit ${most} offset ${skipped}`.execute(db)
  if (met.rows.length === most) return { matches, ids: asQuery(ids(met.rows)) }
  const all = await sql<{ id: number }>`
    with found as materialized (select id, name_key ${ofKind} and ${holding}) select id from found ${page}`.execute(db)
  return { matches, ids: asQuery(ids(all.rows)) }
}

/** Names that are looked at to meet a page, before all that match are put in order. */
const mostWalked = 2000

const asQuery = (ids: readonly number[]) => sql<number>`(select unnest(cast(${`{${ids.join(',')}}`} as bigint[])))`

function rowsFor(db: Db, index: Index, terms: readonly string[]): Rows {
  const account = accountOf(db)
  // Parameters are not integers in SQLite, and the index knows no other bounds.
  const first = sql`cast(${account * span} as integer)`
  const last = sql`cast(${(account + 1) * span - 1} as integer)`
  const table = sql.table(index)
  const found = sql<{ id: number }>`(
    select rowid - ${first} as id from ${table}
    where ${table} match ${terms.join(' AND ')} and rowid between ${first} and ${last})`
  return rowsOf(db, found)
}

/**
 * Whether so few match that the search begins with them and sorts them: then the index is joined. Of many a page is met
 * sooner by walking through all records in their order. SQLite cannot know which it is.
 */
export const areFew = (matches: number) => matches <= mostFew
const mostFew = 2000

/** How many there are; `most` is where counting ends. */
const countOf = async (db: Db, rows: RawBuilder<{ id: number }>, most?: number) => {
  const upTo = most === undefined ? sql`` : sql`limit ${sql.lit(most)}`
  const counted = await sql<{ count: number }>`
    select count(*) as count from (select id from ${rows} as every_match ${upTo}) as counted
  `.execute(db)
  return counted.rows[0]?.count ?? 0
}
