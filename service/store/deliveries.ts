import { pageSize } from '#wire/scalars.ts'
import type { DeliveryState } from '#wire/deliveries.ts'
import type { Db } from './db.ts'
import type { Stored } from './schema.ts'

type NewDelivery = Pick<
  Stored<'delivery'>,
  'webhook_id' | 'event_id' | 'message_id' | 'content_type' | 'next_try_at' | 'created_at'
>

/** As many rows as fit into one statement's parameters on every engine. */
const batch = 500

/** Puts events on their way; one that already is stays as it is. */
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

/** Sends them again from the first try on. */
export async function restartDeliveries(db: Db, ids: readonly number[], now: number) {
  for (let from = 0; from < ids.length; from += batch)
    await db
      .updateTable('delivery')
      .set({ state: 'pending', tries: 0, next_try_at: now })
      .where('id', 'in', ids.slice(from, from + batch))
      .execute()
}

/** While its webhook is inactive nothing is tried. */
export const holdDeliveries = async (db: Db, webhookId: number) => {
  await db.updateTable('delivery').set({ next_try_at: null }).where('webhook_id', '=', webhookId).execute()
}

/** What was held goes on at once, with all its tries before it. */
export const resumeDeliveries = async (db: Db, webhookId: number, now: number) => {
  await db
    .updateTable('delivery')
    .set({ tries: 0, next_try_at: now })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'pending')
    .execute()
}

const seen = (db: Db) =>
  db
    .selectFrom('delivery')
    .innerJoin('event', 'event.id', 'delivery.event_id')
    .innerJoin('webhook', 'webhook.id', 'delivery.webhook_id')
    .selectAll('delivery')
    .select(['event.type', 'event.record_kind', 'event.record_id', 'event.test', 'webhook.api_version'])

/** One page, the newest first. */
export async function selectDeliveries(
  db: Db,
  webhookId: number,
  { state, page }: { state?: DeliveryState | undefined; page: number },
) {
  const ofState = state === undefined ? [] : [state]
  const items = await seen(db)
    .where('delivery.webhook_id', '=', webhookId)
    .where((is) => is.and(ofState.map((state) => is('delivery.state', '=', state))))
    .orderBy('delivery.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await db
    .selectFrom('delivery')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('webhook_id', '=', webhookId)
    .where((is) => is.and(ofState.map((state) => is('state', '=', state))))
    .executeTakeFirstOrThrow()
  return { items, total: Number(total) }
}

export const findDelivery = (db: Db, id: number) =>
  seen(db)
    .select(['event.payload_v1', 'event.payload_v2', 'webhook.active'])
    .where('delivery.id', '=', id)
    .executeTakeFirst()

/** How each try went, without what was said; the first one first. */
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
