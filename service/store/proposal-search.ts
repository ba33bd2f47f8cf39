import type { ProposalSort } from '#wire/proposals.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { pageSize } from '#wire/scalars.ts'
import type { Db } from './db.ts'
import { holdsWords, offsetOf } from './page.ts'
import { prepared } from './prepared.ts'
import { areFew, countOf, foundIn } from './search-index.ts'
import { searchWords } from './search-key.ts'
import { countProposals } from './tallies.ts'

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

const columns = [
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
  const words = searchWords(query)
  if (words.length === 0) {
    const items =
      directory_id === undefined
        ? await whole[sort](db, { status, skipped: offsetOf(page) })
        : await itemsOf(db, listedOf(db, directory_id).where('status', '=', status), sort, page)
    return { items, total: await countProposals(db, status, directory_id) }
  }
  const { found, byName, matches } = await matching(db, words, directory_id)
  const total = matches !== undefined && directory_id === undefined ? matches : await totalOf(found)
  return { items: await itemsOf(db, sort === 'name' ? byName : found, sort, page), total }
}

/**
 * All that hold every word, in whatever status. `byName` finds the same, quicker when it is walked by name; `matches`
 * counts them over all directories, where the index alone knows.
 */
export async function matching(db: Db, words: readonly string[], directory_id: number | undefined) {
  const listed = listedOf(db, directory_id)
  if (words.length === 0) return { found: listed, byName: listed }
  const holding = holdsWords<'proposal'>('proposal.search_key', words)
  const index = await foundIn(db, 'proposal_search', words)
  if (!index) return { found: listed.where(holding), byName: listed.where(holding) }
  const matches = await countOf(db, index.rows)
  const indexed = areFew(matches)
    ? // Of the index nothing is selected.
      (inDirectory(db, directory_id).innerJoin(index.rows.as('found'), 'found.id', 'proposal.id') as unknown as Found)
    : listed.where('proposal.id', 'in', index.ids)
  const found = indexed.$if(!index.isWhole, (found) => found.where(holding))
  const byName = index.isBroad && !areFew(matches) ? listed.where(holding) : found
  return { found, byName, matches: index.isWhole ? matches : undefined }
}

const proposalsOf = (db: Db) => db.selectFrom('proposal')
const inDirectory = (db: Db, directory_id: number | undefined) =>
  proposalsOf(db).$if(directory_id !== undefined, (query) => query.where('directory_id', '=', directory_id ?? null))
const listedOf = (db: Db, directory_id: number | undefined) =>
  inDirectory(db, directory_id).where('proposal.deleted_at', 'is', null)
export type Found = ReturnType<typeof proposalsOf>
export type ListedProposal = Awaited<ReturnType<typeof itemsOf>>[number]

const totalOf = async (found: Found) =>
  (await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total

const ordered = (found: Found, sort: ProposalSort) =>
  sort === 'name'
    ? found.orderBy('proposal.name_key').orderBy('proposal.id')
    : found.orderBy(newestBy[sort], (order) => order.desc().nullsLast()).orderBy('proposal.id')

/** The page is found in an index first, so that nothing is read of what it skips. */
export function pageOf(db: Db, found: Found, sort: ProposalSort, { skipped = 0, most = pageSize }) {
  const ids = ordered(found, sort).select('proposal.id').limit(most).offset(skipped)
  return ordered(proposalsOf(db).where('proposal.id', 'in', ids), sort)
    .innerJoin('contact', 'contact.id', 'proposal.contact_id')
    .select(columns)
}

const itemsOf = (db: Db, found: Found, sort: ProposalSort, page: number) =>
  pageOf(db, found, sort, { skipped: offsetOf(page) }).execute()

type Whole = { status: ProposalStatus; skipped: number }

/** The list that every day begins with: all of one status. */
const wholeBy = (sort: ProposalSort) =>
  prepared((db, { status, skipped }: Whole) => {
    const found = proposalsOf(db).where('proposal.deleted_at', 'is', null).where('status', '=', status)
    return pageOf(db, found, sort, { skipped })
  })

const whole = {
  name: wholeBy('name'),
  date_created: wholeBy('date_created'),
  date_modified: wholeBy('date_modified'),
  date_openclient: wholeBy('date_openclient'),
}

const firstReceivers = prepared((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('receiver')
    .innerJoin('contact', 'contact.id', 'receiver.contact_id')
    .select(['receiver.proposal_id', 'contact.fullname'])
    .where('receiver.proposal_id', 'in', [...ids])
    .orderBy('receiver.position', 'desc')
    .orderBy('receiver.id', 'desc'),
)

/** Who receives each of these proposals first. */
export const selectFirstReceivers = async (db: Db, ids: readonly number[]) =>
  ids.length === 0 ? [] : firstReceivers(db, { ids })
