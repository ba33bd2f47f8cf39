import { sql, type Kysely } from 'kysely'

type Indexed = { index: string; table: 'proposal' | 'contact'; type?: 'organisation' | 'person' }

export const indexes: readonly Indexed[] = [
  { index: 'proposal_search', table: 'proposal' },
  { index: 'organisation_search', table: 'contact', type: 'organisation' },
  { index: 'person_search', table: 'contact', type: 'person' },
]

/**
 * One index of SQLite for each kind of record, beside the tables. Triggers keep it in the transaction of whatever
 * changes a row, so no code can forget it. What is in the trashcan is not in it: what it counts is what lists show.
 * `ending` stands behind every key.
 */
export async function createSearchTables(db: Kysely<unknown>, { ending }: { ending: string }) {
  for (const indexed of indexes) {
    const index = sql.table(indexed.index)
    await sql`
      create virtual table ${index} using fts5(
        search_key, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1')
    `.execute(db)
    await sql`
      insert into ${index} (rowid, search_key)
      select ${rowid('row')}, ${key('row', ending)} from ${sql.table(indexed.table)} as row where ${isIn(indexed, 'row')}
    `.execute(db)
    await createTriggers(db, indexed, ending)
  }
}

async function createTriggers(db: Kysely<unknown>, indexed: Indexed, ending: string) {
  const { index, table } = indexed
  const changed = sql`(old.search_key is not new.search_key or old.deleted_at is not new.deleted_at)`
  const put = sql`insert into ${sql.table(index)} (rowid, search_key) values (${rowid('new')}, ${key('new', ending)})`
  const take = sql`delete from ${sql.table(index)} where rowid = ${rowid('old')}`
  // The old key goes before the update and the new one comes after it: of two triggers at the same moment nobody
  // knows which is first.
  const all = [
    { at: 'after insert', when: isIn(indexed, 'new'), does: put },
    { at: 'after delete', when: isIn(indexed, 'old'), does: take },
    { at: 'before update', when: sql`${isIn(indexed, 'old')} and ${changed}`, does: take },
    { at: 'after update', when: sql`${isIn(indexed, 'new')} and ${changed}`, does: put },
  ]
  for (const { at, when, does } of all) {
    const name = sql.id(triggerName(index, at))
    await sql`
      create trigger ${name} ${sql.raw(at)} on ${sql.table(table)} when ${when} begin ${does}; end
    `.execute(db)
  }
}

/** Takes the indexes and their triggers away again. */
export async function dropSearchTables(db: Kysely<unknown>) {
  for (const { index } of indexes) {
    for (const at of ['after insert', 'after delete', 'before update', 'after update'])
      await sql`drop trigger ${sql.id(triggerName(index, at))}`.execute(db)
    await sql`drop table ${sql.table(index)}`.execute(db)
  }
}

const triggerName = (index: string, at: string) => `${index}_${at.replace(' ', '_')}`

type Row = 'row' | 'old' | 'new'

const key = (row: Row, ending: string) => sql`${sql.ref(`${row}.search_key`)} || ${sql.lit(ending)}`

/** Ids of an account are one range. */
const rowid = (row: Row) => sql`${sql.ref(`${row}.account_id`)} * 4294967296 + ${sql.ref(`${row}.id`)}`

const isIn = ({ type }: Indexed, row: Row) => {
  const isThere = sql`${sql.ref(`${row}.deleted_at`)} is null`
  return type === undefined ? isThere : sql`${isThere} and ${sql.ref(`${row}.type`)} = ${sql.lit(type)}`
}
