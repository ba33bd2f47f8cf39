import { insertDeliveries } from '#service/store/deliveries.ts'
import { insertEvent, renewEvent } from '#service/store/events.ts'
import { selectWebhooks } from '#service/store/webhooks.ts'
import { inVersion1, type ApiVersion, type PayloadContentType, type WebhookEvent } from '#wire/webhooks.ts'
import { wholeUnit } from './own-records.ts'
import { timestamp } from './timestamp.ts'
import { newToken } from './token-hash.ts'
import type { Unit } from './unit.ts'

export type EventType = Exclude<WebhookEvent, 'all'>

/** The record an event is about, and its details per version; a version that does not have it gets no event. */
export type EventRecord = {
  kind: 'organisation' | 'person' | 'proposal' | 'product' | 'product_directory'
  id: number
  details: { [Version in ApiVersion]?: (unit: Unit, id: number) => Promise<unknown> }
}

/** Updates of one record within this time, in milliseconds, are merged into one event (interface, section 7). */
const mergedWithin = 2000
/** By then the last of those has been committed. */
export const settlingTime = mergedWithin + 500

/** When an event is final; until then a later update may still be merged into it. */
export const maySettleAt = ({ type, created_at }: { type: string; created_at: number }) =>
  isUpdate(type) ? created_at + settlingTime : created_at

const isUpdate = (type: string) => type.endsWith('_updated')

/**
 * Records an event for the webhooks subscribed to it. Must be called in the transaction of the change and after it, so
 * that both are committed or neither, and the payload shows the record after the change (interface, section 7).
 */
export async function recordEvent(unit: Unit, type: EventType, record: EventRecord): Promise<void> {
  const { db, now } = unit
  // A webhook is told all of the record, whoever changed it.
  const whole = wholeUnit(unit)
  const webhooks = await selectWebhooks(db)
  const versions = new Set(webhooks.map(({ api_version }) => api_version))
  const payloads = {
    payload_v1: versions.has(1) ? await payload(whole, 1, type, record) : null,
    payload_v2: versions.has(2) ? await payload(whole, 2, type, record) : null,
  }
  const event = { type, record_kind: record.kind, record_id: record.id, created_at: now }
  const earlier = isUpdate(type) ? await renewEvent(db, event, now - mergedWithin, payloads) : undefined
  const { id } = earlier ?? (await insertEvent(db, { ...event, ...payloads }))
  const listening = webhooks.filter(
    (webhook) => webhook.active && payloads[payloadColumn(webhook)] !== null && isSubscribed(webhook, type),
  )
  await insertDeliveries(
    db,
    listening.map(({ id: webhook_id, content_type }) => ({
      webhook_id,
      event_id: id,
      message_id: newMessageId(),
      content_type,
      // Until then a later update can still be merged into it.
      next_try_at: isUpdate(type) ? now + mergedWithin : now,
      created_at: now,
    })),
  )
}

/** The header webhook-id: one for each event and webhook. */
export const newMessageId = () => `msg_${newToken(128)}`

export const wordIn = (version: ApiVersion, type: WebhookEvent): string => (version === 1 ? inVersion1(type) : type)

export const kindIn = (version: ApiVersion, kind: string) =>
  version === 1 && kind === 'organisation' ? 'company' : kind

export const payloadColumn = ({ api_version }: { api_version: ApiVersion }) => `payload_v${api_version}` as const

/** The words a webhook subscribes to, in those of its version. */
export const wordsOf = ({ events }: { events: string }) => JSON.parse(events) as string[]

export function isSubscribed(webhook: { events: string; api_version: ApiVersion }, type: EventType) {
  const words = wordsOf(webhook)
  return words.includes('all') || words.includes(wordIn(webhook.api_version, type))
}

/** `{"type","date_created","data"}`; null when this version does not know the record. */
export async function payload(unit: Unit, version: ApiVersion, type: EventType, record: EventRecord) {
  const details = record.details[version]
  if (!details) return null
  const { id, kind } = record
  return JSON.stringify({
    type: wordIn(version, type),
    date_created: momentIn(version, unit.now),
    data: type.endsWith('_deleted') ? { id, type: kindIn(version, kind) } : await details(unit, id),
  })
}

/** The text that is sent: the payload itself, or `payload=<json>` as a form (interface, section 7.3). */
export const bodyOf = (payload: string, contentType: PayloadContentType) =>
  contentType === 'json' ? payload : new URLSearchParams({ payload }).toString()

/** Dates of webhooks and their payloads (interface, section 7.3): `2026-02-03 09:10:11` in version 1. */
export const momentIn = (version: ApiVersion, moment: number) =>
  version === 1 ? new Date(moment).toISOString().slice(0, 19).replace('T', ' ') : timestamp(moment)
