import * as store from '#service/store/deliveries.ts'
import type { Delivery, DeliveryItem, DeliveryState } from '#wire/deliveries.ts'
import type { WebhookEvent } from '#wire/webhooks.ts'
import { bodyOf, kindIn, payloadColumn, wordIn } from './events.ts'
import { Refused } from './refused.ts'
import { timestamp, timestampOrNull } from './timestamp.ts'
import type { Unit } from './unit.ts'
import { needWebhook } from './webhooks.ts'

/** One page, the newest first, each with its tries. */
export async function listDeliveries(
  unit: Unit,
  webhookId: number,
  query: { state?: DeliveryState | undefined; page: number },
) {
  await needWebhook(unit, webhookId)
  const { items, total } = await store.selectDeliveries(unit.db, webhookId, query)
  const tries = await store.selectTries(
    unit.db,
    items.map(({ id }) => id),
  )
  const triesOf = Map.groupBy(tries, ({ delivery_id }) => delivery_id)
  return {
    total,
    items: items.map((item): DeliveryItem => ({ ...seen(item), tries: (triesOf.get(item.id) ?? []).map(seenTry) })),
  }
}

/** With the very bytes, and what was said on every try. */
export async function getDelivery(unit: Unit, id: number): Promise<Delivery> {
  const found = await needDelivery(unit, id)
  const tries = await store.selectWholeTries(unit.db, id)
  return {
    ...seen(found),
    body: bodyOf(found[payloadColumn(found)] ?? '', found.content_type),
    tries: tries.map((attempt, at) => ({
      ...seenTry(attempt, at),
      payload_url: attempt.payload_url,
      request_headers: headersIn(attempt.request_headers),
      response_headers: headersIn(attempt.response_headers),
      response_body: attempt.response_body,
      response_cut: attempt.response_cut === 1,
    })),
  }
}

/** Sends it again with the same id and bytes. A webhook that is paused has to be resumed first. */
export async function redeliver(unit: Unit, id: number) {
  const { test, active } = await needDelivery(unit, id)
  if (!active && !test) throw new Refused('conflict', 'This webhook is not active. Make it active first.')
  await store.restartDeliveries(unit.db, [id], unit.now)
  return {}
}

async function needDelivery({ db }: Unit, id: number) {
  const found = await store.findDelivery(db, id)
  if (!found) throw new Refused('not_found', `There is no delivery ${id}.`)
  return found
}

type Found = Awaited<ReturnType<typeof store.selectDeliveries>>['items'][number]

const seen = (found: Found) => ({
  id: found.id,
  webhook_id: found.webhook_id,
  message_id: found.message_id,
  event: wordIn(found.api_version, found.type as WebhookEvent),
  test: found.test === 1,
  record: { type: kindIn(found.api_version, found.record_kind), id: found.record_id },
  state: found.state,
  date_created: timestamp(found.created_at),
  date_next_try: timestampOrNull(found.next_try_at),
})

type Try = { at: number; duration_ms: number; status: number | null; error: string }

const seenTry = ({ at, duration_ms, status, error }: Try, place: number) => ({
  number: place + 1,
  date: timestamp(at),
  duration_ms,
  status,
  error,
})

const headersIn = (json: string) => JSON.parse(json) as { name: string; value: string }[]
