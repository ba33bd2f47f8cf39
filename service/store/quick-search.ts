import { sql, type RawBuilder } from 'kysely'
import type { Db } from './db.ts'
import { searchKey, searchWords } from './search-key.ts'

/** So many of each kind: what is meant stands among them, or more is typed. */
const most = 8

const escaped = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)

/** Every word of the query begins a word of the key. */
const beginsWords = (key: string, query: string) =>
  sql<boolean>`(${sql.join(
    searchWords(query).map((word) => sql`' ' || ${sql.ref(key)} like ${`% ${escaped(word)}%`} escape '\\'`),
    sql` and `,
  )})`

const begins = (key: string, query: string) =>
  sql<boolean>`${sql.ref(key)} like ${`${escaped(searchKey(query))}%`} escape '\\'`

/** 0: exactly this number. 1: the name begins so. 2: words begin so. */
const rank = (isNumber: RawBuilder<boolean>, key: string, query: string) =>
  sql<number>`case when ${isNumber} then 0 when ${begins(key, query)} then 1 else 2 end`

const never = sql<boolean>`1 = 0`

/** The number as it is, or its counter without leading noughts: 42 finds 2026-0042. */
const hasNumber = (query: string) => {
  const number = sql.ref('proposal.proposal_nr')
  const typed = query.trim()
  const counter = /^\d{1,9}$/.test(typed) ? typed.padStart(4, '0') : undefined
  const isTyped = sql<boolean>`${number} = ${typed}`
  return counter === undefined ? isTyped : sql<boolean>`(${isTyped} or ${number} like ${`%-${counter}`})`
}

/** A query without words finds nothing; the callers see to that. */
export const findProposals = (db: Db, query: string) =>
  db
    .selectFrom('proposal')
    .innerJoin('contact', 'contact.id', 'proposal.contact_id')
    .select(['proposal.id', 'proposal.name', 'proposal.proposal_nr', 'proposal.status'])
    .select(['contact.name as contact_name', rank(hasNumber(query), 'proposal.name_key', query).as('rank')])
    .where('proposal.deleted_at', 'is', null)
    .where((is) => is.or([hasNumber(query), beginsWords('proposal.search_key', query)]))
    .orderBy('rank')
    // Of those that fit alike, what was worked on last.
    .orderBy('proposal.modified_at', 'desc')
    .orderBy('proposal.id')
    .limit(most)
    .execute()

export const findContacts = (db: Db, type: 'organisation' | 'person', query: string) =>
  db
    .selectFrom('contact')
    .leftJoin('contact as parent', 'parent.id', 'contact.parent_id')
    .select(['contact.id', 'contact.name', 'contact.fullname', 'contact.city', 'contact.parent_id'])
    .select(['parent.name as organisation', rank(never, 'contact.name_key', query).as('rank')])
    .where('contact.type', '=', type)
    .where('contact.deleted_at', 'is', null)
    .where(beginsWords('contact.search_key', query))
    .orderBy('rank')
    .orderBy('contact.name_key')
    .orderBy('contact.id')
    .limit(most)
    .execute()

/** The sku as typed, in capitals or in small letters. */
const hasSku = (query: string) => {
  const typed = query.trim()
  return sql<boolean>`${sql.ref('sku')} in (${typed}, ${typed.toUpperCase()}, ${typed.toLowerCase()})`
}

export const findProducts = (db: Db, query: string) =>
  db
    .selectFrom('product')
    .select(['id', 'name', 'sku', 'product_directory_id', rank(hasSku(query), 'name_key', query).as('rank')])
    .where((is) => is.or([hasSku(query), beginsWords('name_key', query)]))
    .orderBy('rank')
    .orderBy('name_key')
    .orderBy('id')
    .limit(most)
    .execute()
