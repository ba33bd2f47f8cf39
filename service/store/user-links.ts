import type { Insertable } from 'kysely'
import type { Db } from './db.ts'
import type { Tables } from './schema.ts'

type UserLink = Tables['user_link']
type Kind = UserLink['kind']

export const insertUserLink = async (db: Db, link: Insertable<UserLink>) => {
  await db.insertInto('user_link').values(link).execute()
}

/** A link that has not ended, of a user who is active. */
export const findUserLink = (db: Db, kind: Kind, tokenHash: string, now: number) =>
  db
    .selectFrom('user_link')
    .innerJoin('account_user', 'account_user.id', 'user_link.user_id')
    .select(['user_link.id', 'user_link.user_id', 'user_link.email as sent_to'])
    .select(['account_user.email', 'account_user.firstname', 'account_user.lastname'])
    .where('user_link.kind', '=', kind)
    .where('user_link.token_hash', '=', tokenHash)
    .where('user_link.expires_at', '>', now)
    .where('account_user.active', '=', 1)
    .executeTakeFirst()

/** The addresses users want to have, until they confirmed them or took too long. */
export const selectEmailChanges = (db: Db, now: number) =>
  db
    .selectFrom('user_link')
    .select(['user_id', 'email'])
    .where('kind', '=', 'email_change')
    .where('expires_at', '>', now)
    .execute()

/** Whether it was there: of two uses at once, one finds it. */
export const deleteUserLink = async (db: Db, id: number) =>
  (await db.deleteFrom('user_link').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined

export const deleteLinksOf = async (db: Db, userId: number, kind: Kind) => {
  await db.deleteFrom('user_link').where('user_id', '=', userId).where('kind', '=', kind).execute()
}

export const deleteLinksEndedBefore = async (db: Db, moment: number) => {
  await db.deleteFrom('user_link').where('expires_at', '<=', moment).execute()
}
