import type { OnConflictBuilder } from 'kysely'
import { isPostgres, type Db } from './db.ts'
import { isUnavailable } from './failures.ts'
import { prepared } from './prepared.ts'
import type { Tables } from './schema.ts'

/*
 * The rate-limit state of each access token, as one moment: when its bucket will be full again. It changes with every
 * request, so it is kept where that needs no disk and where it may be lost: in an unlogged table on PostgreSQL, shared by
 * all processes, and in memory on SQLite, which one process serves.
 */

type Spending = { token_id: number; now: number; cost: number; size: number }

type Moments = Pick<Bucket, 'now' | 'cost' | 'fits' | 'ahead'>

/** What is done with a bucket that is there already: one more is taken while it fits. */
export const moreIn =
  ({ now, cost, fits, ahead }: Moments) =>
  (conflict: OnConflictBuilder<Tables, 'allowance'>) =>
    conflict
      .column('token_id')
      .doUpdateSet((is) => ({
        full_at: is(
          is
            .case()
            .when(is.between('allowance.full_at', now, ahead))
            .then(is.ref('allowance.full_at'))
            .else(now)
            .end(),
          '+',
          cost,
        ),
      }))
      .where((is) =>
        is.or([
          is('allowance.full_at', '<=', fits),
          // Written by a clock that was ahead.
          is('allowance.full_at', '>', ahead),
        ]),
      )

type Bucket = { token_id: number; now: number; cost: number; full_at: number; fits: number; ahead: number }

const taking = prepared((db, { token_id, now, cost, full_at, fits, ahead }: Bucket) =>
  db
    .insertInto('allowance')
    .values({ token_id, full_at })
    .onConflict(moreIn({ now, cost, fits, ahead }))
    .returning('full_at'),
)

/** When the bucket is full again after one request, until when another fits, and what only a clock ahead has written. */
export const momentsOf = ({ now, cost, size }: Omit<Spending, 'token_id'>) => ({
  full_at: now + cost,
  fits: now + size - cost,
  ahead: now + 2 * size,
})

/**
 * Takes one request out of a token's bucket: `cost` and `size` are the milliseconds after which one and all requests
 * are refilled. Returns when the bucket is full again; undefined when it was empty. Atomic.
 */
export async function takeAllowance(db: Db, { token_id, now, cost, size }: Spending): Promise<number | undefined> {
  const moments = momentsOf({ now, cost, size })
  if (!isPostgres(db)) return takenInMemory(inMemory(db), { token_id, now, cost, ...moments })
  const [taken] = await taking(db, { token_id, now, cost, ...moments })
  return taken?.full_at
}

/** As `moreIn` has it. */
function takenInMemory(buckets: Map<number, number>, { token_id, now, cost, fits, ahead }: Omit<Bucket, 'full_at'>) {
  const known = buckets.get(token_id) ?? now
  const isOfClockAhead = known > ahead
  if (known > fits && !isOfClockAhead) return undefined
  const full_at = (isOfClockAhead ? now : Math.max(known, now)) + cost
  buckets.set(token_id, full_at)
  return full_at
}

/** By the adapter, which every handle of a database has from it. */
const buckets = new WeakMap<object, Map<number, number>>()

function inMemory(db: Db) {
  const { adapter } = db.getExecutor()
  const known = buckets.get(adapter) ?? new Map<number, number>()
  buckets.set(adapter, known)
  return known
}

export const findFullAt = async (db: Db, token_id: number) =>
  isPostgres(db)
    ? (await db.selectFrom('allowance').select('full_at').where('token_id', '=', token_id).executeTakeFirst())?.full_at
    : inMemory(db).get(token_id)

/** Counting must not stop reads when the database cannot write. */
export const orUncounted = <T>(spending: Promise<T>): Promise<T | 'uncounted'> =>
  spending.catch((error: unknown) => {
    if (isUnavailable(error)) return 'uncounted' as const
    throw error
  })

/** And gives how many; in memory those of every account. */
export async function deleteAllowancesFullBefore(db: Db, moment: number) {
  if (isPostgres(db))
    return Number((await db.deleteFrom('allowance').where('full_at', '<', moment).executeTakeFirst()).numDeletedRows)
  const kept = inMemory(db)
  const full = [...kept].filter(([, full_at]) => full_at < moment)
  for (const [token_id] of full) kept.delete(token_id)
  return full.length
}
