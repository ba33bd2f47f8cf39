import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#service/store/db.ts'
import { indexOn } from './table.ts'

/** Finds proposals and contacts by any part of their search keys (docs/decisions/0008-search-index.md). */
export async function up(db: Kysely<unknown>) {
  const on = indexOn(db.schema)
  // A search looks at every status.
  await on('proposals_of_every_status', 'proposal', 'deleted_at', 'name_key', 'id')
  // Narrower than the one by name, so quicker to count.
  await on('contacts_by_type', 'contact', 'deleted_at', 'type')
  // Without the proposal SQLite reads all receivers of an account rather than the few of a page of contacts.
  await db.schema.dropIndex('receivers_by_contact').execute()
  await on('receivers_by_contact', 'receiver', 'contact_id', 'proposal_id')
  if (!isPostgres(db)) await indexOnSqlite(db)
}

type Indexed = { index: string; table: 'proposal' | 'contact'; type?: 'organisation' | 'person' }

const indexes: Indexed[] = [
  { index: 'proposal_search', table: 'proposal' },
  { index: 'organisation_search', table: 'contact', type: 'organisation' },
  { index: 'person_search', table: 'contact', type: 'person' },
]

/**
 * One index for each kind of record, beside the tables. Triggers keep it in the transaction of whatever changes a row,
 * so no code can forget it. What is in the trashcan is not in it: what it counts is what lists show.
 */
async function indexOnSqlite(db: Kysely<unknown>) {
  for (const indexed of indexes) {
    const index = sql.table(indexed.index)
    await sql`
      create virtual table ${index} using fts5(
        search_key, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1')
    `.execute(db)
    // What threes of characters there are.
    await sql`create virtual table ${sql.table(`terms_of_${indexed.index}`)} using fts5vocab(${index}, row)`.execute(db)
    await sql`
      insert into ${index} (rowid, search_key)
      select ${rowid('row')}, ${key('row')} from ${sql.table(indexed.table)} as row where ${isIn(indexed, 'row')}
    `.execute(db)
    await triggers(db, indexed)
  }
}

async function triggers(db: Kysely<unknown>, indexed: Indexed) {
  const { index, table } = indexed
  const changed = sql`(old.search_key is not new.search_key or old.deleted_at is not new.deleted_at)`
  const put = sql`insert into ${sql.table(index)} (rowid, search_key) values (${rowid('new')}, ${key('new')})`
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
    const name = sql.id(`${index}_${at.replace(' ', '_')}`)
    await sql`
      create trigger ${name} ${sql.raw(at)} on ${sql.table(table)} when ${when} begin ${does}; end
    `.execute(db)
  }
}

type Row = 'row' | 'old' | 'new'

/** With a space behind it, so that its last two characters begin three as well. */
const key = (row: Row) => sql`${sql.ref(`${row}.search_key`)} || ' '`

/** Ids of an account are one range. */
const rowid = (row: Row) => sql`${sql.ref(`${row}.account_id`)} * 4294967296 + ${sql.ref(`${row}.id`)}`

const isIn = ({ type }: Indexed, row: Row) => {
  const isThere = sql`${sql.ref(`${row}.deleted_at`)} is null`
  return type === undefined ? isThere : sql`${isThere} and ${sql.ref(`${row}.type`)} = ${sql.lit(type)}`
}
