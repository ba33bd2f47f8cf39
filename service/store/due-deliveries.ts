import { acrossAccounts, type Db } from './db.ts'
import type { Stored } from './schema.ts'
import { turnAt } from './turns.ts'

/** Queries over all accounts, since delivery serves them all. */

type Claim = {
  now: number
  leaseUntil: number
  leaseKey: string
  /** In total, and concurrently of one webhook. */
  limit: number
  perWebhook: number
}

/**
 * Leases due deliveries to one process until `leaseUntil`: from each webhook in turn, so that one with many never
 * delays the others, and at most `perWebhook` concurrently, so that a slow one never blocks all. Must run in a
 * transaction.
 */
export async function claimDeliveries(db: Db, { now, leaseUntil, leaseKey, limit, perWebhook }: Claim) {
  await turnAt(db, 'deliveries')
  return acrossAccounts(db)
    .updateTable('delivery')
    .set({ lease_until: leaseUntil, lease_key: leaseKey })
    .where('id', 'in', free(db, now, perWebhook).limit(limit))
    .returning(['id', 'event_id'])
    .execute()
}

const free = (db: Db, now: number, perWebhook: number) =>
  db
    .with('due', (db) => placedDue(db, now))
    .with('busy', (db) =>
      db
        .selectFrom('delivery')
        .select(({ fn }) => ['webhook_id', fn.countAll<number>().as('count')])
        .where('lease_until', '>', now)
        .groupBy('webhook_id'),
    )
    .selectFrom('due')
    .leftJoin('busy', 'busy.webhook_id', 'due.webhook_id')
    .select('due.id')
    .where((is) => is(is('due.place', '+', is.fn.coalesce('busy.count', is.lit(0))), '<=', perWebhook))
    .orderBy('due.place')
    .orderBy('due.next_try_at')

/** Each with its position in the queue of its webhook. */
const placedDue = (db: Pick<Db, 'selectFrom'>, now: number) =>
  db
    .selectFrom('delivery as d')
    .innerJoin('webhook as w', 'w.id', 'd.webhook_id')
    .innerJoin('event as e', 'e.id', 'd.event_id')
    .select(({ fn }) => [
      'd.id',
      'd.webhook_id',
      'd.next_try_at',
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('d.webhook_id').orderBy('d.next_try_at').orderBy('d.id'))
        .as('place'),
    ])
    .where('d.next_try_at', '<=', now)
    .where((is) => is.or([is('d.lease_until', 'is', null), is('d.lease_until', '<=', now)]))
    .where((is) => is.or([is('w.active', '=', 1), is('e.test', '=', 1)]))

/** From now on the payloads of these events are final. */
export const sealEvents = async (db: Db, ids: readonly number[]) => {
  await acrossAccounts(db)
    .updateTable('event')
    .set({ sealed: 1 })
    .where('id', 'in', [...ids])
    .execute()
}

/** What is needed to send the claimed deliveries, once their events are sealed. */
export const selectClaimed = (db: Db, ids: readonly number[]) =>
  acrossAccounts(db)
    .selectFrom('delivery')
    .innerJoin('event', 'event.id', 'delivery.event_id')
    .innerJoin('webhook', 'webhook.id', 'delivery.webhook_id')
    .select(['delivery.id', 'delivery.account_id', 'delivery.webhook_id', 'delivery.message_id', 'delivery.tries'])
    .select(['delivery.content_type', 'event.test', 'event.payload_v1', 'event.payload_v2'])
    .select(['webhook.payload_url', 'webhook.api_version'])
    .where('delivery.id', 'in', [...ids])
    .execute()

/** How often a leased delivery was tried, counted anew since it was restarted; undefined when the lease was lost. */
export const findLeased = (db: Db, { id, leaseKey }: { id: number; leaseKey: string }) =>
  db.selectFrom('delivery').select('tries').where('id', '=', id).where('lease_key', '=', leaseKey).executeTakeFirst()

/** Ends a lease with its result; undefined when the lease was lost, or the webhook was deleted. */
export const endLease = (
  db: Db,
  { id, leaseKey }: { id: number; leaseKey: string },
  outcome: Pick<Stored<'delivery'>, 'state' | 'tries' | 'next_try_at'>,
) =>
  db
    .updateTable('delivery')
    .set({ ...outcome, lease_until: null, lease_key: null })
    .where('id', '=', id)
    .where('lease_key', '=', leaseKey)
    .returning('id')
    .executeTakeFirst()

/** When the next item becomes due: a next try, or an expiring lease. */
export async function nextMoment(db: Db, now: number): Promise<number | undefined> {
  const { at } = await acrossAccounts(db)
    .selectFrom('delivery')
    .innerJoin('webhook', 'webhook.id', 'delivery.webhook_id')
    .select(({ fn }) => fn.min('next_try_at').as('at'))
    .where('next_try_at', '>', now)
    .where('webhook.active', '=', 1)
    .executeTakeFirstOrThrow()
  const { until } = await acrossAccounts(db)
    .selectFrom('delivery')
    .select(({ fn }) => fn.min('lease_until').as('until'))
    .where('lease_until', '>', now)
    .executeTakeFirstOrThrow()
  const moments = [at, until].filter((moment) => moment !== null).map(Number)
  return moments.length === 0 ? undefined : Math.min(...moments)
}

/** Whether any delivery is due, checked without a write. */
export const hasDue = async (db: Db, now: number) =>
  (await acrossAccounts(db)
    .selectFrom('delivery')
    .select('id')
    .where('next_try_at', '<=', now)
    .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<=', now)]))
    .limit(1)
    .executeTakeFirst()) !== undefined
