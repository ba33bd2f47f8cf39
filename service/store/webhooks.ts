import type { Db } from './db.ts'
import type { Stored } from './schema.ts'

export type StoredWebhook = Stored<'webhook'>

export const selectWebhooks = (db: Db) => db.selectFrom('webhook').selectAll().orderBy('id').execute()

export const findWebhook = (db: Db, id: number) =>
  db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst()

export const insertWebhook = (
  db: Db,
  webhook: Omit<StoredWebhook, 'id' | 'failed_at' | 'name' | 'made_by'> & { name?: string; made_by?: number },
) => db.insertInto('webhook').values(webhook).returning('id').executeTakeFirstOrThrow()

export const updateWebhook = async (db: Db, id: number, changes: Partial<Omit<StoredWebhook, 'id'>>) => {
  await db.updateTable('webhook').set(changes).where('id', '=', id).execute()
}

/** With its deliveries. */
export async function deleteWebhook(db: Db, id: number) {
  const deliveries = db.selectFrom('delivery').select('id').where('webhook_id', '=', id)
  await db.deleteFrom('delivery_try').where('delivery_id', 'in', deliveries).execute()
  await db.deleteFrom('delivery').where('webhook_id', '=', id).execute()
  await db.deleteFrom('webhook_secret').where('webhook_id', '=', id).execute()
  await db.deleteFrom('webhook').where('id', '=', id).execute()
}

/** Those valid at a moment, the newest first. */
export const selectSecrets = (db: Db, webhookId: number, now: number) =>
  db
    .selectFrom('webhook_secret')
    .select(['secret', 'created_at', 'expires_at'])
    .where('webhook_id', '=', webhookId)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .orderBy('id', 'desc')
    .execute()

/** The new current secret; earlier ones expire at `othersUntil`, or sooner if they already do. */
export async function insertSecret(
  db: Db,
  { webhook_id, secret, now, othersUntil }: { webhook_id: number; secret: string; now: number; othersUntil: number },
) {
  await db.deleteFrom('webhook_secret').where('webhook_id', '=', webhook_id).where('expires_at', '<=', now).execute()
  await db
    .updateTable('webhook_secret')
    .set({ expires_at: othersUntil })
    .where('webhook_id', '=', webhook_id)
    .where('expires_at', 'is', null)
    .execute()
  await db.insertInto('webhook_secret').values({ webhook_id, secret, created_at: now }).execute()
}
