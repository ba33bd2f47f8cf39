import { signatureOf } from '#service/delivery/signature.ts'
import { answerLimit, type Header, type Network, type WebhookAnswer, type WebhookRequest } from '#service/ports.ts'
import { acrossAccounts, type Db } from '#service/store/db.ts'
import type { HomeSettings } from './home-settings.ts'

/** A host that can belong to nobody (RFC 2606): only this home knows it. */
const catcherHost = 'catcher.example'
/** Answers as the demo's bar says. Beside it `/answer/503` always answers 503, and `/long` more than a log keeps. */
export const catcherAddress = `https://${catcherHost}/hook`

/** The header in which the catcher says what it thinks of a signature. */
export const verdictHeader = 'x-signature'

const elsewhere =
  'Not sent: this demo is a page in a browser, which may not post to other sites. ' +
  `Here webhooks can be sent to ${catcherAddress}; the real service sends them anywhere.`

/** The way out to webhooks where there is none: a receiver of its own, and a reason for every other. */
export function catcherNetwork(db: Db, settings: HomeSettings): Network & { hurry: (isHurried: boolean) => void } {
  let isHurried = false
  return {
    // A browser cannot look up hosts.
    resolve: async () => undefined,
    /** While the clock is moved nobody waits for a slow answer that will not come in time anyway. */
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
  throw new Error('No whole answer within 5 s')
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
    body: body.subarray(0, answerLimit),
    cut: body.length > answerLimit,
  }
}

const headerIn = (headers: readonly Header[], wanted: string) =>
  headers.find(({ name }) => name === wanted)?.value ?? ''

/** As a receiver would do it: it knows its secret, and computes the signature anew (Standard Webhooks). */
async function isVerified(db: Db, { url, headers, body }: WebhookRequest): Promise<boolean> {
  const id = headerIn(headers, 'webhook-id')
  const timestamp = headerIn(headers, 'webhook-timestamp')
  const given = headerIn(headers, 'webhook-signature').split(' ')
  const secrets = await acrossAccounts(db)
    .selectFrom('webhook_secret')
    .innerJoin('webhook', 'webhook.id', 'webhook_secret.webhook_id')
    .select('webhook_secret.secret')
    .where('webhook.payload_url', '=', url)
    .execute()
  const own = await Promise.all(secrets.map(({ secret }) => signatureOf(secret, { id, timestamp, body })))
  return own.some((signature) => given.includes(signature))
}
