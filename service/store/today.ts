import type { ExpressionBuilder } from 'kysely'
import type { Db } from './db.ts'
import { pageOf, type ListedProposal } from './proposal-search.ts'
import type { Tables } from './schema.ts'

/** Number and total of the proposals won between each of these moments, in milliseconds and ascending, and the next. */
export const selectWonBetween = (db: Db, starts: readonly number[]) =>
  db
    .selectFrom('proposal')
    .where('deleted_at', 'is', null)
    .where('status', '=', 'won')
    .where('won_at', '>=', starts[0] ?? 0)
    .select(({ fn, eb }) => [
      latestOf(eb, starts).as('at'),
      fn.countAll<number>().as('count'),
      fn.sum<number>(fn.coalesce('override_cents', 'total_cents')).as('cents'),
    ])
    .groupBy('at')
    .execute()

/** The index in `starts` of the period a win is in. */
function latestOf(eb: ExpressionBuilder<Tables, 'proposal'>, starts: readonly number[]) {
  const indexOf = (at: number) => eb.lit<number>(at)
  const [, ...later] = starts
  let cases = eb
    .case()
    .when('won_at', '<', later[0] ?? 0)
    .then(indexOf(0))
  for (const [at, start] of later.slice(1).entries()) cases = cases.when('won_at', '<', start).then(indexOf(at + 1))
  return cases.else(indexOf(later.length)).end()
}

/** The most recently changed proposals of one user, in any status. */
export const selectRecentOf = (db: Db, userId: number, most: number): Promise<ListedProposal[]> =>
  pageOf(
    db,
    db.selectFrom('proposal').where('proposal.deleted_at', 'is', null).where('account_user_id', '=', userId),
    'date_modified',
    { most },
  ).execute()
