import type { ListSort } from '#wire/proposal-list.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import type { Db } from './db.ts'
import { pageOf, pageOfStatus, type ListedProposal, type ProposalSelection } from './proposal-pages.ts'
import { filtered, isNarrowed, matching, type Filters } from './proposal-search.ts'
import { searchWords } from './search-key.ts'
import { selectProposalTallies } from './tallies.ts'

export type BoardFilter = Filters & { query?: string | undefined; directory_id?: number | undefined }

type Figures = { status: ProposalStatus; count: number; cents: number }

/** Proposals matching a filter in any status: the figures of each status, and the first of one, perhaps after some. */
export async function boardOf(db: Db, { query = '', directory_id, ...filters }: BoardFilter) {
  const words = searchWords(query)
  if (words.length === 0 && !isNarrowed(filters))
    return {
      figures: () => tallied(db, directory_id),
      first: (status: ProposalStatus, sort: ListSort, most: number, skipped = 0) =>
        pageOfStatus(db, { status, sort, directory_id, skipped, most }),
    }
  const selection = filtered((await matching(db, words, directory_id)).selection, db, filters)
  return {
    figures: () => counted(selection),
    first: (status: ProposalStatus, sort: ListSort, most: number, skipped = 0): Promise<ListedProposal[]> =>
      pageOf(db, selection.where('proposal.status', '=', status), sort, { skipped, most }).execute(),
  }
}

async function tallied(db: Db, directory_id: number | undefined): Promise<Figures[]> {
  const tallies = await selectProposalTallies(db)
  return tallies.filter((tally) => directory_id === undefined || tally.directory_id === directory_id)
}

const counted = (selection: ProposalSelection): Promise<Figures[]> =>
  selection
    .select(({ fn }) => [
      'proposal.status',
      fn.countAll<number>().as('count'),
      fn.sum<number>(fn.coalesce('proposal.override_cents', 'proposal.total_cents')).as('cents'),
    ])
    .groupBy('proposal.status')
    .execute()
