import type { Db } from './db.ts'

/** Enough to judge a webhook's health. */
const mostTries = 10_000

const triesOf = (db: Db, webhookId: number) =>
  db
    .selectFrom('delivery_try')
    .innerJoin('delivery', 'delivery.id', 'delivery_try.delivery_id')
    .where('delivery.webhook_id', '=', webhookId)

/** The newest tries since a moment. */
export const selectTriesSince = (db: Db, webhookId: number, since: number) =>
  triesOf(db, webhookId)
    .select(['delivery_try.at', 'delivery_try.duration_ms', 'delivery_try.status'])
    .where('delivery_try.at', '>=', since)
    .orderBy('delivery_try.id', 'desc')
    .limit(mostTries)
    .execute()

/** When a try last succeeded, when one last failed, and when the next is due. */
export async function findTurns(db: Db, webhookId: number) {
  const last = triesOf(db, webhookId).select(({ fn }) => fn.max('delivery_try.at').as('at'))
  const succeeded = await last
    .where('delivery_try.status', '>=', 200)
    .where('delivery_try.status', '<', 300)
    .executeTakeFirstOrThrow()
  const failed = await last
    .where((is) =>
      is.or([
        is('delivery_try.status', 'is', null),
        is('delivery_try.status', '<', 200),
        is('delivery_try.status', '>=', 300),
      ]),
    )
    .executeTakeFirstOrThrow()
  const next = await db
    .selectFrom('delivery')
    .select(({ fn }) => fn.min('next_try_at').as('at'))
    .where('webhook_id', '=', webhookId)
    .executeTakeFirstOrThrow()
  return { succeeded: succeeded.at, failed: failed.at, next: next.at }
}
