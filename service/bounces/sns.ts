import * as z from 'zod/mini'
import type { SnsPort } from '#service/mail-ports.ts'
import { bounceOf, complaintOf, ownHeader, reasonOf, type BounceReport } from './report.ts'

/** What Amazon SNS posts (docs.aws.amazon.com/sns, "Parsing message formats"), whatever its Content-Type says. */
export const snsBody = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string(),
  TopicArn: z.string(),
  Message: z.string(),
  Timestamp: z.string(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string(),
  SigningCertURL: z.string(),
  Subject: z.optional(z.nullable(z.string())),
  Token: z.optional(z.string()),
  SubscribeURL: z.optional(z.string()),
})
export type SnsBody = z.output<typeof snsBody>

const signedFields = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const

/** The text that SNS signs: names and values by line, without those that are absent. */
export const signedText = (body: SnsBody): string =>
  signedFields[body.Type]
    .map((name) => (body[name] === undefined || body[name] === null ? '' : `${name}\n${body[name]}\n`))
    .join('')

/** Only Amazon's own certificates and addresses count: anybody can sign with a certificate of their own. */
export function isAmazon(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username } = new URL(address)
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    /^sns\.[a-z\d-]{1,40}\.amazonaws\.com(\.cn)?$/.test(hostname)
  )
}

export const isSnsSigned = async (body: SnsBody, { isSigned }: SnsPort): Promise<boolean> =>
  isAmazon(body.SigningCertURL) &&
  new URL(body.SigningCertURL).pathname.endsWith('.pem') &&
  isSigned({
    text: signedText(body),
    signature: body.Signature,
    version: body.SignatureVersion,
    certificate: body.SigningCertURL,
  })

const recipients = z.array(
  z.object({
    emailAddress: z.string(),
    status: z._default(z.string(), ''),
    diagnosticCode: z._default(z.string(), ''),
  }),
)
const sesMessage = z.object({
  notificationType: z.optional(z.string()),
  eventType: z.optional(z.string()),
  bounce: z.optional(
    z.object({ bounceType: z.string(), bounceSubType: z._default(z.string(), ''), bouncedRecipients: recipients }),
  ),
  complaint: z.optional(
    z.object({
      complainedRecipients: z.array(z.object({ emailAddress: z.string() })),
      complaintFeedbackType: z.optional(z.nullable(z.string())),
    }),
  ),
  mail: z.object({
    headers: z._default(z.array(z.object({ name: z.string(), value: z.string() })), []),
    commonHeaders: z._default(z.object({ messageId: z.optional(z.string()) }), {}),
  }),
})

/** What SES says in a notification (docs.aws.amazon.com/ses, "Amazon SNS notification contents"). */
export function readSes(message: unknown): BounceReport[] {
  const parsed = sesMessage.safeParse(message)
  if (!parsed.success) return []
  const { notificationType, eventType, bounce, complaint, mail } = parsed.data
  const headerIn = (name: string) => mail.headers.find((one) => one.name.toLowerCase() === name.toLowerCase())?.value
  const ids = [headerIn(ownHeader), headerIn('Message-ID'), mail.commonHeaders.messageId]
  const type = notificationType ?? eventType
  if (type === 'Complaint' && complaint)
    return complaint.complainedRecipients.map(({ emailAddress }) =>
      complaintOf(ids, emailAddress, complaint.complaintFeedbackType ?? ''),
    )
  if (type !== 'Bounce' || !bounce) return []
  const kind = bounce.bounceType === 'Permanent' ? 'hard' : 'soft'
  return bounce.bouncedRecipients.map(({ emailAddress, status, diagnosticCode }) => {
    const report = bounceOf(kind, ids, emailAddress, reasonOf(diagnosticCode, bounce.bounceSubType), status)
    const isUnknown =
      report.fault === 'other' &&
      kind === 'hard' &&
      /^(NoEmail|General|OnAccountSuppressionList|Suppressed)$/.test(bounce.bounceSubType)
    return isUnknown ? { ...report, fault: 'unknown_address' as const } : report
  })
}
