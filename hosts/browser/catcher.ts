import { timedOut } from '#service/delivery/deliver-one.ts'
import { signatureOf } from '#service/delivery/signature.ts'
import type { Header, Network, WebhookAnswer, WebhookRequest } from '#service/ports.ts'
import { acrossAccounts, type Db } from '#service/store/db.ts'
import { maxWebhookAnswerBytes } from '#wire/limits.ts'
import type { HomeSettings } from './home-settings.ts'

/** A reserved host name (RFC 2606), known to the demo only. */
const catcherHost = 'catcher.example'
/**
 * Answers as set in the demo's bar. In addition `/answer/503` always answers 503, and `/long` more than the log stores.
 */
export const catcherAddress = `https://${catcherHost}/hook`

/** The response header with the catcher's verdict on the signature. */
export const verdictHeader = 'x-signature'

const elsewhere =
  'Not sent: this demo is a page in a browser, which may not post to other sites. ' +
  `Here webhooks can be sent to ${catcherAddress}; the real service sends them anywhere.`

/** The network port of the demo: delivers to the built-in catcher, and rejects every other target with the reason. */
export function catcherNetwork(db: Db, settings: HomeSettings): Network & { hurry: (isHurried: boolean) => void } {
  let isHurried = false
  return {
    // A browser cannot resolve host names.
    resolve: async () => undefined,
    /** While the clock is advanced, slow answers time out at once. */
    hurry: (hurried) => {
      isHurried = hurried
    },
    deliver: async (request) => {
      const { host, pathname } = new URL(request.url)
      if (host !== catcherHost) throw new Error(elsewhere)
      const [, status = settings.now.catcher] = /^\/answer\/(\d{3})$/.exec(pathname) ?? []
      if (status === 'slow') return isHurried ? neverInTime() : untilGivenUp(request.signal)
      const verdict = (await isVerified(db, request)) ? 'verified' : 'wrong'
      return answer(Number(status), verdict, pathname === '/long')
    },
  }
}

function neverInTime(): never {
  throw new Error(timedOut)
}

const untilGivenUp = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })

function answer(status: number, verdict: 'verified' | 'wrong', isLong: boolean): WebhookAnswer {
  const words = `Answered ${status} by the demo. The signature is ${verdict}. `
  const body = new TextEncoder().encode(isLong ? words.repeat(2000) : words)
  return {
    status,
    headers: [
      { name: 'content-type', value: 'text/plain' },
      { name: verdictHeader, value: verdict },
    ],
    body: body.subarray(0, maxWebhookAnswerBytes),
    cut: body.length > maxWebhookAnswerBytes,
  }
}

const headerIn = (headers: readonly Header[], wanted: string) =>
  headers.find(({ name }) => name === wanted)?.value ?? ''

/** Verifies the signature as a receiver would (Standard Webhooks). */
async function isVerified(db: Db, { url, headers, body }: WebhookRequest): Promise<boolean> {
  const id = headerIn(headers, 'webhook-id')
  const timestamp = headerIn(headers, 'webhook-timestamp')
  const signatures = headerIn(headers, 'webhook-signature').split(' ')
  const secrets = await acrossAccounts(db)
    .selectFrom('webhook_secret')
    .innerJoin('webhook', 'webhook.id', 'webhook_secret.webhook_id')
    .select('webhook_secret.secret')
    .where('webhook.payload_url', '=', url)
    .execute()
  const own = await Promise.all(secrets.map(({ secret }) => signatureOf(secret, { id, timestamp, body })))
  return own.some((signature) => signatures.includes(signature))
}
