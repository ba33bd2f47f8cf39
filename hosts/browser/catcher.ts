import { signatureOf } from '#service/delivery/signature.ts'
import type { Header, Network, WebhookAnswer, WebhookRequest } from '#service/ports.ts'
import { acrossAccounts, type Db } from '#service/store/db.ts'
import type { HomeSettings } from './home-settings.ts'

/** Of a host that can belong to nobody (RFC 2606): only this home knows it. */
export const catcherAddress = 'https://catcher.example/hook'

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
      if (request.url !== catcherAddress) throw new Error(elsewhere)
      const { catcher } = settings.now
      if (catcher === 'slow') return isHurried ? neverInTime() : untilGivenUp(request.signal)
      const isRight = await isVerified(db, request)
      return answer(Number(catcher), isRight ? 'verified' : 'wrong')
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

const answer = (status: number, verdict: 'verified' | 'wrong'): WebhookAnswer => ({
  status,
  headers: [
    { name: 'content-type', value: 'text/plain' },
    { name: verdictHeader, value: verdict },
  ],
  body: new TextEncoder().encode(`Caught by the demo. The signature is ${verdict}.`),
  cut: false,
})

const headerIn = (headers: readonly Header[], wanted: string) =>
  headers.find(({ name }) => name === wanted)?.value ?? ''

/** As a receiver would do it: it knows its secret, and computes the signature anew (Standard Webhooks). */
async function isVerified(db: Db, { headers, body }: WebhookRequest): Promise<boolean> {
  const id = headerIn(headers, 'webhook-id')
  const timestamp = headerIn(headers, 'webhook-timestamp')
  const given = headerIn(headers, 'webhook-signature').split(' ')
  const secrets = await acrossAccounts(db)
    .selectFrom('webhook_secret')
    .innerJoin('webhook', 'webhook.id', 'webhook_secret.webhook_id')
    .select('webhook_secret.secret')
    .where('webhook.payload_url', '=', catcherAddress)
    .execute()
  const own = await Promise.all(secrets.map(({ secret }) => signatureOf(secret, { id, timestamp, body })))
  return own.some((signature) => given.includes(signature))
}
