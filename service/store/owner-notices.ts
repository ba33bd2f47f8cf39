import type { Insertable } from 'kysely'
import { leavingAccounts } from './account-deletion.ts'
import { acrossAccounts, type Db } from './db.ts'
import type { Stored, Tables } from './schema.ts'

export const insertNotice = async (db: Db, notice: Insertable<Tables['owner_notice']>) => {
  await db.insertInto('owner_notice').values(notice).execute()
}

/** What the owner of a proposal was not told yet, in the order it happened. */
export const selectWaitingNotices = (db: Db, proposalId: number) =>
  db
    .selectFrom('owner_notice')
    .select(['id', 'kind', 'facts', 'happened_at'])
    .where('proposal_id', '=', proposalId)
    .where('settled_at', 'is', null)
    .orderBy('id')
    .execute()

/** Each of them was mailed or left out. */
export const settleNotices = async (db: Db, ids: readonly number[], now: number) => {
  if (ids.length > 0)
    await db
      .updateTable('owner_notice')
      .set({ settled_at: now })
      .where('id', 'in', [...ids])
      .execute()
}

export const findMailing = (db: Db, proposalId: number) =>
  db.selectFrom('owner_mailing').select(['told_at', 'due_at']).where('proposal_id', '=', proposalId).executeTakeFirst()

export const setMailing = async (
  db: Db,
  proposal_id: number,
  mailing: Pick<Stored<'owner_mailing'>, 'told_at' | 'due_at'>,
) => {
  const known = await db
    .updateTable('owner_mailing')
    .set(mailing)
    .where('proposal_id', '=', proposal_id)
    .returning('id')
    .executeTakeFirst()
  if (!known)
    await db
      .insertInto('owner_mailing')
      .values({ proposal_id, ...mailing })
      .execute()
}

/**
 * Mailings that wait and may be due at `now`, over all accounts. One whose last mail lies in the future was written
 * before the clock was set back.
 */
export const selectDueMailings = (db: Db, now: number, limit: number) =>
  acrossAccounts(db)
    .selectFrom('owner_mailing')
    .select(['account_id', 'proposal_id'])
    .where('due_at', 'is not', null)
    .where('account_id', 'not in', leavingAccounts(db))
    .where((is) => is.or([is('due_at', '<=', now), is('told_at', '>', now)]))
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute()

export async function nextMailingMoment(db: Db, now: number): Promise<number | undefined> {
  const { at } = await acrossAccounts(db)
    .selectFrom('owner_mailing')
    .select(({ fn }) => fn.min('due_at').as('at'))
    .where('due_at', '>', now)
    .executeTakeFirstOrThrow()
  return at ?? undefined
}

/** Whether a question of a customer's still waits: it was neither answered nor put aside. */
export const isWaiting = async (db: Db, commentId: number) =>
  (await db
    .selectFrom('comment')
    .select('id')
    .where('id', '=', commentId)
    .where('waiting_since', 'is not', null)
    .executeTakeFirst()) !== undefined

/** Whether the receiver of this mail got another one since. */
export const wasMailedAgain = async (db: Db, mailId: number) =>
  (await db
    .selectFrom('mail')
    .innerJoin('mail as later', 'later.receiver_id', 'mail.receiver_id')
    .select('later.id')
    .where('mail.id', '=', mailId)
    .whereRef('later.id', '>', 'mail.id')
    .where('later.state', 'in', ['queued', 'sent'])
    .limit(1)
    .executeTakeFirst()) !== undefined

export const findMailChoice = (db: Db, userId: number) =>
  db.selectFrom('mail_choice').select(['language', 'switched_off']).where('user_id', '=', userId).executeTakeFirst()

type MailChoice = Pick<Stored<'mail_choice'>, 'user_id' | 'language' | 'switched_off'>

export const setMailChoice = async (db: Db, { user_id, ...choice }: MailChoice) => {
  const known = await db
    .updateTable('mail_choice')
    .set(choice)
    .where('user_id', '=', user_id)
    .returning('id')
    .executeTakeFirst()
  if (!known)
    await db
      .insertInto('mail_choice')
      .values({ user_id, ...choice })
      .execute()
}
