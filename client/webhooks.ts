import type { webhooks } from './contract.ts'

/** A delivery of version 2: `type` tells what `data` is. */
export type WebhookEvent = {
  [Name in keyof webhooks]: webhooks[Name]['post']['requestBody']['content']['application/json']
}[keyof webhooks]

/** The delivery is not from Proffer, was changed on its way, or is too old. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
}

export type Delivery = {
  /** The body exactly as it came, before anything parsed it. */
  body: string
  /** Of the request; names in any case. */
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>
  /** `whsec_…`; several while you replace one. */
  secret: string | readonly string[]
  /** Seconds a delivery may be off your clock; 300 by default. */
  tolerance?: number
  /** Milliseconds since 1970; now by default. */
  now?: number
}

const defaultTolerance = 300

/**
 * Checks the signature of a delivery (Standard Webhooks) and gives what it tells. Throws `WebhookVerificationError`:
 * answer 400 then. Tell deliveries apart by the header `webhook-id`: one may come twice.
 */
export async function verifyWebhook(delivery: Delivery): Promise<WebhookEvent> {
  const { body, headers, secret, tolerance = defaultTolerance, now = Date.now() } = delivery
  const id = headerOf(headers, 'webhook-id')
  const timestamp = headerOf(headers, 'webhook-timestamp')
  const signatures = headerOf(headers, 'webhook-signature').split(' ')
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookVerificationError('webhook-timestamp is no number of seconds')
  if (Math.abs(now / 1000 - Number(timestamp)) > tolerance)
    throw new WebhookVerificationError(`The delivery is more than ${tolerance} s off. Is your clock right?`)
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  for (const one of [secret].flat()) {
    const key = await keyOf(one)
    for (const signature of signatures) {
      const [version, value = ''] = signature.split(',')
      // WebCrypto compares in constant time.
      if (version === 'v1' && (await crypto.subtle.verify('HMAC', key, bytesOf(value), signed)))
        return JSON.parse(payloadIn(body)) as WebhookEvent
    }
  }
  throw new WebhookVerificationError('No signature fits. Use the raw body, and the secret of this webhook.')
}

/** A webhook with `payload_content_type: xform` posts it as a field of a form. */
const payloadIn = (body: string) =>
  (body.startsWith('payload=') ? new URLSearchParams(body).get('payload') : null) ?? body

function headerOf(headers: Delivery['headers'], name: string): string {
  const found =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  const value = [found].flat()[0]
  if (typeof value !== 'string' || value === '') throw new WebhookVerificationError(`The header ${name} is missing`)
  return value
}

async function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''))
  if (bytes.length === 0) throw new WebhookVerificationError('The secret is whsec_ and base64; this is neither')
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

/** Nothing for what is no base64: then no signature fits. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return new Uint8Array(0)
  }
}
