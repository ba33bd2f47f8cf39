import { tellOfBounce } from '#service/domain/bounces.ts'
import { letterLook } from '#service/domain/letter-look.ts'
import { faultIn } from '#service/domain/mail-fault.ts'
import { documentOfAcceptance } from '#service/domain/proposal-document.ts'
import { dropReminder, reminderNow, withdrawnWords } from '#service/domain/step-reminder.ts'
import { newToken } from '#service/domain/token-hash.ts'
import { letterHtml } from '#service/letters/letter-html.ts'
import type { MailAnswer, MailAttachment, Mailer } from '#service/mail-ports.ts'
import type { Ports, Settings } from '#service/ports.ts'
import { recordLive } from '#service/domain/viewer-events.ts'
import type { Db } from '#service/store/db.ts'
import type { StepReason } from '#wire/automation.ts'
import type { MailFault } from '#wire/mail-fault.ts'
import { keepLost } from '#service/store/lost-mails.ts'
import { claimMails, endMailLease, selectClaimedMails } from '#service/store/mails.ts'
import { insertLogEntry } from '#service/store/proposal-parts.ts'
import { turnOfAccount } from '#service/store/turns.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { headerFault } from './mail-headers.ts'
import { waitAfter } from './retry.ts'

/** Mails one process sends concurrently. */
export const mailsAtOnce = 5

/** Timeout of one mail, and the lease, which outlasts every try. In milliseconds. */
const patience = 120_000
const leaseFor = 180_000

/** Ports used by mail delivery. */
export type MailPorts = Pick<Ports, 'db' | 'now' | 'random' | 'log' | 'readFont' | 'files'> & {
  mail: Mailer
  settings: Pick<Settings, 'appUrl'>
}

type Claimed = Awaited<ReturnType<typeof claimDueMails>>[number]

/** Claims due mails, at most `limit`; other processes skip them. */
export async function claimDueMails({ db, now }: Pick<MailPorts, 'db' | 'now'>, limit: number) {
  const moment = now()
  const leaseKey = newToken(128)
  const ids = await claimMails(db, { now: moment, leaseUntil: moment + leaseFor, leaseKey, limit })
  return ids.length === 0 ? [] : (await selectClaimedMails(db, ids)).map((mail) => ({ ...mail, leaseKey }))
}

/**
 * Sends due mails concurrently, each once, and returns their number. For hosts that work in steps; a server uses
 * `startDelivery`.
 */
export async function deliverMails(ports: MailPorts, { limit = mailsAtOnce } = {}): Promise<number> {
  const claimed = await claimDueMails(ports, limit)
  await Promise.all(claimed.map((mail) => deliverMail(ports, mail)))
  return claimed.length
}

/** Sends a claimed mail and stores the outcome. Never rejects: if it cannot be stored, it is tried again later. */
export async function deliverMail(ports: MailPorts, mail: Claimed): Promise<void> {
  try {
    const answer = await attempt(ports, mail)
    const db = withinAccount(ports.db, mail.account_id)
    await db.transaction().execute(async (db) => {
      // A bounce is told to the owner, and a step changes, which is for one writer at a time.
      if (answer.outcome === 'refused' || answer.outcome === 'withdrawn') await turnOfAccount(db)
      await settle(db, ports, mail, answer)
    })
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
    ports.log({ level: 'error', message: 'mail could not be sent or stored', mail: mail.id, error: words })
  }
}

/**
 * `invalid` and `withdrawn` were not handed to a mail server, and never will be; a reminder that `waits` was not yet,
 * which is no try.
 */
type Outcome =
  | MailAnswer
  | { outcome: 'invalid'; reason: string }
  | { outcome: 'withdrawn'; reason: string; stepId: number; why: StepReason }
  | { outcome: 'waits'; reason: string; until: number }

/** `opens` puts the moment of a reminder's next try within the hours. */
type Attempt = Outcome & { opens?: (moment: number) => number }

async function attempt(ports: MailPorts, mail: Claimed): Promise<Attempt> {
  // Retried as for a slow server: a proposal restored from the trashcan in time loses no mail.
  if (mail.deleted_at !== null) return { outcome: 'retry', reason: 'The proposal is in the trashcan' }
  return mail.step_id === null ? handOver(ports, mail) : attemptReminder(ports, mail, mail.step_id)
}

/** Whether it is wanted was asked when it was queued, and is asked again: a mail server may put it off for days. */
async function attemptReminder(ports: MailPorts, mail: Claimed, stepId: number): Promise<Attempt> {
  const unit = { db: withinAccount(ports.db, mail.account_id), now: ports.now() }
  const reminder = await reminderNow(unit, stepId, mail.tries === 0)
  if (reminder.act === 'drop')
    return { outcome: 'withdrawn', reason: withdrawnWords(reminder.reason), stepId, why: reminder.reason }
  if (reminder.act === 'wait')
    return { outcome: 'waits', reason: 'The reminder waits for its moment', until: reminder.until }
  return { ...(await handOver(ports, mail)), opens: reminder.opens }
}

async function handOver(ports: MailPorts, mail: Claimed): Promise<Outcome> {
  const { from, send } = ports.mail
  const outgoing = {
    messageId: mail.message_id,
    from,
    replyTo: { name: mail.reply_to_name, address: mail.reply_to },
    to: mail.recipient,
    subject: mail.subject,
    text: mail.body,
    html: await letterHtml(mail.subject, mail.body, letterLook(mail)),
    attachments: await attachmentsOf(ports, mail),
  }
  const fault = headerFault(outgoing)
  return fault === undefined
    ? send(outgoing, AbortSignal.timeout(patience))
    : { outcome: 'invalid', reason: `${fault}, so it was not sent` }
}

/** The document of what was signed. A mail goes without it rather than not at all: its link leads there too. */
async function attachmentsOf(
  { db, now, log, readFont, files, settings }: MailPorts,
  mail: Claimed,
): Promise<MailAttachment[]> {
  const { id, account_id, acceptance_id: acceptanceId, receiver_id: receiverId, name, currency, locale } = mail
  if (acceptanceId === null) return []
  const account = { id: account_id, name, currency, locale }
  const unit = { db: withinAccount(db, account_id), now: now(), appUrl: settings.appUrl, account }
  try {
    const document = await documentOfAcceptance(unit, { acceptanceId, receiverId }, { readFont, files })
    return document ? [{ name: `${document.name}.pdf`, type: 'application/pdf', bytes: document.bytes }] : []
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
    log({ level: 'error', message: 'the document of a mail could not be written', mail: id, error: words })
    return []
  }
}

/** Stores the outcome of a try, unless another process has the mail. */
async function settle(db: Db, ports: MailPorts, mail: Claimed, answer: Attempt) {
  const { now, settings } = ports
  const at = now()
  const isTry = answer.outcome !== 'waits' && answer.outcome !== 'withdrawn'
  const tries = isTry ? mail.tries + 1 : mail.tries
  const next = nextTry(ports, answer, tries, at)
  const state = stateAfter(answer, next)
  const reason = answer.outcome === 'accepted' ? '' : answer.reason
  const fault = faultAfter(state, answer)
  const outcome = { state, reason, fault, tries, next_try_at: next, modified_at: at } as const
  // A link for one reader alone is kept no longer than it takes to send it.
  const forgotten = mail.confidential === 1 && state !== 'queued' ? { body: '' } : {}
  // Nothing was lost: what their line and the next reminder go by is the mail before it.
  const unlinked = answer.outcome === 'withdrawn' ? { receiver_id: null } : {}
  if (!(await endMailLease(db, mail, { ...outcome, ...forgotten, ...unlinked }))) return
  const unit = { db, now: at, appUrl: settings.appUrl }
  if (mail.proposal_id !== null && (state === 'bounced' || state === 'failed')) await keepLost(db, mail.proposal_id)
  if (state === 'bounced' && fault !== '') return tellOfBounce(unit, mail, { fault, reason })
  if (mail.proposal_id === null) return
  await recordLive(unit, 'proposal_mailed', mail.proposal_id)
  if (answer.outcome === 'withdrawn') return dropReminder(unit, answer.stepId, answer.why)
  if (state !== 'failed') return
  const action = `could not mail the proposal to ${mail.recipient}: ${reason}`
  await insertLogEntry(db, { proposal_id: mail.proposal_id, person: mail.reply_to_name, type: 'user', action, at })
}

/** Null when there is none. */
function nextTry({ random, mail: { retrySeconds } }: MailPorts, answer: Attempt, tries: number, at: number) {
  if (answer.outcome === 'waits') return answer.until
  const wait = answer.outcome === 'retry' ? waitAfter(tries, retrySeconds, random()) : undefined
  if (wait === undefined) return null
  return answer.opens?.(at + wait) ?? at + wait
}

/** Why it did not arrive, for people; `reason` has the words of whoever said so. Empty for what arrived or waits. */
function faultAfter(state: ReturnType<typeof stateAfter>, answer: Outcome): MailFault | '' {
  if (answer.outcome === 'accepted' || answer.outcome === 'withdrawn' || state === 'queued') return ''
  const fault = faultIn(answer.reason)
  if (answer.outcome !== 'retry') return fault
  // Only a reply of a mail server is read; what the network said has codes of its own.
  return /^\d{3}\b/.test(answer.reason) && fault !== 'other' ? fault : 'unreachable'
}

/** A mail that its server refuses for good has bounced; one that no server took in time has failed. */
function stateAfter({ outcome }: Outcome, next: number | null) {
  if (outcome === 'accepted') return 'sent'
  if (outcome === 'refused') return 'bounced'
  return next === null ? 'failed' : 'queued'
}
