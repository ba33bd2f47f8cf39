import { pauseAfterFailure } from '#service/domain/webhook-pause.ts'
import { insertTry } from '#service/store/deliveries.ts'
import { endLease, findLeased } from '#service/store/due-deliveries.ts'
import type { Db } from '#service/store/db.ts'
import { turnOfAccount } from '#service/store/turns.ts'
import { findWebhook, selectSecrets } from '#service/store/webhooks.ts'
import { withinAccount } from '#service/store/within-account.ts'
import type { Header, WebhookAnswer } from '#service/ports.ts'
import { inSeconds, webhookTimeout } from '#wire/limits.ts'
import type { Claimed, DeliveryPorts } from './claim.ts'
import { headersOf } from './message.ts'
import { putOffBy, waitAfter } from './retry.ts'

type Tried = { at: number; until: number; headers: Header[]; answer: WebhookAnswer | undefined; error: string }

/**
 * Sends a claimed delivery once and stores the result. Never rejects: if it cannot be stored, it is tried again later.
 */
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
    ports.log({ level: 'error', message: 'delivery could not be stored', delivery: delivery.id, error: words })
  }
}

export const timedOut = `No whole answer within ${inSeconds(webhookTimeout)} s`

/** One try: the signature is new each time, id and body are always the same. */
async function attempt({ now, network }: DeliveryPorts, delivery: Claimed, secrets: readonly string[]): Promise<Tried> {
  const { message_id: id, body, content_type: contentType, payload_url: url } = delivery
  const at = now()
  const headers = await headersOf({ id, body, contentType, secrets, test: delivery.test === 1, now: at })
  const signal = AbortSignal.timeout(webhookTimeout)
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
      error: signal.aborted ? timedOut : words,
    }
  }
}

const isSuccess = ({ answer }: Tried) => answer !== undefined && answer.status >= 200 && answer.status < 300

/** Milliseconds until the next try after a failure; undefined when there is none. */
function waitFor({ tries, test }: Claimed, { answer, until }: Tried, ports: DeliveryPorts): number | undefined {
  // 410 Gone is permanent.
  if (test || answer?.status === 410) return undefined
  const gap = waitAfter(tries + 1, ports.settings.webhookRetrySeconds, ports.random())
  return gap === undefined || !answer ? gap : Math.max(gap, putOffBy(answer, until))
}

/** Stores the try and its consequences, unless another process has the delivery or the webhook was deleted. */
async function settle(db: Db, ports: DeliveryPorts, delivery: Claimed, tried: Tried) {
  // Locked, so that nobody pauses or resumes the webhook between reading and updating it.
  await turnOfAccount(db)
  const webhook = await findWebhook(db, delivery.webhook_id)
  // Whoever made the webhook active again or sent it once more during this try has given it all its tries.
  const leased = await findLeased(db, delivery)
  if (!webhook || !leased) return
  const tries = leased.tries + 1
  const wait = waitFor({ ...delivery, tries: leased.tries }, tried, ports)
  const state = isSuccess(tried) ? 'succeeded' : wait === undefined ? 'failed' : 'pending'
  const next = state === 'pending' && webhook.active ? tried.until + (wait ?? 0) : null
  if (!(await endLease(db, delivery, { state, tries, next_try_at: next }))) return
  await insertTry(db, asRow(delivery, tried))
  if (state !== 'failed' || delivery.test || !webhook.active) return
  const { appUrl } = ports.settings
  await pauseAfterFailure(db, webhook, {
    at: tried.until,
    tries,
    status: tried.answer?.status,
    error: tried.error,
    appUrl,
  })
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

/** PostgreSQL stores no NUL in text. */
const withoutNul = (text: string) => text.replaceAll('\0', '\uFFFD')

const textOf = (bytes: Uint8Array | undefined) => withoutNul(bytes ? new TextDecoder().decode(bytes) : '')
