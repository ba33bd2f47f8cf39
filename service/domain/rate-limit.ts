import { findFullAt, orUncounted, takeAllowance } from '#service/store/allowances.ts'
import type { Unit } from './unit.ts'

/** The rate-limit state of a token or API key; times in whole seconds. */
export type Standing = {
  isAllowed: boolean
  limit: number
  /** Requests left. */
  remaining: number
  /** Until the bucket is full again. */
  reset: number
  /** Until the next request is allowed. */
  retryAfter: number
}

const minute = 60_000

/** What one request takes out of a bucket. */
export const spendingOf = (now: number, limit: number) => ({ now, cost: minute / limit, size: minute })

/** A request that was counted already: when its bucket is full again, null when it was empty. */
export type Done = { fullAt: number | null }

type Counting = { bucket: number; limit: number; counted?: Done | undefined }

/**
 * Counts one request of an access token or API key (interface, section 1.8): a bucket of `limit` requests that fills
 * again evenly within a minute, shared by all processes.
 */
export async function countRequest({ db, now }: Unit, { bucket, limit, counted: done }: Counting): Promise<Standing> {
  const cost = minute / limit
  const spending = { ...spendingOf(now, limit), token_id: bucket }
  const taken = done ? (done.fullAt ?? undefined) : await orUncounted(takeAllowance(db, spending))
  const known = taken ?? (await orUncounted(findFullAt(db, bucket)))
  const fullAt = known === 'uncounted' ? undefined : known
  const used = Math.max(0, (fullAt ?? now) - now)
  return {
    isAllowed: taken !== undefined || fullAt === undefined,
    limit,
    remaining: Math.max(0, Math.floor((minute - used) / cost + 1e-6)),
    reset: Math.ceil(used / 1000),
    retryAfter: Math.max(1, Math.ceil((used + cost - minute) / 1000)),
  }
}
