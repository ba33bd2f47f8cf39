import type { Ports } from '#service/ports.ts'
import { findReportedMail, findReceiverName, updateMail, type ReportedMail } from '#service/store/bounces.ts'
import type { Db } from '#service/store/db.ts'
import { keepLost } from '#service/store/lost-mails.ts'
import { findMail } from '#service/store/mail-list.ts'
import { insertLogEntry } from '#service/store/proposal-parts.ts'
import { turnOfAccount } from '#service/store/turns.ts'
import { withinAccount } from '#service/store/within-account.ts'
import type { MailFault } from '#wire/mail-fault.ts'
import { notifyOwner } from './owner-notices.ts'
import { recordLive } from './viewer-events.ts'

/** What is reported of a mail; `service/bounces/report.ts` says more. */
type Report = {
  kind: 'hard' | 'soft' | 'complaint'
  messageIds: readonly string[]
  recipient: string
  fault: MailFault
  reason: string
}

/** A mail that names nothing of ours in its report is looked for by its recipient for so long. */
const lately = 5 * 24 * 60 * 60 * 1000

type BounceUnit = { db: Db; now: number; appUrl: string }

/**
 * Takes in a report about a mail of any account; unknown mails leave no trace, and a report that comes twice changes
 * nothing. All that follows is in one transaction of the mail's own account.
 */
export async function takeReport({ db, now, settings }: Pick<Ports, 'db' | 'now' | 'settings'>, report: Report) {
  const moment = now()
  const ids = report.messageIds.slice(0, 5).map((id) => `<${id.trim().replace(/^<|>$/g, '')}>`)
  const found = await findReportedMail(db, ids, report.recipient, moment - lately)
  if (!found) return
  await withinAccount(db, found.account_id)
    .transaction()
    .execute(async (db) => {
      await turnOfAccount(db)
      await settle({ db, now: moment, appUrl: settings.appUrl }, found, report)
    })
}

async function settle(unit: BounceUnit, found: ReportedMail, { kind, fault, reason: said }: Report) {
  // Whoever it went to was erased, be it since it was found: what a server says would bring their address back.
  const isErased = (await findMail(unit.db, found.id))?.recipient === ''
  const mail = isErased ? { ...found, recipient: '', receiver_id: null } : found
  const reason = isErased ? '' : said
  if (kind !== 'soft') return markBounced(unit, mail, { fault, reason })
  if ((await updateMail(unit.db, mail.id, { reason, modified_at: unit.now }, ['sent'])) && mail.proposal_id !== null)
    await recordLive(unit, 'proposal_mailed', mail.proposal_id)
}

type Bounced = Pick<ReportedMail, 'id' | 'proposal_id' | 'receiver_id' | 'recipient' | 'reply_to_name'>

/** A mail did not arrive: it says so, so does the proposal's history, and its owner is told where it was a receiver's. */
export async function markBounced(
  unit: BounceUnit,
  mail: Bounced,
  { fault, reason }: Pick<Report, 'fault' | 'reason'>,
) {
  const { db, now } = unit
  const change = { state: 'bounced', fault, reason, next_try_at: null, modified_at: now } as const
  if (!(await updateMail(db, mail.id, change, ['queued', 'sent', 'failed']))) return
  if (mail.proposal_id !== null) await keepLost(db, mail.proposal_id)
  await tellOfBounce(unit, mail, { fault, reason })
}

/** The same for a mail whose state is written already. */
export async function tellOfBounce(
  unit: BounceUnit,
  mail: Bounced,
  { fault, reason }: Pick<Report, 'fault' | 'reason'>,
) {
  const { db, now } = unit
  const { proposal_id, receiver_id, recipient, reply_to_name: person } = mail
  if (proposal_id === null) return
  await recordLive(unit, 'proposal_mailed', proposal_id)
  // To the owner themselves: nobody is told by mail that mails do not arrive.
  if (receiver_id === null) return
  const action = `could not mail the proposal to ${recipient}: ${reason || fault}`
  await insertLogEntry(db, { proposal_id, person, type: 'user', action, at: now })
  const name = (await findReceiverName(db, receiver_id)) ?? recipient
  const facts = { person: name, address: recipient, fault, answer: reason, mail_id: mail.id }
  await notifyOwner(unit, proposal_id, { kind: 'bounced', ...facts })
}
