import { pageSize } from '#wire/limits.ts'
import type { DeliveryState } from '#wire/deliveries.ts'
import type { Db } from './db.ts'
import type { Stored } from './schema.ts'

type NewDelivery = Pick<
  Stored<'delivery'>,
  'webhook_id' | 'event_id' | 'message_id' | 'content_type' | 'next_try_at' | 'created_at'
>

/** The number of rows whose parameters fit into one statement on every engine. */
const batch = 500

/** Creates deliveries for events; existing ones are left alone. */
export async function insertDeliveries(db: Db, deliveries: readonly NewDelivery[]) {
  for (let from = 0; from < deliveries.length; from += batch)
    await db
      .insertInto('delivery')
      .values(deliveries.slice(from, from + batch).map((delivery) => ({ ...delivery, state: 'pending', tries: 0 })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

export const findDeliveryOf = (db: Db, event_id: number, webhook_id: number) =>
  db
    .selectFrom('delivery')
    .select('id')
    .where('event_id', '=', event_id)
    .where('webhook_id', '=', webhook_id)
    .executeTakeFirstOrThrow()

/** Resets deliveries, to start again with the first try. */
export async function restartDeliveries(db: Db, ids: readonly number[], now: number) {
  for (let from = 0; from < ids.length; from += batch)
    await db
      .updateTable('delivery')
      .set({ state: 'pending', tries: 0, next_try_at: now })
      .where('id', 'in', ids.slice(from, from + batch))
      .execute()
}

/** Holds the pending deliveries of an inactive webhook; only tests are still tried. */
export const holdDeliveries = async (db: Db, webhookId: number) => {
  const tests = db.selectFrom('event').select('id').where('test', '=', 1)
  await db
    .updateTable('delivery')
    .set({ next_try_at: null })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'pending')
    .where('event_id', 'not in', tests)
    .execute()
}

/** Releases held deliveries at once, with a full set of tries. */
export const resumeDeliveries = async (db: Db, webhookId: number, now: number) => {
  await db
    .updateTable('delivery')
    .set({ tries: 0, next_try_at: now })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'pending')
    .execute()
}

const deliveriesOf = (db: Db) =>
  db
    .selectFrom('delivery')
    .innerJoin('event', 'event.id', 'delivery.event_id')
    .innerJoin('webhook', 'webhook.id', 'delivery.webhook_id')
    .selectAll('delivery')
    .select(['event.type', 'event.record_kind', 'event.record_id', 'event.test', 'webhook.api_version'])

type DeliveryFilter = {
  state?: DeliveryState | undefined
  /** Of the event, in the words of version 2. */
  type?: string | undefined
  /** Moments: from the first up to the second. */
  since?: number | undefined
  until?: number | undefined
}

/** One page, the newest first. */
export async function selectDeliveries(
  db: Db,
  webhookId: number,
  { state, type, since, until, page }: DeliveryFilter & { page: number },
) {
  const query = deliveriesOf(db)
    .where('delivery.webhook_id', '=', webhookId)
    .$if(state !== undefined, (those) => those.where('delivery.state', '=', state ?? 'pending'))
    .$if(type !== undefined, (those) => those.where('event.type', '=', type ?? ''))
    .$if(since !== undefined, (those) => those.where('delivery.created_at', '>=', since ?? 0))
    .$if(until !== undefined, (those) => those.where('delivery.created_at', '<', until ?? 0))
  const items = await query
    .orderBy('delivery.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return { items, total: Number(total) }
}

export const findDelivery = (db: Db, id: number) =>
  deliveriesOf(db)
    .select(['event.payload_v1', 'event.payload_v2', 'webhook.active'])
    .where('delivery.id', '=', id)
    .executeTakeFirst()

/** The result of each try, without headers and bodies; the oldest first. */
export const selectTries = async (db: Db, deliveryIds: readonly number[]) =>
  deliveryIds.length === 0
    ? []
    : db
        .selectFrom('delivery_try')
        .select(['delivery_id', 'at', 'duration_ms', 'status', 'error'])
        .where('delivery_id', 'in', [...deliveryIds])
        .orderBy('id')
        .execute()

export const selectWholeTries = (db: Db, deliveryId: number) =>
  db.selectFrom('delivery_try').selectAll().where('delivery_id', '=', deliveryId).orderBy('id').execute()

export const insertTry = async (db: Db, attempt: Omit<Stored<'delivery_try'>, 'id'>) => {
  await db.insertInto('delivery_try').values(attempt).execute()
}
