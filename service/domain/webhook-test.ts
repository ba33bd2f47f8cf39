import { findDeliveryOf, insertDeliveries } from '#service/store/deliveries.ts'
import { insertEvent } from '#service/store/events.ts'
import { webhookEvents, type WebhookEvent } from '#wire/webhooks.ts'
import { sampleRecord } from './event-samples.ts'
import { newMessageId, payload, payloadColumn, wordIn, wordsOf, type EventRecord, type EventType } from './events.ts'
import type { Unit } from './unit.ts'
import { needWebhook } from './webhooks.ts'

/**
 * Sends a test event about a fictitious record, so that a receiver's log holds no customer data and an empty account
 * can be tried out. The default event is the first the webhook subscribes to. It is tried once, even while the webhook
 * is inactive.
 */
export async function testWebhook(unit: Unit, webhookId: number, event: WebhookEvent | undefined) {
  const { db, now } = unit
  const webhook = await needWebhook(unit, webhookId)
  const [firstWord = 'all'] = wordsOf(webhook)
  const requested = event ?? webhookEvents.find((event) => wordIn(webhook.api_version, event) === firstWord)
  const type = requested === undefined || requested === 'all' ? 'proposal_details_updated' : requested
  const record = madeUpRecord(type)
  const sample = await payload(unit, webhook.api_version, type, record)

  const payloads = { payload_v1: null, payload_v2: null, [payloadColumn(webhook)]: sample }
  const happened = { type, record_kind: record.kind, record_id: record.id, created_at: now, test: 1 } as const
  const { id: event_id } = await insertEvent(db, { ...happened, ...payloads })
  await insertDeliveries(db, [
    {
      webhook_id: webhookId,
      event_id,
      message_id: newMessageId(),
      content_type: webhook.content_type,
      next_try_at: now,
      created_at: now,
    },
  ])
  return { delivery_id: (await findDeliveryOf(db, event_id, webhookId)).id }
}

function madeUpRecord(type: EventType): EventRecord {
  const { kind, id, payloads } = sampleRecord(type)
  return { kind, id, details: { 1: async () => payloads[1], 2: async () => payloads[2] } }
}
