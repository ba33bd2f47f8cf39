import { pageSize } from '#wire/scalars.ts'
import type { Db } from './db.ts'
import { holdsWords, offsetOf } from './page.ts'
import { areFew, countOf, foundIn } from './search-index.ts'
import { searchWords } from './search-key.ts'
import { countContacts } from './tallies.ts'

export type ContactSearch = {
  type: 'organisation' | 'person'
  query?: string | undefined
  /** People of this organisation alone. */
  parent_id?: number | undefined
  page: number
}

/** One page of organisations or people by name. */
export async function searchContacts(db: Db, { type, query = '', parent_id, page }: ContactSearch) {
  const words = searchWords(query)
  const listed = db
    .selectFrom('contact')
    .where('contact.type', '=', type)
    .where('contact.deleted_at', 'is', null)
    .$if(parent_id !== undefined, (query) => query.where('contact.parent_id', '=', parent_id ?? null))
  const holding = holdsWords<'contact'>('contact.search_key', words)
  // The people of one organisation are few.
  const index = parent_id === undefined ? await foundIn(db, `${type}_search`, words) : undefined
  if (words.length === 0 && parent_id === undefined)
    return { items: await itemsOf(db, listed, page), total: await countContacts(db, type) }
  if (!index) {
    const found = words.length === 0 ? listed : listed.where(holding)
    return { items: await itemsOf(db, found, page), total: await totalOf(found) }
  }
  const matches = await countOf(db, index.rows)
  const indexed = areFew(matches)
    ? // Of the index nothing is selected.
      (contactsOf(db).innerJoin(index.rows.as('found'), 'found.id', 'contact.id') as unknown as Found)
    : listed.where('contact.id', 'in', index.ids)
  const found = indexed.$if(!index.isWhole, (found) => found.where(holding))
  const walked = index.isBroad && !areFew(matches) ? listed.where(holding) : found
  return { items: await itemsOf(db, walked, page), total: index.isWhole ? matches : await totalOf(found) }
}

const contactsOf = (db: Db) => db.selectFrom('contact')
type Found = ReturnType<typeof contactsOf>

const totalOf = async (found: Found) =>
  (await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total

const ordered = (found: Found) => found.orderBy('contact.name_key').orderBy('contact.id')

/** The page is found in an index first, so that nothing is read of what it skips. */
function itemsOf(db: Db, found: Found, page: number) {
  const ids = ordered(found).select('contact.id').limit(pageSize).offset(offsetOf(page))
  return ordered(contactsOf(db).where('contact.id', 'in', ids))
    .leftJoin('contact as parent', 'parent.id', 'contact.parent_id')
    .selectAll('contact')
    .select('parent.name as organisation')
    .execute()
}

/** How many open and won proposals these contacts have, as main contact or as receiver. */
export async function countProposals(db: Db, contactIds: readonly number[]) {
  if (contactIds.length === 0) return []
  const ids = [...contactIds]
  const asMain = await db
    .selectFrom('proposal')
    .where('proposal.deleted_at', 'is', null)
    .where('proposal.status', 'in', ['open', 'won'])
    .where('proposal.contact_id', 'in', ids)
    .select(({ fn }) => ['proposal.contact_id', 'proposal.status', fn.countAll<number>().as('count')])
    .groupBy(['proposal.contact_id', 'proposal.status'])
    .execute()
  const asReceiver = await db
    .selectFrom('receiver')
    .innerJoin('proposal', 'proposal.id', 'receiver.proposal_id')
    .where('proposal.deleted_at', 'is', null)
    .where('proposal.status', 'in', ['open', 'won'])
    .where('receiver.contact_id', 'in', ids)
    // A private person who receives their own proposal was counted above.
    .whereRef('receiver.contact_id', '!=', 'proposal.contact_id')
    .select(({ fn }) => ['receiver.contact_id', 'proposal.status', fn.countAll<number>().as('count')])
    .groupBy(['receiver.contact_id', 'proposal.status'])
    .execute()
  return [...asMain, ...asReceiver]
}
