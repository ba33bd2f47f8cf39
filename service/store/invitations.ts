import type { Insertable, Updateable } from 'kysely'
import type { Db } from './db.ts'
import type { Tables } from './schema.ts'

type Invitation = Tables['invitation']

const columns = ['id', 'email', 'role', 'invited_by', 'created_at', 'sent_at', 'expires_at'] as const

export const selectInvitations = (db: Db) => db.selectFrom('invitation').select(columns).orderBy('id').execute()

export const findInvitation = (db: Db, id: number) =>
  db.selectFrom('invitation').select(columns).where('id', '=', id).executeTakeFirst()

/** One that has not ended, by its token. */
export const findInvitationByToken = (db: Db, tokenHash: string, now: number) =>
  db
    .selectFrom('invitation')
    .select([...columns, 'email_key'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()

export const hasInvitation = async (db: Db, emailKey: string) =>
  (await db.selectFrom('invitation').select('id').where('email_key', '=', emailKey).executeTakeFirst()) !== undefined

export const insertInvitation = (db: Db, invitation: Insertable<Invitation>) =>
  db.insertInto('invitation').values(invitation).returning('id').executeTakeFirstOrThrow()

export const updateInvitation = async (db: Db, id: number, changes: Updateable<Invitation>) => {
  await db.updateTable('invitation').set(changes).where('id', '=', id).execute()
}

/** Whether it was there: of two who accept or withdraw it at once, one finds it. */
export const deleteInvitation = async (db: Db, id: number) =>
  (await db.deleteFrom('invitation').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined
