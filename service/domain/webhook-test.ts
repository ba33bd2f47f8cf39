import { findDeliveryOf, insertDeliveries } from '#service/store/deliveries.ts'
import { insertEvent } from '#service/store/events.ts'
import { webhookEvents, type ApiVersion, type WebhookEvent } from '#wire/webhooks.ts'
import { newMessageId, payload, payloadColumn, wordIn, wordsOf, type EventRecord, type EventType } from './events.ts'
import * as madeUp from './made-up-records.ts'
import type { Unit } from './unit.ts'
import { v1Contact } from './v1-company-answer.ts'
import { v1Proposal } from './v1-proposal-answer.ts'
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

type Payloads = { [Version in ApiVersion]: object }

/** A fictitious record for an event of this type, as each version shows it. */
function madeUpRecord(type: EventType): EventRecord {
  const record = (kind: EventRecord['kind'], id: number, payloads: Payloads): EventRecord => ({
    kind,
    id,
    details: { 1: async () => payloads[1], 2: async () => payloads[2] },
  })
  const { contactDetails, personDetails, product, productDirectory, proposal } = madeUp
  if (type.startsWith('proposal_')) return record('proposal', proposal.id, { 1: v1Proposal(proposal), 2: proposal })
  if (type.startsWith('product_directory_'))
    return record('product_directory', productDirectory.id, { 1: productDirectory, 2: productDirectory })
  if (type.startsWith('product_')) return record('product', product.id, { 1: product, 2: product })
  return type.startsWith('contact_person_')
    ? record('person', personDetails.id, { 1: v1Contact(personDetails), 2: personDetails })
    : record('organisation', contactDetails.id, { 1: v1Contact(contactDetails), 2: contactDetails })
}
