import type { BouncePorts } from '#service/mail-ports.ts'
import { readNotification } from './dsn.ts'
import { isMailgunSigned, mailgunBody, readMailgun } from './mailgun.ts'
import { postmarkBody, readPostmark } from './postmark.ts'
import type { BounceReport } from './report.ts'
import { isAmazon, isSnsSigned, readSes, snsBody, type SnsBody } from './sns.ts'

/** What was posted: reports to take in, or why it is refused. */
export type Reading = { reports: readonly BounceReport[] } | { refused: string }

type Posted = {
  body: Uint8Array<ArrayBuffer>
  /** The body as JSON; undefined where it is none. */
  value: unknown
  /** Whether the request itself proved that it knows the secret. */
  isTrusted: boolean
}

const untrusted = { refused: 'The secret is missing or wrong.' }

/**
 * Reads what a mail service posted, by its shape: Amazon SNS, Mailgun, Postmark, else a raw notification. Who sent it is
 * proved by the secret, or by Mailgun's own signature; SNS must be signed besides.
 */
export async function readReport({ body, value, isTrusted }: Posted, ports: BouncePorts): Promise<Reading> {
  const mailgun = mailgunBody.safeParse(value)
  if (mailgun.success) {
    const isOurs =
      isTrusted || (ports.mailgunKey !== undefined && (await isMailgunSigned(mailgun.data, ports.mailgunKey)))
    return isOurs ? { reports: readMailgun(mailgun.data) } : untrusted
  }
  if (!isTrusted) return untrusted
  const sns = snsBody.safeParse(value)
  if (sns.success) return readSns(sns.data, ports)
  const postmark = postmarkBody.safeParse(value)
  if (postmark.success) return { reports: readPostmark(postmark.data) }
  if (value !== undefined) return { reports: [] }
  return { reports: await readNotification(body).catch(() => []) }
}

async function readSns(body: SnsBody, { sns }: BouncePorts): Promise<Reading> {
  if (!sns || !(await isSnsSigned(body, sns))) return { refused: 'The signature of Amazon SNS is wrong.' }
  if (body.Type === 'SubscriptionConfirmation' && body.SubscribeURL !== undefined && isAmazon(body.SubscribeURL))
    await sns.confirm(body.SubscribeURL)
  return { reports: body.Type === 'Notification' ? readSes(jsonIn(body.Message)) : [] }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
