import type { ListSort } from '#wire/proposal-list.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { pageSize } from '#wire/limits.ts'
import { isPostgres, type Db } from './db.ts'
import { preparedRows } from './nested.ts'
import { holdsWords, offsetOf, oneTooMany, totalOf, type Total } from './page.ts'
import { filtered, isNarrowed, type Filters } from './proposal-filters.ts'
import {
  firstPageOfStatus,
  fewOf,
  isWalked,
  listedOf,
  ordered,
  pageBy,
  pageMet,
  pageOf,
  pageOfFound,
  pageOfStatus,
  proposalsOf,
  toldInList,
  type ListedProposal,
  type ProposalSelection,
} from './proposal-pages.ts'
import { areFew, matchesIn, pageByName } from './search-index.ts'
import { searchWords } from './search-key.ts'
import { countProposals } from './tallies.ts'
import { sellerOf } from './within-account.ts'

export type ProposalSearch = Filters & {
  status: ProposalStatus
  query?: string | undefined
  sort: ListSort
  directory_id?: number | undefined
  page: number
  /** Items per page. */
  most?: number
  /** Every match is counted, however many there are. */
  isExact?: boolean
}

/** One page of the list (interface, section 2.1): one status, or with a query all of them. */
export async function searchProposals(db: Db, search: ProposalSearch): Promise<Total & { items: ListedProposal[] }> {
  const { status, query = '', sort, directory_id, page, most, isExact = false } = search
  const words = searchWords(query)
  // What an index counts is everybody's.
  const isLimited = words.length > 0 && sellerOf(db) !== undefined
  if (isNarrowed(search) || isLimited) {
    const selection = narrowed((await matching(db, words, directory_id)).selection, db, search)
    return { items: await itemsOf(db, selection, search), ...totalOf(await countIn(db, selection, true), true) }
  }
  if (words.length === 0) {
    if (page === 1 && most === undefined && sellerOf(db) === undefined) {
      const { items, total } = await firstPageOfStatus(db, { status, sort, directory_id })
      return { items, ...totalOf(total, true) }
    }
    const items =
      most === undefined
        ? await pageOfStatus(db, { status, sort, directory_id, skipped: offsetOf(page), most: pageSize })
        : await itemsOf(db, listedOf(db, directory_id).where('status', '=', status), search)
    return { items, ...totalOf(await countProposals(db, status, directory_id), true) }
  }
  if (isPostgres(db) && sort === 'name' && directory_id === undefined && !isExact) {
    const wanted = { skipped: offsetOf(page, most), most: most ?? pageSize, mostMatches: oneTooMany }
    const { matches, ids } = await pageByName(db, 'proposal_search', words, wanted)
    return { items: await pageBy(db, ids, sort).execute(), ...totalOf(matches) }
  }
  const { selection, byWalk, matches, list } = await matching(db, words, directory_id, isExact)
  if (matches === 0) return { items: [], ...totalOf(0) }
  const wanted = { sort, skipped: offsetOf(page, most), most: most ?? pageSize }
  // Thousands are put in order soon where SQLite has their ids; PostgreSQL fetches each.
  if (matches !== undefined && !areFew(matches) && (list === undefined || isPostgres(db))) {
    const items = await pageMet(db, { words, ...wanted })
    if (items) return { items, ...totalOf(matches, isExact) }
  }
  if (matches !== undefined && list !== undefined)
    return { items: await pageOfFound(db, { list, matches, ...wanted }), ...totalOf(matches, isExact) }
  const counted = matches ?? (await countIn(db, selection, isExact))
  const isWalkedHere = directory_id === undefined ? isWalked(sort) : sort === 'name'
  return { items: await itemsOf(db, isWalkedHere ? byWalk : selection, search), ...totalOf(counted, isExact) }
}

type Matching = { selection: ProposalSelection; byWalk: ProposalSelection; matches?: number; list?: string | undefined }

/**
 * Proposals that contain every word, in any status. `byWalk` selects the same, faster in an order that an index has;
 * `matches` is their number over all directories, where the index alone can tell, counted to one too many, and `list` their
 * ids as JSON where it has read them.
 */
export async function matching(
  db: Db,
  words: readonly string[],
  directory_id: number | undefined,
  isExact = false,
): Promise<Matching> {
  const listed = listedOf(db, directory_id)
  if (words.length === 0) return { selection: listed, byWalk: listed }
  const holding = holdsWords<'proposal'>('proposal.search_key', words)
  const index = await matchesIn(db, 'proposal_search', words, isExact ? undefined : oneTooMany)
  if (!index) return { selection: listed.where(holding), byWalk: listed.where(holding) }
  const { matches } = index
  const indexed =
    areFew(matches) && !isPostgres(db)
      ? fewOf(db, index.rows, directory_id)
      : listed.where(index.isAmong('proposal.id'))
  const selection = indexed.$if(!index.isWhole, (selection) => selection.where(holding))
  const byWalk = index.isBroad && !areFew(matches) ? listed.where(holding) : selection
  if (!index.isWhole || directory_id !== undefined) return { selection, byWalk }
  return { selection, byWalk, matches, list: index.list }
}

/** All that a search finds on all its pages, in no order. */
export const everyMatch = async (db: Db, search: ProposalSearch) =>
  narrowed((await matching(db, searchWords(search.query ?? ''), search.directory_id, true)).selection, db, search)

/** Ids of the same, in their order. */
export async function everyId(db: Db, search: ProposalSearch): Promise<number[]> {
  const rows = await ordered(await everyMatch(db, search), search.sort)
    .select('proposal.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** As the app's own filters say. */
const narrowed = (selection: ProposalSelection, db: Db, search: ProposalSearch) =>
  filtered(
    selection.$if(isOfStatus(search), (found) => found.where('proposal.status', '=', search.status)),
    db,
    search,
  )

/** Whether what is asked for is of the status that is asked for: words are found in any, and some filters say of which. */
export const isOfStatus = ({
  query = '',
  validUntil,
  need,
  lossReason,
}: Omit<ProposalSearch, 'status' | 'sort' | 'page'>) =>
  searchWords(query).length === 0 && !validUntil && !need && !lossReason

/** How many, up to one more than are told unless it is exact. */
export const countIn = async (db: Db, selection: ProposalSelection, isExact: boolean) => {
  const ids = selection.select('proposal.id').$if(!isExact, (all) => all.limit(oneTooMany))
  const counted = db.selectFrom(ids.as('counted')).select(({ fn }) => fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

type PageRequest = Pick<ProposalSearch, 'sort' | 'page' | 'most'>
const itemsOf = (db: Db, selection: ProposalSelection, { sort, page, most = pageSize }: PageRequest) =>
  pageOf(db, selection, sort, { skipped: offsetOf(page, most), most }).execute()

const listedWith = preparedRows((db, { ids }: { ids: readonly number[] }) =>
  toldInList(
    db,
    proposalsOf(db)
      .where('proposal.id', 'in', [...ids])
      // Told as `is null`, SQLite would go through the index of all that are in no trashcan instead of fetching these.
      .where((is) => is(is.fn.coalesce('proposal.deleted_at', is.lit(0)), '=', 0)),
  ),
)

/** Rows of the list for these proposals, but for those in the trashcan, in no order. */
export const selectListed = async (db: Db, ids: readonly number[]): Promise<ListedProposal[]> =>
  ids.length === 0 ? [] : listedWith(db, { ids })

/** Proposals a contact is main contact or receiver of, the newest first. */
export const selectProposalsOf = (db: Db, contactId: number) =>
  toldInList(
    db,
    listedOf(db, undefined).where((is) =>
      is.or([
        is('proposal.contact_id', '=', contactId),
        is('proposal.id', 'in', is.selectFrom('receiver').select('proposal_id').where('contact_id', '=', contactId)),
      ]),
    ),
  )
    .orderBy('proposal.created_at', 'desc')
    .orderBy('proposal.id', 'desc')
    .execute()
