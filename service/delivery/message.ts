import type { Header } from '#service/ports.ts'
import type { PayloadContentType } from '#wire/webhooks.ts'
import { signatureOf } from './signature.ts'

const mediaTypes: Record<PayloadContentType, string> = {
  json: 'application/json',
  xform: 'application/x-www-form-urlencoded',
}

type Message = {
  id: string
  body: string
  contentType: PayloadContentType
  secrets: readonly string[]
  /** Marks a test event, so that receivers can ignore it. */
  test: boolean
  now: number
}

/** Headers of one try, per Standard Webhooks; every secret that is valid signs. `now` is in milliseconds. */
export async function headersOf({ id, body, contentType, secrets, test, now }: Message): Promise<Header[]> {
  const timestamp = String(Math.floor(now / 1000))
  const signatures = await Promise.all(secrets.map((secret) => signatureOf(secret, { id, timestamp, body })))
  return [
    { name: 'content-type', value: mediaTypes[contentType] },
    { name: 'user-agent', value: 'Proffer-Webhooks' },
    { name: 'webhook-id', value: id },
    { name: 'webhook-timestamp', value: timestamp },
    { name: 'webhook-signature', value: signatures.join(' ') },
    ...(test ? [{ name: 'webhook-test', value: 'true' }] : []),
  ]
}
