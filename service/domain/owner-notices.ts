import { findUser, selectAccount } from '#service/store/account.ts'
import { insertMails } from '#service/store/mails.ts'
import * as store from '#service/store/owner-notices.ts'
import { findProposal } from '#service/store/proposals.ts'
import { oneLine } from '#wire/personalisation.ts'
import { plainLetter } from './letter.ts'
import { mailChoiceOf } from './own-mails.ts'
import { ownerLetter, type HappenedNotice, type OwnerNotice } from './owner-letter.ts'
import { queuedMail, replyTo } from './queued-mail.ts'
import type { Unit } from './unit.ts'
import { recordLink } from './viewer-mails.ts'

/** The owner gets at most one mail about a proposal in so long; what happens meanwhile is told in one when it ends. */
export const noticeGap = 15 * 60 * 1000

type NoticeUnit = Pick<Unit, 'db' | 'now' | 'appUrl'>

/**
 * Tells the owner of a proposal by mail what happened to it: at once, or together with what else happens until a
 * quarter of an hour after the last mail has passed. Call it in the transaction of what happened. Whether the owner
 * wants to know, and in which language, is decided when it is told.
 */
export async function notifyOwner(unit: NoticeUnit, proposalId: number, { kind, ...facts }: OwnerNotice) {
  const { db, now } = unit
  await store.insertNotice(db, {
    proposal_id: proposalId,
    kind,
    facts: JSON.stringify(facts),
    happened_at: now,
    settled_at: null,
  })
  const mailing = await store.findMailing(db, proposalId)
  if (!mailing || mailing.told_at + noticeGap <= now) return tellOwner(unit, proposalId)
  if (mailing.due_at === null || mailing.told_at > now) await wait(unit, proposalId, mailing.told_at)
}

/** Until the gap since the last mail has passed; counted from now where the clock was set back since. */
async function wait({ db, now }: NoticeUnit, proposalId: number, lastAt: number) {
  const told_at = Math.min(lastAt, now)
  await store.setMailing(db, proposalId, { told_at, due_at: told_at + noticeGap })
}

/** A mail to the owner that is no notice, such as the proof of a signature: what is still to be told waits for the gap. */
export async function markOwnerMailed(unit: NoticeUnit, proposalId: number) {
  const { db, now } = unit
  const isWaiting = (await store.selectWaitingNotices(db, proposalId)).length > 0
  await store.setMailing(db, proposalId, { told_at: now, due_at: isWaiting ? now + noticeGap : null })
}

/** Tells what waits once its time has come; call it in a transaction of its own, which may find it told already. */
export async function tellWhenDue(unit: NoticeUnit, proposalId: number) {
  const mailing = await store.findMailing(unit.db, proposalId)
  if (!mailing || mailing.due_at === null) return
  if (mailing.told_at > unit.now) await wait(unit, proposalId, mailing.told_at)
  else if (mailing.due_at <= unit.now) await tellOwner(unit, proposalId)
}

/** Mails everything that was not told yet and still matters. Nothing is mailed where nothing of it does. */
async function tellOwner(unit: NoticeUnit, proposalId: number) {
  const { db, now } = unit
  const waiting = await store.selectWaitingNotices(db, proposalId)
  const ids = waiting.map(({ id }) => id)
  const notices = waiting.map(
    ({ kind, facts, happened_at: at }) => ({ kind, ...(JSON.parse(facts) as object), at }) as HappenedNotice,
  )
  const isMailed = await mailOwner(unit, proposalId, notices)
  await store.settleNotices(db, ids, now)
  const before = await store.findMailing(db, proposalId)
  if (isMailed || before)
    await store.setMailing(db, proposalId, { told_at: isMailed ? now : (before?.told_at ?? 0), due_at: null })
}

async function mailOwner(unit: NoticeUnit, proposalId: number, notices: readonly HappenedNotice[]): Promise<boolean> {
  const { db, appUrl } = unit
  const proposal = await findProposal(db, proposalId)
  if (!proposal || proposal.deleted_at !== null) return false
  const owner = await findUser(db, proposal.account_user_id)
  if (!owner || owner.active === 0 || owner.email === '') return false
  const choice = await mailChoiceOf(db, owner.id)
  const matters: HappenedNotice[] = []
  for (const notice of notices)
    if (!choice.off.has(notice.kind) && !(await hasMovedOn(unit, notice))) matters.push(notice)
  if (matters.length === 0) return false
  const { locale, time_zone: timeZone } = await selectAccount(db)
  const links = { proposal: recordLink(unit, proposalId), own: `${appUrl}/settings/you` }
  const { subject, parts } = ownerLetter(matters, proposal.name, { language: choice.language, locale, timeZone }, links)
  const mail = {
    proposal_id: proposalId,
    recipient: owner.email,
    subject: oneLine(subject),
    body: plainLetter(parts),
    language: choice.language,
    ...queuedMail(unit),
    ...replyTo(owner),
  }
  await insertMails(db, [mail])
  return true
}

/** Whether somebody dealt with it since. */
async function hasMovedOn({ db }: NoticeUnit, notice: HappenedNotice): Promise<boolean> {
  if (notice.kind === 'question') return !(await store.isWaiting(db, notice.comment_id))
  return notice.kind === 'bounced' && store.wasMailedAgain(db, notice.mail_id)
}
