import type { ProposalStatus } from '#wire/proposal-status.ts'
import { oneTooMany, totalOf, type Total } from './page.ts'
import type { Db } from './db.ts'
import { filtered, isNarrowed, matching, type Filters } from './proposal-search.ts'
import { searchWords } from './search-key.ts'
import { selectProposalTallies } from './tallies.ts'
import { sellerOf } from './within-account.ts'

type Counted = Filters & {
  /** Undefined for any. */
  status: ProposalStatus | undefined
  query?: string | undefined
  directory_id?: number | undefined
}

/** How many proposals match, exactly where that is kept; records are counted no further than is told. */
export async function countMatches(db: Db, { status, query = '', directory_id, ...filters }: Counted): Promise<Total> {
  const words = searchWords(query)
  if (words.length === 0 && !isNarrowed(filters)) {
    const tallies = (await selectProposalTallies(db)).filter(
      (tally) =>
        (status === undefined || tally.status === status) &&
        (directory_id === undefined || tally.directory_id === directory_id),
    )
    return totalOf(
      tallies.reduce((sum, { count }) => sum + count, 0),
      true,
    )
  }
  const { selection, matches } = await matching(db, words, directory_id)
  // What an index counts is everybody's, of every status.
  if (matches !== undefined && status === undefined && !isNarrowed(filters) && sellerOf(db) === undefined)
    return totalOf(matches)
  const some = filtered(
    selection.$if(status !== undefined, (found) => found.where('proposal.status', '=', status ?? 'open')),
    db,
    filters,
  )
  const ids = some.select('proposal.id').limit(oneTooMany)
  const counted = db.selectFrom(ids.as('counted')).select(({ fn }) => fn.countAll<number>().as('count'))
  return totalOf((await counted.executeTakeFirstOrThrow()).count)
}
