import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#service/store/db.ts'
import { searchKey } from '#service/store/search-key.ts'

/** Letters of the scripts whose marks are not left out any more: keys have kept those, without the marks. */
const scripts = '[\u0700-\u1cff\u2c80-\u2d7f\u3041-\u30ff\ua000-\uabff\u{10000}-\u{10ffff}]'
const rowsAtOnce = 200

type Db = Kysely<unknown>
type Column = 'name_key' | 'search_key'
type Product = { sku: string; descr_short: string }
type Contact = { name: string; fullname: string; email: string }
type Proposal = { id: number; name: string; proposal_nr: string; contact_id: number; version_id: number | null }
/** Of any of the tables; each has its part of it. */
type Row = { account_id: number } & Product & Contact & Proposal
type Content = { pricetables: { rows: { content: string }[] }[] }

const named = ['product', 'product_directory', 'proposal_directory', 'saved_block', 'proposal', 'contact']

/** Keys of what is written with vowel signs are made anew with them: `दिन` and `दान` were one word, and so one tag. */
export async function up(db: Db) {
  for (const table of named) await renew(db, table, 'name_key', ({ name }) => searchKey(name))
  await renew(db, 'product', 'search_key', ({ name, sku, descr_short }) => searchKey(name, sku, descr_short))
  await renew(db, 'contact', 'search_key', ({ name, fullname, email }) =>
    fullname ? searchKey(name, fullname, email) : searchKey(name),
  )
  await renew(db, 'proposal', 'search_key', async (proposal) => searchKey(...(await textsOf(db, proposal))))
  // A name is taken once: where another has it by now, a tag keeps its key.
  await renew(db, 'tag', 'name_key', async ({ name, account_id }) => {
    const key = searchKey(name)
    const taken = await sql`select id from tag where account_id = ${account_id} and name_key = ${key}`.execute(db)
    return taken.rows.length === 0 ? key : undefined
  })
}

/** Of every row whose key has such a letter, a few at a time. */
async function renew(
  db: Db,
  table: string,
  column: Column,
  keyOf: (row: Row) => string | undefined | Promise<string | undefined>,
) {
  const key = sql.ref(column)
  const hasLetters = isPostgres(db) ? sql`${key} ~ ${scripts}` : sql`${key} glob ${`*${scripts}*`}`
  let rows: Row[]
  let last = 0
  do {
    const some = sql<Row>`
      select * from ${sql.table(table)} where id > ${last} and ${hasLetters} order by id limit ${sql.lit(rowsAtOnce)}`
    ;({ rows } = await some.execute(db))
    for (const row of rows) {
      const after = await keyOf(row)
      if (after !== undefined)
        await sql`update ${sql.table(table)} set ${key} = ${after} where id = ${row.id}`.execute(db)
    }
    last = rows.at(-1)?.id ?? last
  } while (rows.length === rowsAtOnce)
}

/** Name, number, contact, receivers and rows, as a search looks at them. */
async function textsOf(db: Db, { id, name, proposal_nr, contact_id, version_id }: Proposal) {
  const contacts = await sql<Contact>`select name, fullname from contact where id = ${contact_id}`.execute(db)
  const people = await sql<Contact>`
    select contact.fullname from receiver join contact on contact.id = receiver.contact_id
    where receiver.proposal_id = ${id} order by receiver.position, receiver.id`.execute(db)
  const versions = await sql<{ content: string }>`
    select content from proposal_version where id = ${version_id}`.execute(db)
  const tables = versions.rows.flatMap(({ content }) => (JSON.parse(content) as Content).pricetables)
  return [
    name,
    proposal_nr,
    ...contacts.rows.flatMap((contact) => [contact.name, contact.fullname]),
    ...people.rows.map(({ fullname }) => fullname),
    ...tables.flatMap(({ rows }) => rows.map(({ content }) => content)),
  ]
}
