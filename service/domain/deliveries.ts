import * as store from '#service/store/deliveries.ts'
import type { Delivery, DeliveryItem, DeliveryState } from '#wire/deliveries.ts'
import { inVersion2, type WebhookEvent } from '#wire/webhooks.ts'
import { bodyOf, kindIn, payloadColumn, wordIn } from './events.ts'
import { Refused } from './refused.ts'
import { timestamp, timestampOrNull } from './timestamp.ts'
import type { Unit } from './unit.ts'
import { needWebhook } from './webhooks.ts'

type Query = {
  state?: DeliveryState | undefined
  /** In the words of either version. */
  event?: string | undefined
  since?: string | undefined
  until?: string | undefined
  page: number
}

/** One page, the newest first, each with its tries. */
export async function listDeliveries(unit: Unit, webhookId: number, { state, event, since, until, page }: Query) {
  await needWebhook(unit, webhookId)
  const { items, total } = await store.selectDeliveries(unit.db, webhookId, {
    state,
    type: event && inVersion2(event),
    since: since === undefined ? undefined : Date.parse(since),
    until: until === undefined ? undefined : Date.parse(until),
    page,
  })
  const tries = await store.selectTries(
    unit.db,
    items.map(({ id }) => id),
  )
  const triesOf = Map.groupBy(tries, ({ delivery_id }) => delivery_id)
  return {
    total,
    items: items.map((item): DeliveryItem => ({
      ...deliveryAnswer(item),
      tries: (triesOf.get(item.id) ?? []).map(tryAnswer),
    })),
  }
}

/** With the exact bytes sent, and request and answer of every try. */
export async function getDelivery(unit: Unit, id: number): Promise<Delivery> {
  const delivery = await needDelivery(unit, id)
  const tries = await store.selectWholeTries(unit.db, id)
  return {
    ...deliveryAnswer(delivery),
    body: bodyOf(delivery[payloadColumn(delivery)] ?? '', delivery.content_type),
    tries: tries.map((attempt, at) => ({
      ...tryAnswer(attempt, at),
      payload_url: attempt.payload_url,
      request_headers: headersIn(attempt.request_headers),
      response_headers: headersIn(attempt.response_headers),
      response_body: attempt.response_body,
      response_cut: attempt.response_cut === 1,
    })),
  }
}

/** Sends it again with the same id and bytes. A paused webhook has to be resumed first. */
export async function redeliver(unit: Unit, id: number) {
  const { test, active } = await needDelivery(unit, id)
  if (!active && !test) throw new Refused('conflict', 'This webhook is not active. Make it active first.')
  await store.restartDeliveries(unit.db, [id], unit.now)
  return {}
}

async function needDelivery({ db }: Unit, id: number) {
  const delivery = await store.findDelivery(db, id)
  if (!delivery) throw new Refused('not_found', `There is no delivery ${id}.`)
  return delivery
}

type StoredDelivery = Awaited<ReturnType<typeof store.selectDeliveries>>['items'][number]

const deliveryAnswer = (delivery: StoredDelivery) => ({
  id: delivery.id,
  webhook_id: delivery.webhook_id,
  message_id: delivery.message_id,
  event: wordIn(delivery.api_version, delivery.type as WebhookEvent),
  test: delivery.test === 1,
  record: { type: kindIn(delivery.api_version, delivery.record_kind), id: delivery.record_id },
  state: delivery.state,
  date_created: timestamp(delivery.created_at),
  date_next_try: timestampOrNull(delivery.next_try_at),
})

type Try = { at: number; duration_ms: number; status: number | null; error: string }

const tryAnswer = ({ at, duration_ms, status, error }: Try, index: number) => ({
  number: index + 1,
  date: timestamp(at),
  duration_ms,
  status,
  error,
})

const headersIn = (json: string) => JSON.parse(json) as { name: string; value: string }[]
