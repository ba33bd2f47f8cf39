import { pageSize } from '#wire/limits.ts'
import type { Db } from './db.ts'
import { holdsWords, offsetOf } from './page.ts'
import { areFew, countOf, matchesIn } from './search-index.ts'
import { searchWords } from './search-key.ts'
import { countContacts } from './tallies.ts'

export type ContactSearch = {
  type: 'organisation' | 'person'
  query?: string | undefined
  /** Only people of this organisation. */
  parent_id?: number | undefined
  page: number
  /** Items per page. */
  most?: number
}

/** One page of organisations or people by name. */
export async function searchContacts(db: Db, { type, query = '', parent_id, ...paging }: ContactSearch) {
  const words = searchWords(query)
  const listed = db
    .selectFrom('contact')
    .where('contact.type', '=', type)
    .where('contact.deleted_at', 'is', null)
    .$if(parent_id !== undefined, (query) => query.where('contact.parent_id', '=', parent_id ?? null))
  const holding = holdsWords<'contact'>('contact.search_key', words)
  // The people of one organisation are few.
  const index = parent_id === undefined ? await matchesIn(db, `${type}_search`, words) : undefined
  if (words.length === 0 && parent_id === undefined)
    return { items: await itemsOf(db, listed, paging), total: await countContacts(db, type) }
  if (!index) {
    const selection = words.length === 0 ? listed : listed.where(holding)
    return { items: await itemsOf(db, selection, paging), total: await totalOf(selection) }
  }
  const matches = await countOf(db, index.rows)
  const indexed = areFew(matches)
    ? // No column of the index is selected.
      contactsOf(db).$if(true, (all) => all.innerJoin(index.rows.as('found'), 'found.id', 'contact.id'))
    : listed.where('contact.id', 'in', index.ids)
  const selection = indexed.$if(!index.isWhole, (selection) => selection.where(holding))
  const walked = index.isBroad && !areFew(matches) ? listed.where(holding) : selection
  return { items: await itemsOf(db, walked, paging), total: index.isWhole ? matches : await totalOf(selection) }
}

const contactsOf = (db: Db) => db.selectFrom('contact')
type ContactSelection = ReturnType<typeof contactsOf>

const totalOf = async (selection: ContactSelection) =>
  (await selection.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total

const ordered = (selection: ContactSelection) => selection.orderBy('contact.name_key').orderBy('contact.id')

/** Ids of the page come from an index first, so that no skipped row is read. */
function itemsOf(db: Db, selection: ContactSelection, { page, most = pageSize }: Pick<ContactSearch, 'page' | 'most'>) {
  const ids = ordered(selection).select('contact.id').limit(most).offset(offsetOf(page, most))
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
