import type { ProposalSort } from '#wire/proposals.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import type { Db } from './db.ts'
import { matching, pageOf, type Found, type ListedProposal } from './proposal-search.ts'
import { searchWords } from './search-key.ts'
import { selectProposalTallies } from './tallies.ts'

export type BoardFilter = { query?: string | undefined; directory_id?: number | undefined }

type Figures = { status: ProposalStatus; count: number; cents: number }

/** What matches a filter in whatever status: each status with its figures, and the first of one. */
export async function boardOf(db: Db, { query = '', directory_id }: BoardFilter) {
  const words = searchWords(query)
  const { found } = await matching(db, words, directory_id)
  return {
    figures: (): Promise<Figures[]> => (words.length === 0 ? tallied(db, directory_id) : counted(found)),
    first: (status: ProposalStatus, sort: ProposalSort, most: number): Promise<ListedProposal[]> =>
      pageOf(db, found.where('proposal.status', '=', status), sort, { most }).execute(),
  }
}

async function tallied(db: Db, directory_id: number | undefined): Promise<Figures[]> {
  const tallies = await selectProposalTallies(db)
  return tallies.filter((tally) => directory_id === undefined || tally.directory_id === directory_id)
}

const counted = (found: Found): Promise<Figures[]> =>
  found
    .select(({ fn }) => [
      'proposal.status',
      fn.countAll<number>().as('count'),
      fn.sum<number>(fn.coalesce('proposal.override_cents', 'proposal.total_cents')).as('cents'),
    ])
    .groupBy('proposal.status')
    .execute()
