import * as z from 'zod/mini'
import { bounceOf, complaintOf, reasonOf, type BounceReport } from './report.ts'

/** What Mailgun posts (documentation.mailgun.com, "Webhooks"): events signed with the account's webhook signing key. */
export const mailgunBody = z.object({
  signature: z.object({
    timestamp: z.string().check(z.regex(/^\d{1,15}$/)),
    token: z.string().check(z.maxLength(200)),
    signature: z.string().check(z.regex(/^[\da-f]{64}$/i)),
  }),
  'event-data': z.object({
    event: z.string(),
    severity: z._default(z.string(), ''),
    reason: z._default(z.string(), ''),
    recipient: z._default(z.string(), ''),
    message: z._default(z.object({ headers: z._default(z.record(z.string(), z.unknown()), {}) }), { headers: {} }),
    'delivery-status': z._default(
      z.object({
        code: z.optional(z.union([z.number(), z.string()])),
        message: z._default(z.string(), ''),
        description: z._default(z.string(), ''),
        'enhanced-code': z._default(z.string(), ''),
      }),
      { message: '', description: '', 'enhanced-code': '' },
    ),
  }),
})
export type MailgunBody = z.output<typeof mailgunBody>

export function readMailgun({ 'event-data': data }: MailgunBody): BounceReport[] {
  const { event, severity, recipient, 'delivery-status': status } = data
  const id = data.message.headers['message-id']
  const ids = [typeof id === 'string' ? id : undefined]
  if (event === 'complained') return [complaintOf(ids, recipient)]
  if (event !== 'failed') return []
  const words = reasonOf(status.message, status.description, data.reason)
  const code = `${status.code ?? ''} ${status['enhanced-code']}`.trim()
  return [bounceOf(severity === 'permanent' ? 'hard' : 'soft', ids, recipient, words, code)]
}

/** Whether the account with this key signed it: HMAC-SHA256 of timestamp and token, in hex. */
export async function isMailgunSigned({ signature: { timestamp, token, signature } }: MailgunBody, key: string) {
  const encode = (text: string) => new TextEncoder().encode(text)
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', encode(key), hmac, false, ['verify'])
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return crypto.subtle.verify('HMAC', imported, bytes, encode(timestamp + token))
}
