import { insertDeliveries, restartDeliveries } from '#service/store/deliveries.ts'
import { selectMissedEvents } from '#service/store/events.ts'
import { webhookEvents } from '#wire/webhooks.ts'
import { isSubscribed, newMessageId, payloadColumn } from './events.ts'
import { Refused } from './refused.ts'
import type { Unit } from './unit.ts'
import { needWebhook } from './webhooks.ts'

/**
 * Sends a webhook what it missed since a moment: deliveries that failed for good, with their ids and bytes, and events
 * from when it was inactive. Delivered and pending ones are left alone; those held by a pause are counted, and resume
 * as soon as the webhook is active again. Returns the count; with `countOnly` nothing is sent.
 */
export async function recoverWebhook(
  unit: Unit,
  webhookId: number,
  { since, countOnly }: { since: string; countOnly: boolean },
) {
  const { db, now } = unit
  const webhook = await needWebhook(unit, webhookId)
  const missed = await selectMissedEvents(db, {
    webhook_id: webhookId,
    now,
    since: Date.parse(since),
    types: webhookEvents.filter((event) => event !== 'all' && isSubscribed(webhook, event)),
    payload: payloadColumn(webhook),
  })
  if (countOnly) return { count: missed.length }
  if (!webhook.active) throw new Refused('conflict', 'This webhook is not active. Make it active first.')
  await restartDeliveries(
    db,
    missed.map(({ delivery_id }) => delivery_id).filter((id) => id !== null),
    now,
  )
  await insertDeliveries(
    db,
    missed
      .filter(({ delivery_id }) => delivery_id === null)
      .map(({ id }) => ({
        webhook_id: webhookId,
        event_id: id,
        message_id: newMessageId(),
        content_type: webhook.content_type,
        next_try_at: now,
        created_at: now,
      })),
  )
  return { count: missed.length }
}
