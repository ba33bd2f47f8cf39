import { findDeliveryOf, insertDeliveries } from '#service/store/deliveries.ts'
import { insertEvent } from '#service/store/events.ts'
import * as newest from '#service/store/newest-records.ts'
import { webhookEvents, type WebhookEvent } from '#wire/webhooks.ts'
import { contactRecord } from './contacts.ts'
import { newMessageId, payload, payloadColumn, wordIn, wordsOf, type EventRecord, type EventType } from './events.ts'
import { productDirectoryRecord, productRecord } from './products.ts'
import { proposalRecord } from './proposals.ts'
import { Refused } from './refused.ts'
import type { Unit } from './unit.ts'
import { needWebhook } from './webhooks.ts'

/**
 * Sends a sample of an event, made of the newest record it can be about; nothing happens to that record. Without an
 * event it is the first the webhook asks for. It is tried once, also while the webhook is inactive.
 */
export async function testWebhook(unit: Unit, webhookId: number, event: WebhookEvent | undefined) {
  const { db, now } = unit
  const webhook = await needWebhook(unit, webhookId)
  const [firstWord = 'all'] = wordsOf(webhook)
  const asked = event ?? webhookEvents.find((event) => wordIn(webhook.api_version, event) === firstWord)
  const type = asked === undefined || asked === 'all' ? 'proposal_details_updated' : asked
  const record = await newestRecord(unit, type)
  const sample = record && (await payload(unit, webhook.api_version, type, record))
  if (!record || !sample)
    throw new Refused('conflict', `There is nothing yet that ${type} could be about. Make one first, or give an event.`)

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

/** Undefined when there is none yet. */
async function newestRecord({ db }: Unit, type: EventType): Promise<EventRecord | undefined> {
  const found = async <Row>(row: Promise<Row | undefined>, asRecord: (row: Row) => EventRecord) => {
    const newest = await row
    return newest && asRecord(newest)
  }
  if (type.startsWith('proposal_')) return found(newest.findNewestProposal(db), ({ id }) => proposalRecord(id))
  if (type.startsWith('product_directory_'))
    return found(newest.findNewestProductDirectory(db), ({ id }) => productDirectoryRecord(id))
  if (type.startsWith('product_')) return found(newest.findNewestProduct(db), ({ id }) => productRecord(id))
  const isPerson = type.startsWith('contact_person_')
  return found(isPerson ? newest.findNewestOrganisationPerson(db) : newest.findNewestOrganisation(db), contactRecord)
}
