import type { ProposalSort } from '#wire/proposals.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { pageSize } from '#wire/scalars.ts'
import type { Db } from './db.ts'
import { holdsWords, offsetOf } from './page.ts'

export type ProposalSearch = {
  status: ProposalStatus
  query?: string | undefined
  sort: ProposalSort
  directory_id?: number | undefined
  page: number
}

const newestBy = {
  date_created: 'proposal.created_at',
  date_modified: 'proposal.modified_at',
  date_openclient: 'proposal.viewed_at',
} as const

const listed = [
  'proposal.id',
  'proposal.version_id',
  'proposal.name',
  'proposal.proposal_nr',
  'proposal.status',
  'proposal.account_user_id',
  'proposal.contact_id',
  'proposal.directory_id',
  'proposal.created_at',
  'proposal.modified_at',
  'proposal.viewed_at',
  'proposal.won_at',
  'proposal.total_cents',
  'proposal.override_cents',
  'contact.name as contact_name',
  'contact.type as contact_type',
  'contact.fullname as contact_fullname',
] as const

/** One page of the list (specification 4.1, rules 1 to 3): one status, or with a query all of them. */
export async function searchProposals(db: Db, { status, query = '', sort, directory_id, page }: ProposalSearch) {
  const found = db
    .selectFrom('proposal')
    .where('proposal.deleted_at', 'is', null)
    .where((is) => (query.trim() === '' ? is('status', '=', status) : holdsWords('proposal.search_key', query)(is)))
    .$if(directory_id !== undefined, (query) => query.where('directory_id', '=', directory_id ?? null))
  const items = await found
    .innerJoin('contact', 'contact.id', 'proposal.contact_id')
    .select(listed)
    .$if(sort === 'name', (query) => query.orderBy('proposal.name_key'))
    .$if(sort !== 'name', (query) =>
      query.orderBy(newestBy[sort === 'name' ? 'date_created' : sort], (order) => order.desc().nullsLast()),
    )
    .orderBy('proposal.id')
    .limit(pageSize)
    .offset(offsetOf(page))
    .execute()
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { items, total: total }
}

/** Who receives each of these proposals first. */
export const selectFirstReceivers = async (db: Db, proposalIds: readonly number[]) =>
  proposalIds.length === 0
    ? []
    : db
        .selectFrom('receiver')
        .innerJoin('contact', 'contact.id', 'receiver.contact_id')
        .select(['receiver.proposal_id', 'contact.fullname'])
        .where('receiver.proposal_id', 'in', [...proposalIds])
        .orderBy('receiver.position', 'desc')
        .orderBy('receiver.id', 'desc')
        .execute()
