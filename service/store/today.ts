import { expressionBuilder, type Expression } from 'kysely'
import type { Db } from './db.ts'
import { sellerOf } from './within-account.ts'
import { pageOf, type ListedProposal } from './proposal-search.ts'

const hour = 3_600_000

/**
 * Number and total of the proposals won between each of these moments, in milliseconds and ascending, and the next;
 * some periods come in two parts. Wins are tallied by the hour; of an hour that a period begins in the middle of, as
 * some time zones have it, they are counted one by one, as are those of one owner.
 */
export async function selectWonBetween(db: Db, starts: readonly number[], owner = sellerOf(db)) {
  if (owner !== undefined) return wonBy(db, starts, owner)
  const split = starts.filter((start) => start % hour !== 0).map((start) => Math.floor(start / hour))
  const whole = await wonInHours(db, starts, split)
  return split.length === 0 ? whole : [...whole, ...(await wonWithin(db, starts, split))]
}

const wonInHours = (db: Db, starts: readonly number[], split: readonly number[]) => {
  const hours = starts.map((start) => Math.ceil(start / hour))
  return db
    .selectFrom('win_tally')
    .where('hour', '>=', hours[0] ?? 0)
    .$if(split.length > 0, (query) => query.where('hour', 'not in', [...split]))
    .select((is) => [
      latestOf(is.ref('hour'), hours).as('at'),
      is.fn.sum<number>('count').as('count'),
      is.fn.sum<number>('cents').as('cents'),
    ])
    .groupBy('at')
    .execute()
}

const wonWithin = (db: Db, starts: readonly number[], hours: readonly number[]) =>
  wonSince(db, starts)
    .where((is) => is.or(hours.map((at) => is.between('won_at', at * hour, (at + 1) * hour - 1))))
    .execute()

/** Read in an index of what each user won (0096-needs). */
const wonBy = (db: Db, starts: readonly number[], owner: number) =>
  wonSince(db, starts).where('account_user_id', '=', owner).execute()

const wonSince = (db: Db, starts: readonly number[]) =>
  db
    .selectFrom('proposal')
    .where('deleted_at', 'is', null)
    .where('status', '=', 'won')
    .where('won_at', '>=', starts[0] ?? 0)
    .select((is) => [
      latestOf(is.ref('won_at'), starts).as('at'),
      is.fn.countAll<number>().as('count'),
      is.fn.sum<number>(is.fn.coalesce('override_cents', 'total_cents')).as('cents'),
    ])
    .groupBy('at')

/** The index in `starts` of the period that the value is in. */
function latestOf(value: Expression<number | null>, starts: readonly number[]) {
  const eb = expressionBuilder()
  const indexOf = (at: number) => eb.lit<number>(at)
  const [, ...later] = starts
  let cases = eb
    .case()
    .when(eb(value, '<', later[0] ?? 0))
    .then(indexOf(0))
  for (const [at, start] of later.slice(1).entries()) cases = cases.when(eb(value, '<', start)).then(indexOf(at + 1))
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
