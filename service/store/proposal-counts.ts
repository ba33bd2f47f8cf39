import type { ProposalStatus } from '#wire/proposal-status.ts'
import type { Db } from './db.ts'
import { totalOf, type Total } from './page.ts'
import { comesTo, filtered, isNarrowed, isOfOwners, type Filters } from './proposal-filters.ts'
import type { ProposalSelection } from './proposal-pages.ts'
import { countIn, matching } from './proposal-search.ts'
import { searchWords } from './search-key.ts'
import { selectProposalTallies, selectTalliesOf, talliesIn } from './tallies.ts'
import { sellerOf } from './within-account.ts'

/** Proposals of every status. */
export type Counted = Filters & { query?: string | undefined; directory_id?: number | undefined }

export type Figures = { status: ProposalStatus; count: number; cents: number }

/** What is kept tells what a directory and users have; undefined where anything else narrows. */
export async function keptFigures(db: Db, filter: Counted): Promise<Figures[] | undefined> {
  const { query = '', directory_id, owners } = filter
  if (searchWords(query).length > 0 || !isOfOwners(filter)) return undefined
  return talliesIn(owners ? await selectTalliesOf(db, owners) : await selectProposalTallies(db), directory_id)
}

/** All that match, in no order; `matches` is their number where the index of words alone can tell it. */
export async function selectMatches(db: Db, { query = '', directory_id, ...filters }: Counted) {
  const { selection, matches } = await matching(db, searchWords(query), directory_id)
  const isTold = !isNarrowed(filters) && sellerOf(db) === undefined
  // What an index counts is everybody's.
  return { selection: filtered(selection, db, filters), matches: isTold ? matches : undefined }
}

/** By status. */
export const figuresIn = (selection: ProposalSelection): Promise<Figures[]> =>
  selection
    .select((is) => [
      'proposal.status',
      is.fn.countAll<number>().as('count'),
      is.fn.sum<number>(comesTo(is)).as('cents'),
    ])
    .groupBy('proposal.status')
    .execute()

/** How many match and what they come to in cents; those of a status may come in several parts. */
export const selectFigures = async (db: Db, filter: Counted) =>
  (await keptFigures(db, filter)) ?? figuresIn((await selectMatches(db, filter)).selection)

/** How many match, in one status or in any; exactly where that is kept, else no further than is told. */
export async function countMatches(db: Db, filter: Counted, status: ProposalStatus | undefined): Promise<Total> {
  const kept = await keptFigures(db, filter)
  if (kept) {
    const counted = kept.filter((each) => status === undefined || each.status === status)
    return totalOf(
      counted.reduce((sum, { count }) => sum + count, 0),
      true,
    )
  }
  const { selection, matches } = await selectMatches(db, filter)
  if (status === undefined) return totalOf(matches ?? (await countIn(db, selection, false)))
  return totalOf(await countIn(db, selection.where('proposal.status', '=', status), false))
}
