import { acrossAccounts, type Db } from './db.ts'
import type { Stored } from './schema.ts'

type StoredEvent = Stored<'event'>
type NewEvent = Omit<StoredEvent, 'id' | 'sealed' | 'test' | 'told'> & { told?: string }
type Payloads = Pick<StoredEvent, 'payload_v1' | 'payload_v2'>

export const insertEvent = (db: Db, event: NewEvent & { test?: 1 }) =>
  db
    .insertInto('event')
    .values({ test: 0, sealed: 0, ...event })
    .returning('id')
    .executeTakeFirstOrThrow()

/**
 * Updates the payloads of an event of the same type and record created after `since`; undefined when there is none, or
 * it is sealed. The seal is checked in the same statement, so that no process can send the old bytes.
 */
export const renewEvent = (db: Db, event: Omit<NewEvent, keyof Payloads>, since: number, payloads: Payloads) =>
  db
    .updateTable('event')
    .set(payloads)
    .where('type', '=', event.type)
    .where('record_kind', '=', event.record_kind)
    .where('record_id', '=', event.record_id)
    .where('created_at', '>', since)
    .where('created_at', '<=', event.created_at)
    .where('sealed', '=', 0)
    .where('test', '=', 0)
    .returning('id')
    .executeTakeFirst()

type Missed = {
  webhook_id: number
  now: number
  since: number
  types: readonly string[]
  payload: 'payload_v1' | 'payload_v2'
}

/** Events a webhook subscribed to but did not get: without a delivery, failed for good, or held. */
export const selectMissedEvents = (db: Db, { webhook_id, now, since, types, payload }: Missed) =>
  db
    .selectFrom('event')
    .leftJoin('delivery', (join) =>
      join.onRef('delivery.event_id', '=', 'event.id').on('delivery.webhook_id', '=', webhook_id),
    )
    .select(['event.id', 'delivery.id as delivery_id'])
    .where('event.created_at', '>=', since)
    .where('event.test', '=', 0)
    .where('event.type', 'in', [...types])
    .where(`event.${payload}`, 'is not', null)
    .where((is) =>
      is.or([
        is('delivery.id', 'is', null),
        is('delivery.state', '=', 'failed'),
        is.and([
          is('delivery.state', '=', 'pending'),
          is('delivery.next_try_at', 'is', null),
          is.or([is('delivery.lease_until', 'is', null), is('delivery.lease_until', '<=', now)]),
        ]),
      ]),
    )
    .orderBy('event.id')
    .execute()

export type TellableEvent = Pick<StoredEvent, 'id' | 'type' | 'record_kind' | 'record_id' | 'created_at' | 'told'> & {
  account_id: number
}

/** Batch size. */
const mostAtOnce = 500

/** For each of these accounts the events after a given one, the oldest first. */
export async function selectEventsAfter(db: Db, after: ReadonlyMap<number, number>): Promise<TellableEvent[]> {
  if (after.size === 0) return []
  return acrossAccounts(db)
    .selectFrom('event')
    .select(['id', 'account_id', 'type', 'record_kind', 'record_id', 'created_at', 'told'])
    .where((is) =>
      is.or(Array.from(after, ([account, id]) => is.and([is('account_id', '=', account), is('id', '>', id)]))),
    )
    .where('test', '=', 0)
    .orderBy('id')
    .limit(mostAtOnce)
    .execute()
}

export const findEvent = (db: Db, id: number) =>
  db.selectFrom('event').select('id').where('id', '=', id).executeTakeFirst()

/** Of those created until then; 0 when there is none. */
export const newestEventId = async (db: Db, until: number) =>
  (
    await db
      .selectFrom('event')
      .select('id')
      .where('created_at', '<=', until)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.id ?? 0
