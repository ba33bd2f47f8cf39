import type { Updateable } from 'kysely'
import { acrossAccounts, type Db } from './db.ts'
import type { Stored, Tables } from './schema.ts'

const columns = ['id', 'account_id', 'proposal_id', 'receiver_id', 'recipient', 'reply_to_name'] as const

export type ReportedMail = NonNullable<Awaited<ReturnType<typeof findReportedMail>>>

/**
 * The mail of any account that a report is about: by its Message-ID, which nobody can guess; else the only one that went
 * to this recipient lately. Undefined when several did.
 */
export async function findReportedMail(db: Db, messageIds: readonly string[], recipient: string, since: number) {
  const mails = () => acrossAccounts(db).selectFrom('mail').select(columns)
  if (messageIds.length > 0) {
    const [named] = await mails()
      .where('message_id', 'in', [...messageIds])
      .limit(1)
      .execute()
    if (named) return named
  }
  if (recipient === '') return undefined
  const [only, ...others] = await mails()
    .where('recipient', '=', recipient)
    .where('state', '=', 'sent')
    .where('created_at', '>', since)
    .limit(2)
    .execute()
  return others.length === 0 ? only : undefined
}

/** Undefined when it is in none of these states any more. */
export const updateMail = (
  db: Db,
  id: number,
  changes: Updateable<Tables['mail']>,
  states: readonly Stored<'mail'>['state'][],
) =>
  db
    .updateTable('mail')
    .set(changes)
    .where('id', '=', id)
    .where('state', 'in', [...states])
    .returning('id')
    .executeTakeFirst()

export const findReceiverName = async (db: Db, receiverId: number) =>
  (
    await db
      .selectFrom('receiver')
      .innerJoin('contact', 'contact.id', 'receiver.contact_id')
      .select('contact.fullname')
      .where('receiver.id', '=', receiverId)
      .executeTakeFirst()
  )?.fullname
