import { sql, type Expression, type ExpressionBuilder, type RawBuilder } from 'kysely'
import type { ListSort } from '#wire/proposal-list.ts'
import { pageSize } from '#wire/limits.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import type { Db } from './db.ts'
import { nestedIn, preparedRows, type Nested } from './nested.ts'
import { isLike, isOneOf } from './page.ts'
import type { Tables } from './schema.ts'
import { areFew, listed } from './search-index.ts'
import { containing } from './search-key.ts'
import { tagsOf } from './tags.ts'
import { tallyOf } from './tallies.ts'

const newestBy = {
  date_created: 'proposal.created_at',
  date_modified: 'proposal.modified_at',
  date_openclient: 'proposal.viewed_at',
} as const

/** Of a proposal in a list. */
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
  'proposal.valid_until',
  'proposal.lost_at',
  'proposal.loss_reason',
  'proposal.total_cents',
  'proposal.override_cents',
  'contact.name as contact_name',
  'contact.type as contact_type',
  'contact.fullname as contact_fullname',
] as const

type Of = ExpressionBuilder<Tables, 'proposal'>

const firstReceiverOf = (of: Of) =>
  of
    .selectFrom('receiver')
    .innerJoin('contact as person', 'person.id', 'receiver.contact_id')
    .select('person.fullname')
    .whereRef('receiver.proposal_id', '=', 'proposal.id')
    .orderBy('receiver.position')
    .orderBy('receiver.id')
    .limit(1)

type Tag = { id: number; name: string }

/** All that a list tells of each: its contact, the first of its receivers, its tags. */
export const toldInList = (db: Db, selection: ProposalSelection) =>
  selection
    .innerJoin('contact', 'contact.id', 'proposal.contact_id')
    .select(columns)
    .select((of) => [
      firstReceiverOf(of).as('receiver'),
      nestedIn(db).jsonArrayFrom(tagsOf(of)).$castTo<Nested<Tag[]>>().as('tags'),
    ])

export const proposalsOf = (db: Db) => db.selectFrom('proposal')
const inDirectory = (db: Db, directory_id: number | undefined) =>
  proposalsOf(db).$if(directory_id !== undefined, (query) => query.where('directory_id', '=', directory_id ?? null))
/** Those that are not in the trashcan. */
export const listedOf = (db: Db, directory_id: number | undefined) =>
  inDirectory(db, directory_id).where('proposal.deleted_at', 'is', null)
export type ProposalSelection = ReturnType<typeof proposalsOf>
export type ListedProposal = Awaited<ReturnType<ReturnType<typeof pageOf>['execute']>>[number]

export function ordered(selection: ProposalSelection, sort: ListSort) {
  switch (sort) {
    case 'name':
      return selection.orderBy('proposal.name_key').orderBy('proposal.id')
    case 'valid_until':
      return selection.orderBy('proposal.valid_until', (order) => order.asc().nullsLast()).orderBy('proposal.id')
    default:
      return selection.orderBy(newestBy[sort], (order) => order.desc().nullsLast()).orderBy('proposal.id')
  }
}

type IdPage = { skipped: number; most: number }

const pageOfIds = (selection: ProposalSelection, sort: ListSort, { skipped, most }: IdPage): Expression<number> =>
  ordered(selection, sort).select('proposal.id').limit(most).offset(skipped).$asScalar()

/** The proposals with these ids, in their order. */
export const pageBy = (db: Db, ids: Expression<number>, sort: ListSort) =>
  toldInList(db, ordered(proposalsOf(db).where(isOneOf(db, 'proposal.id', ids)), sort))

/** Ids of the page come from an index first, so that no skipped row is read. */
export const pageOf = (
  db: Db,
  selection: ProposalSelection,
  sort: ListSort,
  { skipped = 0, most = pageSize }: Partial<IdPage>,
) => pageBy(db, pageOfIds(selection, sort, { skipped, most }), sort)

/** Those of a list of ids, where few are in it. */
export const fewOf = (db: Db, found: RawBuilder<{ id: number }>, directory_id?: number): ProposalSelection =>
  // No column of the list is selected.
  inDirectory(db, directory_id).$if(true, (all) => all.innerJoin(found.as('found'), 'found.id', 'proposal.id'))

type FoundPage = { sort: ListSort; isFew: boolean; list: string } & IdPage

const foundPage = preparedRows(
  (db, { sort, isFew, list, ...page }: FoundPage) => {
    const { rows, isAmong } = listed(db, list)
    const selection = isFew ? fewOf(db, rows) : listedOf(db, undefined).where(isAmong('proposal.id'))
    return pageOf(db, selection, sort, page)
  },
  ['sort', 'isFew', 'most'],
)

/** A page of what a search found whole: most find few, and building the statement took longer than asking it. */
export const pageOfFound = (db: Db, { matches, ...page }: Omit<FoundPage, 'isFew'> & { matches: number }) =>
  foundPage(db, { ...page, isFew: areFew(matches) })

/**
 * The orders in which an index holds the proposals of all statuses, and how many of them are looked at to meet a page. By
 * name those that hold a word stand together, near or far; in time they are spread.
 */
const mostWalked: Partial<Record<ListSort, number>> = { name: 1000, date_modified: 5000 }
export const isWalked = (sort: ListSort) => mostWalked[sort] !== undefined

const metOnTheWay = preparedRows(
  (db, { patterns, sort, skipped, most }: IdPage & { patterns: readonly string[]; sort: ListSort }) => {
    const walked = ordered(listedOf(db, undefined), sort)
      .select(['proposal.id', 'proposal.search_key'])
      .limit(mostWalked[sort] ?? 0)
      .as('walked')
    const holding = patterns.map((pattern) => isLike(sql.ref('walked.search_key'), pattern))
    // Both engines give what they walked in its order, and end where the page is full: an order of its own would sort it first.
    const met = db
      .selectFrom(walked)
      .select('walked.id')
      .where((is) => is.and(holding))
    return pageBy(db, met.limit(most).offset(skipped).$asScalar(), sort)
  },
  ['sort', 'most'],
)

/**
 * A page of what more than few hold, met by walking a short way through all proposals; undefined where too few of them were
 * met on it, or no index has that order.
 */
export async function pageMet(
  db: Db,
  { words, sort, skipped, most }: IdPage & { words: readonly string[]; sort: ListSort },
) {
  if (!isWalked(sort)) return undefined
  const rows = await metOnTheWay(db, { patterns: words.map(containing), sort, skipped, most })
  return rows.length === most ? rows : undefined
}

type OfStatus = { status: ProposalStatus; sort: ListSort; directory_id: number | undefined }

const ofStatus = (db: Db, { status, directory_id }: OfStatus) =>
  listedOf(db, directory_id).where('proposal.status', '=', status)

/** The most frequent list: all of one status. Read in order, from the index. */
const firstOfStatus = preparedRows(
  (db, { most, ...asked }: OfStatus & { most: number }) =>
    toldInList(db, ordered(ofStatus(db, asked), asked.sort)).limit(most),
  ['status', 'sort', 'most'],
)

/** Of later pages the ids come first. */
const laterOfStatus = preparedRows(
  (db, { skipped, most, ...asked }: OfStatus & IdPage) =>
    pageOf(db, ofStatus(db, asked), asked.sort, { skipped, most }),
  ['status', 'sort', 'most'],
)

/** Proposals of one status in their order, in all or in one directory. */
export const pageOfStatus = (db: Db, { skipped, most, ...asked }: OfStatus & IdPage) =>
  skipped === 0 ? firstOfStatus(db, { ...asked, most }) : laterOfStatus(db, { ...asked, skipped, most })

/** The first page, with how many there are on all. */
const countedOfStatus = preparedRows(
  (db, asked: OfStatus) =>
    toldInList(db, ordered(ofStatus(db, asked), asked.sort))
      .select(tallyOf(db, asked).as('total'))
      .limit(pageSize),
  ['status', 'sort'],
)

/** The page that is asked for most: its total comes along, so it is one statement. Counts what everybody has. */
export async function firstPageOfStatus(db: Db, asked: OfStatus) {
  const items = await countedOfStatus(db, asked)
  // Where the first page is empty there are none.
  return { items, total: items[0]?.total ?? 0 }
}
