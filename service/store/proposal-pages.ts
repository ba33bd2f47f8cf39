import { sql, type Compilable, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { ListSort } from '#wire/proposal-list.ts'
import { pageSize } from '#wire/limits.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import type { Db } from './db.ts'
import { isOneOf } from './page.ts'
import { prepared } from './prepared.ts'
import { areFew, listed } from './search-index.ts'
import { containing } from './search-key.ts'
import { tallyOf } from './tallies.ts'

const newestBy = {
  date_created: 'proposal.created_at',
  date_modified: 'proposal.modified_at',
  date_openclient: 'proposal.viewed_at',
} as const

/** Of a proposal in a list. */
export const columns = [
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
  ordered(proposalsOf(db).where(isOneOf(db, 'proposal.id', ids)), sort)
    .innerJoin('contact', 'contact.id', 'proposal.contact_id')
    .select(columns)

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

type FoundPage = { list: string; skipped: number; most: number }

const foundBy = (sort: ListSort, isFew: boolean) =>
  prepared((db, { list, ...page }: FoundPage) => {
    const { rows, isAmong } = listed(db, list)
    const selection = isFew ? fewOf(db, rows) : listedOf(db, undefined).where(isAmong('proposal.id'))
    return pageOf(db, selection, sort, page)
  })

const founds = new Map<string, ReturnType<typeof foundBy>>()

/** A page of what a search found whole: most find few, and building the statement took longer than asking it. */
export function pageOfFound(db: Db, { sort, matches, ...page }: FoundPage & { sort: ListSort; matches: number }) {
  const form = `${sort} ${areFew(matches)}`
  const ask = founds.get(form) ?? foundBy(sort, areFew(matches))
  founds.set(form, ask)
  return ask(db, page)
}

/**
 * The orders in which an index holds the proposals of all statuses, and how many of them are looked at to meet a page. By
 * name those that hold a word stand together, near or far; in time they are spread.
 */
const mostWalked: Partial<Record<ListSort, number>> = { name: 1000, date_modified: 5000 }
export const isWalked = (sort: ListSort) => mostWalked[sort] !== undefined

const metBy = (sort: ListSort) =>
  prepared((db, { patterns, skipped, most }: { patterns: readonly string[]; skipped: number; most: number }) => {
    const walked = ordered(listedOf(db, undefined), sort)
      .select(['proposal.id', 'proposal.search_key'])
      .limit(sql.lit(mostWalked[sort] ?? 0))
      .as('walked')
    const holding = patterns.map((pattern) => sql<SqlBool>`walked.search_key like ${pattern} escape '\\'`)
    // Both engines give what they walked in its order, and end where the page is full: an order of its own would sort it first.
    const met = db
      .selectFrom(walked)
      .select('walked.id')
      .where((is) => is.and(holding))
    return pageBy(db, met.limit(most).offset(skipped).$asScalar(), sort)
  })

const mets = new Map<ListSort, ReturnType<typeof metBy>>()

/**
 * A page of what more than few hold, met by walking a short way through all proposals; undefined where too few of them were
 * met on it, or no index has that order.
 */
export async function pageMet(
  db: Db,
  { words, sort, skipped, most }: IdPage & { words: readonly string[]; sort: ListSort },
) {
  if (!isWalked(sort)) return undefined
  const ask = mets.get(sort) ?? metBy(sort)
  mets.set(sort, ask)
  const rows = await ask(db, { patterns: words.map(containing), skipped, most })
  return rows.length === most ? rows : undefined
}

type Whole = { status: ProposalStatus; directory_id: number; skipped: number; most: number }

/** The most frequent list: all of one status. Its first page is read in order, from the index; of later ones the ids come first. */
const wholeBy = (sort: ListSort, isInDirectory: boolean, isFirst: boolean, isOfUsualLength: boolean) =>
  prepared((db, { status, directory_id, skipped, most }: Whole): Compilable<ListedProposal> => {
    const selection = listedOf(db, isInDirectory ? directory_id : undefined).where('proposal.status', '=', status)
    if (!isFirst) return pageOf(db, selection, sort, { skipped, most })
    return (
      ordered(selection, sort)
        .innerJoin('contact', 'contact.id', 'proposal.contact_id')
        .select(columns)
        // In the text, so that PostgreSQL plans for so few, whatever it is asked.
        .limit(isOfUsualLength ? sql.lit(pageSize) : most)
    )
  })

/** The first page, with how many there are on all. */
const countedBy = (sort: ListSort, isInDirectory: boolean) =>
  prepared((db, { status, directory_id }: Pick<Whole, 'status' | 'directory_id'>) => {
    const directory = isInDirectory ? directory_id : undefined
    return ordered(listedOf(db, directory).where('proposal.status', '=', status), sort)
      .innerJoin('contact', 'contact.id', 'proposal.contact_id')
      .select(columns)
      .select(tallyOf(db, { status, directory_id: directory }).as('total'))
      .limit(sql.lit(pageSize))
  })

const counteds = new Map<string, ReturnType<typeof countedBy>>()

/** The page that is asked for most: its total comes along, so it is one statement. Counts what everybody has. */
export async function firstPageOfStatus(db: Db, { sort, status, directory_id }: Omit<OfStatus, 'skipped' | 'most'>) {
  const isInDirectory = directory_id !== undefined
  const form = `${sort} ${isInDirectory}`
  const ask = counteds.get(form) ?? countedBy(sort, isInDirectory)
  counteds.set(form, ask)
  const items = await ask(db, { status, directory_id: directory_id ?? 0 })
  // Where the first page is empty there are none.
  return { items, total: items[0]?.total ?? 0 }
}

const wholes = new Map<string, ReturnType<typeof wholeBy>>()

type OfStatus = Omit<Whole, 'directory_id'> & { sort: ListSort; directory_id?: number | undefined }

/** Proposals of one status in their order, in all or in one directory. */
export function pageOfStatus(db: Db, { sort, directory_id, ...asked }: OfStatus): Promise<ListedProposal[]> {
  const [isInDirectory, isFirst, isOfUsualLength] = [
    directory_id !== undefined,
    asked.skipped === 0,
    asked.most === pageSize,
  ]
  const form = [sort, isInDirectory, isFirst, isOfUsualLength].join(' ')
  const ask = wholes.get(form) ?? wholeBy(sort, isInDirectory, isFirst, isOfUsualLength)
  wholes.set(form, ask)
  return ask(db, { ...asked, directory_id: directory_id ?? 0 })
}
