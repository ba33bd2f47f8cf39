import type { Insertable } from 'kysely'
import { leavingAccounts } from './account-deletion.ts'
import { acrossAccounts, type Db } from './db.ts'
import { keepLostAfter } from './lost-mails.ts'
import type { Stored, Tables } from './schema.ts'
import { turnAt } from './turns.ts'

/** Gives their ids, in their order. One to a receiver takes the place of what was lost before. */
export async function insertMails(db: Db, mails: Insertable<Tables['mail']>[]) {
  const made = await db.insertInto('mail').values(mails).returning('id').execute()
  const proposals = new Set(mails.flatMap(({ receiver_id, proposal_id }) => (receiver_id ? (proposal_id ?? []) : [])))
  for (const id of proposals) await keepLostAfter(db, id)
  return made.map(({ id }) => id)
}

/** Deletes what was never to be sent to a confidential mail's address; nothing for an empty one. */
export const deleteUnsentTo = async (db: Db, recipient: string) => {
  await db
    .deleteFrom('mail')
    .where('recipient', '=', recipient)
    .where('confidential', '=', 1)
    .where('state', '=', 'failed')
    .where('tries', '=', 0)
    .execute()
}

/** Mails to its receivers, the oldest first. */
export const selectReceiverMails = (db: Db, proposalId: number) =>
  db
    .selectFrom('mail')
    .select(['receiver_id', 'state', 'fault', 'reason', 'created_at', 'modified_at'])
    .where('proposal_id', '=', proposalId)
    .where('receiver_id', 'is not', null)
    .orderBy('id')
    .execute()

/** Of those that wait. One in flight still gets its outcome. */
const withdraw = (db: Db, withdrawn: { reason: string; modified_at?: number }) =>
  db
    .updateTable('mail')
    .set({ ...withdrawn, state: 'failed', next_try_at: null })
    .where('state', '=', 'queued')

/** Withdraws queued mails to these receivers. */
export const withdrawMails = async (db: Db, receiverIds: readonly number[], reason: string) => {
  await withdraw(db, { reason })
    .where('receiver_id', 'in', [...receiverIds])
    .execute()
}

/** Withdraws queued mails to a contact, of any proposal, and gives the proposals. */
export async function withdrawMailsTo(db: Db, contactId: number, { reason, at }: { reason: string; at: number }) {
  const withdrawn = await withdraw(db, { reason, modified_at: at })
    .where('receiver_id', 'in', db.selectFrom('receiver').select('id').where('contact_id', '=', contactId))
    .returning('proposal_id')
    .execute()
  return [...new Set(withdrawn.flatMap(({ proposal_id }) => proposal_id ?? []))]
}

/** What a mail's HTML is made with, besides its text and its account. */
export const lookColumns = [
  'mail.language as mail_language',
  'proposal.language as proposal_language',
  'design_template.colors',
] as const

type Claim = { now: number; leaseUntil: number; leaseKey: string; limit: number }

/** Leases due mails of all accounts to one process until `leaseUntil`, the oldest first. */
export async function claimMails(db: Db, { now, leaseUntil, leaseKey, limit }: Claim): Promise<number[]> {
  const claimed = await db.transaction().execute(async (db) => {
    await turnAt(db, 'mails')
    const due = dueMails(db, now).select('id').orderBy('next_try_at').orderBy('id').limit(limit)
    return acrossAccounts(db)
      .updateTable('mail')
      .set({ lease_until: leaseUntil, lease_key: leaseKey })
      .where('id', 'in', due)
      .returning('id')
      .execute()
  })
  return claimed.map(({ id }) => id)
}

const dueMails = (db: Db, now: number) =>
  acrossAccounts(db)
    .selectFrom('mail')
    .where('next_try_at', '<=', now)
    // Of an account that is about to be deleted only what lets its people in.
    .where((is) => is.or([is('account_id', 'not in', leavingAccounts(db)), is('confidential', '=', 1)]))
    .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<=', now)]))

/**
 * What is needed to send the claimed mails, whether their proposals are in the trashcan, and of reminders the step that
 * queued them.
 */
export const selectClaimedMails = (db: Db, ids: readonly number[]) =>
  acrossAccounts(db)
    .selectFrom('mail')
    .innerJoin('account', 'account.id', 'mail.account_id')
    .leftJoin('proposal', 'proposal.id', 'mail.proposal_id')
    .leftJoin('design_template', 'design_template.id', 'proposal.design_template_id')
    .leftJoin('automation_step as step', (join) =>
      join
        .onRef('step.account_id', '=', 'mail.account_id')
        .onRef('step.proposal_id', '=', 'mail.proposal_id')
        .onRef('step.mail_id', '=', 'mail.id'),
    )
    .select(lookColumns)
    .select(['account.locale', 'account.title', 'step.id as step_id'])
    .select(['mail.id', 'mail.account_id', 'mail.proposal_id', 'mail.receiver_id', 'mail.message_id', 'mail.tries'])
    .select(['mail.recipient', 'mail.reply_to', 'mail.reply_to_name', 'mail.subject', 'mail.body'])
    .select(['mail.confidential', 'mail.acceptance_id', 'mail.receiver_id'])
    .select(['account.name', 'account.currency'])
    .select('proposal.deleted_at')
    .where('mail.id', 'in', [...ids])
    .orderBy('mail.id')
    .execute()

type Outcome = Pick<Stored<'mail'>, 'state' | 'reason' | 'fault' | 'tries' | 'next_try_at' | 'modified_at'> & {
  body?: string
  receiver_id?: null
}

/** Ends a lease with its outcome; undefined when the lease was lost, or the mail was withdrawn before it was sent. */
export const endMailLease = (db: Db, { id, leaseKey }: { id: number; leaseKey: string }, outcome: Outcome) =>
  db
    .updateTable('mail')
    .set({ ...outcome, lease_until: null, lease_key: null })
    .where('id', '=', id)
    .where('lease_key', '=', leaseKey)
    .where('state', 'in', outcome.state === 'sent' ? ['queued', 'failed'] : ['queued'])
    .returning('id')
    .executeTakeFirst()

/** When the next item becomes due: a next try, or an expiring lease. */
export async function nextMailMoment(db: Db, now: number): Promise<number | undefined> {
  const first = async (column: 'next_try_at' | 'lease_until') => {
    const { at } = await acrossAccounts(db)
      .selectFrom('mail')
      .select(({ fn }) => fn.min(column).as('at'))
      .where(column, '>', now)
      .executeTakeFirstOrThrow()
    return at === null ? [] : [at]
  }
  const moments = [...(await first('next_try_at')), ...(await first('lease_until'))]
  return moments.length === 0 ? undefined : Math.min(...moments)
}

/** Whether any mail is due, checked without a write. */
export const hasDueMails = async (db: Db, now: number) =>
  (await dueMails(db, now).select('id').limit(1).executeTakeFirst()) !== undefined
