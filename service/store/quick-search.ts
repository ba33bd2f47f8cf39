import { sql, type SqlBool } from 'kysely'
import type { Db } from './db.ts'
import { holdsWords, isLike } from './page.ts'
import { fewByPrefix } from './search-index.ts'
import { searchKey, searchWords } from './search-key.ts'

/** Results per kind: the one meant is among them, or more is typed. */
export const most = 8

/** Some of these may be duplicates of earlier ones. */
const enough = 2 * most

const escaped = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)

/** The name begins with the query. Text is ordered by its bytes, so that this is a range of an index. */
function begins(key: string, query: string) {
  const first = searchKey(query)
  return sql<SqlBool>`(${sql.ref(key)} >= ${first} and ${sql.ref(key)} < ${`${first}\u{10ffff}`})`
}

/** Every word begins a word of the key. */
const beginsWords = (key: string, words: readonly string[]) =>
  sql<SqlBool>`(${sql.join(
    words.map((word) => isLike(sql`' ' || ${sql.ref(key)}`, `% ${escaped(word)}%`)),
    sql` and `,
  )})`

/** One or two letters match nearly everything, and no index covers them: only beginnings of names are searched. */
const longEnough = (words: readonly string[]) => words.some((word) => Array.from(word).length >= 3)

/** Told as `is null`, SQLite would walk along all names and look for each among the few. */
const isThere = (deletedAt: string) => sql<SqlBool>`coalesce(${sql.ref(deletedAt)}, 0) = 0`

const proposals = (db: Db) =>
  db
    .selectFrom('proposal')
    .innerJoin('contact', 'contact.id', 'proposal.contact_id')
    .select(['proposal.id', 'proposal.name', 'proposal.proposal_nr', 'proposal.status'])
    .select('contact.name as contact_name')

type Proposals = ReturnType<typeof proposals>
const listedProposals = (db: Db) => proposals(db).where('proposal.deleted_at', 'is', null)

const firstProposals = (selection: Proposals) =>
  selection.orderBy('proposal.name_key').orderBy('proposal.id').limit(enough).execute()

/** The newest number first. In the order of names SQLite would read all names instead. */
export const findProposalsByNumber = (db: Db, numbers: readonly string[]) =>
  listedProposals(db)
    .where('proposal.proposal_nr', 'in', [...numbers])
    .orderBy('proposal.proposal_nr', 'desc')
    .execute()

export const findProposalsByName = (db: Db, query: string) =>
  firstProposals(listedProposals(db).where(begins('proposal.name_key', query)))

export async function findProposalsByWords(db: Db, query: string) {
  const words = searchWords(query)
  if (!longEnough(words)) return []
  const few = await fewByPrefix(db, 'proposal_search', words)
  if (few?.matches === 0) return []
  // Of many a scan in order of names finds some soon.
  const selection = few
    ? proposals(db).where(few.isAmong('proposal.id')).where(isThere('proposal.deleted_at'))
    : listedProposals(db)
  return firstProposals(
    selection.where(holdsWords('proposal.search_key', words)).where(beginsWords('proposal.search_key', words)),
  )
}

export type ContactType = 'organisation' | 'person'

const contacts = (db: Db, type: ContactType) =>
  db
    .selectFrom('contact')
    .leftJoin('contact as parent', 'parent.id', 'contact.parent_id')
    .select(['contact.id', 'contact.name', 'contact.fullname', 'contact.city', 'contact.parent_id'])
    .select('parent.name as organisation')
    .where('contact.type', '=', type)

type Contacts = ReturnType<typeof contacts>
const listedContacts = (db: Db, type: ContactType) => contacts(db, type).where('contact.deleted_at', 'is', null)

const firstContacts = (selection: Contacts) =>
  selection.orderBy('contact.name_key').orderBy('contact.id').limit(enough).execute()

export const findContactsByName = (db: Db, type: ContactType, query: string) =>
  firstContacts(listedContacts(db, type).where(begins('contact.name_key', query)))

export async function findContactsByWords(db: Db, type: ContactType, query: string) {
  const words = searchWords(query)
  if (!longEnough(words)) return []
  const few = await fewByPrefix(db, `${type}_search`, words)
  if (few?.matches === 0) return []
  const selection = few
    ? contacts(db, type).where(few.isAmong('contact.id')).where(isThere('contact.deleted_at'))
    : listedContacts(db, type)
  return firstContacts(
    selection.where(holdsWords('contact.search_key', words)).where(beginsWords('contact.search_key', words)),
  )
}

const products = (db: Db) =>
  db
    .selectFrom('product')
    .select(['id', 'name', 'sku', 'product_directory_id'])
    .orderBy('name_key')
    .orderBy('id')
    .limit(enough)

export const findProductsBySku = (db: Db, skus: readonly string[]) =>
  products(db)
    .where('sku', 'in', [...skus])
    .execute()

export const findProductsByName = (db: Db, query: string) => products(db).where(begins('name_key', query)).execute()

export const findProductsByWords = async (db: Db, query: string) => {
  const words = searchWords(query)
  return longEnough(words) ? products(db).where(beginsWords('name_key', words)).execute() : []
}
