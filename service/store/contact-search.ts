import { pageSize } from '#wire/scalars.ts'
import type { Db } from './db.ts'
import { holdsWords, offsetOf } from './page.ts'

export type ContactSearch = {
  type: 'organisation' | 'person'
  query?: string | undefined
  /** People of this organisation alone. */
  parent_id?: number | undefined
  page: number
}

/** One page of organisations or people by name. */
export async function searchContacts(db: Db, { type, query = '', parent_id, page }: ContactSearch) {
  const found = db
    .selectFrom('contact')
    .where('contact.type', '=', type)
    .where('contact.deleted_at', 'is', null)
    .$if(parent_id !== undefined, (query) => query.where('contact.parent_id', '=', parent_id ?? null))
    .$if(query.trim() !== '', (contacts) => contacts.where(holdsWords('contact.search_key', query)))
  const items = await found
    .leftJoin('contact as parent', 'parent.id', 'contact.parent_id')
    .selectAll('contact')
    .select('parent.name as organisation')
    .orderBy('contact.name_key')
    .orderBy('contact.id')
    .limit(pageSize)
    .offset(offsetOf(page))
    .execute()
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { items, total: total }
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
