import { newToken } from '#service/domain/token-hash.ts'
import type { MailAnswer, Mailer, Ports } from '#service/ports.ts'
import type { Db } from '#service/store/db.ts'
import { claimMails, endMailLease, selectClaimedMails } from '#service/store/mails.ts'
import { insertLogEntry } from '#service/store/proposal-parts.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { headerFault } from './mail-headers.ts'
import { waitAfter } from './retry.ts'

/** How many mails one process hands over at the same time. */
export const mailsAtOnce = 5

/** How long a mail server may take for one mail, and a lease, which no try outlasts. In milliseconds. */
const patience = 120_000
const leaseFor = 180_000

/** What delivering mails needs of its place. */
export type MailPorts = Pick<Ports, 'db' | 'now' | 'random' | 'log'> & { mail: Mailer }

type Claimed = Awaited<ReturnType<typeof claimDueMails>>[number]

/** Takes mails that are due, at most `limit`; another process then leaves them alone. */
export async function claimDueMails({ db, now }: Pick<MailPorts, 'db' | 'now'>, limit: number) {
  const moment = now()
  const leaseKey = newToken(128)
  const ids = await claimMails(db, { now: moment, leaseUntil: moment + leaseFor, leaseKey, limit })
  return ids.length === 0 ? [] : (await selectClaimedMails(db, ids)).map((mail) => ({ ...mail, leaseKey }))
}

/**
 * Hands over the mails that are due, each once and on its own, and gives how many there were. For places that work in
 * steps; a server uses `startDelivery`.
 */
export async function deliverMails(ports: MailPorts, { limit = mailsAtOnce } = {}): Promise<number> {
  const claimed = await claimDueMails(ports, limit)
  await Promise.all(claimed.map((mail) => deliverMail(ports, mail)))
  return claimed.length
}

/** Hands over a claimed mail and keeps how it went. Never rejects: what cannot be kept is tried again later. */
export async function deliverMail(ports: MailPorts, mail: Claimed): Promise<void> {
  try {
    const answer = await attempt(ports.mail, mail)
    const db = withinAccount(ports.db, mail.account_id)
    await db.transaction().execute((db) => settle(db, ports, mail, answer))
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
    ports.log({ level: 'error', message: 'a mail could not be handed over, or not kept', mail: mail.id, error: words })
  }
}

async function attempt({ from, send }: Mailer, mail: Claimed): Promise<MailAnswer> {
  // Waits like for a slow server: whoever takes the proposal out again in time loses no mail.
  if (mail.deleted_at !== null) return { outcome: 'retry', reason: 'The proposal is in the trashcan' }
  const outgoing = {
    messageId: mail.message_id,
    from,
    replyTo: { name: mail.reply_to_name, address: mail.reply_to },
    to: mail.recipient,
    subject: mail.subject,
    text: mail.body,
  }
  const fault = headerFault(outgoing)
  return fault === undefined
    ? send(outgoing, AbortSignal.timeout(patience))
    : { outcome: 'refused', reason: `${fault}, so it was not sent` }
}

/** Keeps what came of a try; nothing when another process has the mail. */
async function settle(db: Db, { now, random, mail: { retrySeconds } }: MailPorts, mail: Claimed, answer: MailAnswer) {
  const tries = mail.tries + 1
  const wait = answer.outcome === 'retry' ? waitAfter(tries, retrySeconds, random()) : undefined
  const state = answer.outcome === 'accepted' ? 'sent' : wait === undefined ? 'failed' : 'queued'
  const reason = answer.outcome === 'accepted' ? '' : answer.reason
  const at = now()
  const next = wait === undefined ? null : at + wait
  if (!(await endMailLease(db, mail, { state, reason, tries, next_try_at: next, modified_at: at }))) return
  if (state !== 'failed') return
  const action = `could not mail the proposal to ${mail.recipient}: ${reason}`
  await insertLogEntry(db, { proposal_id: mail.proposal_id, person: mail.reply_to_name, type: 'user', action, at })
}
