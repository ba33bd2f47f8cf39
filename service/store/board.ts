import type { ListSort } from '#wire/proposal-list.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import type { Db } from './db.ts'
import { figuresIn, keptFigures, selectMatches, type Counted } from './proposal-counts.ts'
import { isNarrowed } from './proposal-filters.ts'
import { pageOf, pageOfStatus, type ListedProposal } from './proposal-pages.ts'
import { searchWords } from './search-key.ts'

/** Proposals matching a filter in any status: the figures of each status, and the first of one, perhaps after some. */
export async function boardOf(db: Db, filter: Counted) {
  const { query = '', directory_id } = filter
  const isWhole = searchWords(query).length === 0 && !isNarrowed(filter)
  const { selection } = await selectMatches(db, filter)
  return {
    figures: async () => (await keptFigures(db, filter)) ?? figuresIn(selection),
    first: (status: ProposalStatus, sort: ListSort, most: number, skipped = 0): Promise<ListedProposal[]> =>
      isWhole
        ? pageOfStatus(db, { status, sort, directory_id, skipped, most })
        : pageOf(db, selection.where('proposal.status', '=', status), sort, { skipped, most }).execute(),
  }
}
