import { sql, type SelectQueryBuilder } from 'kysely'
import type { Db } from './db.ts'
import { latestOf } from './latest-of.ts'
import { prepared } from './prepared.ts'
import { sellerOf } from './within-account.ts'
import { pageOf, type ListedProposal } from './proposal-pages.ts'

const hour = 3_600_000

/**
 * Number and total of the proposals won between each of these moments, in milliseconds and ascending, and the next;
 * some periods come in two parts. Wins are tallied by the hour, those of each owner too; of an hour that a period begins
 * in the middle of, as some time zones have it, they are counted one by one.
 */
export async function selectWonBetween(db: Db, starts: readonly number[], owner = sellerOf(db)) {
  const split = starts.filter((start) => start % hour !== 0).map((start) => Math.floor(start / hour))
  const periods = {
    from: starts.map((start) => Math.ceil(start / hour)),
    // Without the hour that the next begins in the middle of.
    to: [...starts.slice(1).map((next) => Math.floor(next / hour)), forever],
  }
  const whole = await (owner === undefined ? wonInHours(db, periods) : wonInHoursBy(db, { ...periods, owner }))
  return split.length === 0 ? whole : [...whole, ...(await wonWithin(db, starts, split, owner))]
}

const forever = Number.MAX_SAFE_INTEGER

type Periods = { from: readonly number[]; to: readonly number[] }
type Tallied = SelectQueryBuilder<{ tally: Hourly }, 'tally', object>
type Hourly = { hour: number; count: number; cents: number }

/** Each period is a stretch of the index: to sort hours into periods takes many times as long. */
const sumsOf = (hours: (from: number, to: number) => Tallied, { from, to }: Periods) =>
  from
    .map((start, at) =>
      hours(start, to[at] ?? forever)
        .having((is) => is.fn.countAll(), '>', 0)
        .select((is) => [
          is.lit<number>(at).as('at'),
          is.fn.sum<number>('tally.count').as('count'),
          is.fn.sum<number>('tally.cents').as('cents'),
        ]),
    )
    .reduce((all, next) => all.unionAll(next))

const within = (query: Tallied, from: number, to: number) =>
  query.where('tally.hour', '>=', from).where('tally.hour', '<', to).where('tally.count', '>', 0)

const wonInHours = prepared((db, periods: Periods) =>
  sumsOf((from, to) => within(db.selectFrom('win_tally as tally'), from, to), periods),
)
const wonInHoursBy = prepared((db, { owner, ...periods }: Periods & { owner: number }) =>
  sumsOf(
    (from, to) =>
      within(db.selectFrom('owner_win_tally as tally').where('tally.account_user_id', '=', owner), from, to),
    periods,
  ),
)

const wonWithin = (db: Db, starts: readonly number[], hours: readonly number[], owner: number | undefined) =>
  db
    .selectFrom('proposal')
    .where('deleted_at', 'is', null)
    .where('status', '=', sql.lit('won'))
    .where('won_at', '>=', starts[0] ?? 0)
    .where((is) => is.or(hours.map((at) => is.between('won_at', at * hour, (at + 1) * hour - 1))))
    .$if(owner !== undefined, (query) => query.where('account_user_id', '=', owner ?? 0))
    .select((is) => [
      latestOf(is.ref('won_at'), starts).as('at'),
      is.fn.countAll<number>().as('count'),
      is.fn.sum<number>(is.fn.coalesce('override_cents', 'total_cents')).as('cents'),
    ])
    .groupBy('at')
    .execute()

/** The most recently changed proposals of one user, in any status. */
export const selectRecentOf = (db: Db, userId: number, most: number): Promise<ListedProposal[]> =>
  pageOf(
    db,
    db.selectFrom('proposal').where('proposal.deleted_at', 'is', null).where('account_user_id', '=', userId),
    'date_modified',
    { most },
  ).execute()
