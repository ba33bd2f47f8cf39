import { holdDeliveries, insertTry } from '#service/store/deliveries.ts'
import { endLease } from '#service/store/due-deliveries.ts'
import type { Db } from '#service/store/db.ts'
import { findWebhook, selectSecrets, updateWebhook } from '#service/store/webhooks.ts'
import { withinAccount } from '#service/store/within-account.ts'
import type { Header, WebhookAnswer } from '#service/ports.ts'
import type { Claimed, DeliveryPorts } from './claim.ts'
import { headersOf } from './message.ts'
import { waitAfter } from './retry.ts'

/** Connecting, headers and body together, in milliseconds (wire section 7). */
const patience = 5000

type Tried = { at: number; until: number; headers: Header[]; answer: WebhookAnswer | undefined; error: string }

/** Sends a claimed delivery once and keeps how it went. Never rejects: what cannot be kept is tried again later. */
export async function deliverOne(ports: DeliveryPorts, delivery: Claimed): Promise<void> {
  try {
    const db = withinAccount(ports.db, delivery.account_id)
    const secrets = await selectSecrets(db, delivery.webhook_id, ports.now())
    const tried = await attempt(
      ports,
      delivery,
      secrets.map(({ secret }) => secret),
    )
    await db.transaction().execute((db) => settle(db, ports, delivery, tried))
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
    ports.log({ level: 'error', message: 'a delivery could not be kept', delivery: delivery.id, error: words })
  }
}

/** One try: the signature is of this moment, id and body are always the same. */
async function attempt({ now, network }: DeliveryPorts, delivery: Claimed, secrets: readonly string[]): Promise<Tried> {
  const { message_id: id, body, content_type: contentType, payload_url: url } = delivery
  const at = now()
  const headers = await headersOf({ id, body, contentType, secrets, now: at })
  const signal = AbortSignal.timeout(patience)
  try {
    const answer = await network.deliver({ url, headers, body, signal })
    return { at, until: now(), headers, answer, error: '' }
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    return {
      at,
      until: now(),
      headers,
      answer: undefined,
      error: signal.aborted ? 'No whole answer within 5 s' : words,
    }
  }
}

const isSuccess = ({ answer }: Tried) => answer !== undefined && answer.status >= 200 && answer.status < 300

/** Keeps the try and what follows from it; nothing when another process has the delivery, or the webhook is gone. */
async function settle(db: Db, ports: DeliveryPorts, delivery: Claimed, tried: Tried) {
  const webhook = await findWebhook(db, delivery.webhook_id)
  if (!webhook) return
  const tries = delivery.tries + 1
  const wait = delivery.test ? undefined : waitAfter(tries, ports.settings.webhookRetrySeconds, ports.random())
  const state = isSuccess(tried) ? 'succeeded' : wait === undefined ? 'failed' : 'pending'
  const next = state === 'pending' && webhook.active ? tried.until + (wait ?? 0) : null
  if (!(await endLease(db, delivery, { state, tries, next_try_at: next }))) return
  await insertTry(db, asRow(delivery, tried))
  if (state !== 'failed' || delivery.test || !webhook.active) return
  await updateWebhook(db, webhook.id, { active: 0, failed_at: tried.until })
  await holdDeliveries(db, webhook.id)
}

function asRow({ id, payload_url }: Claimed, { at, until, headers, answer, error }: Tried) {
  return {
    delivery_id: id,
    at,
    duration_ms: Math.max(0, until - at),
    payload_url,
    request_headers: JSON.stringify(headers),
    status: answer?.status ?? null,
    response_headers: JSON.stringify(answer?.headers ?? []),
    response_body: textOf(answer?.body),
    response_cut: answer?.cut ? (1 as const) : (0 as const),
    error: withoutNul(error),
  }
}

/** Databases keep no NUL in text. */
const withoutNul = (text: string) => text.replaceAll('\0', '\uFFFD')

const textOf = (bytes: Uint8Array | undefined) => withoutNul(bytes ? new TextDecoder().decode(bytes) : '')
