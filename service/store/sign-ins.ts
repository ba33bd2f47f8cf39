import { acrossAccounts, type Db } from './db.ts'

/** Of each family that still has a valid token: where it is used, since when, and when last. */
export const selectFamiliesOf = (db: Db, userId: number, now: number) =>
  db
    .selectFrom('oauth_token as token')
    .innerJoin('oauth_client as client', 'client.id', 'token.oauth_client_id')
    .select(['token.family', 'client.id as application_id', 'client.name'])
    .select(({ fn }) => [
      fn.max('token.id').as('id'),
      fn.max('token.device').as('device'),
      fn.min('token.created_at').as('started_at'),
      fn.max('token.created_at').as('renewed_at'),
      fn.max('token.last_used_at').as('last_used_at'),
    ])
    .where('token.user_id', '=', userId)
    .where('token.expires_at', '>', now)
    .where('token.revoked_at', 'is', null)
    .groupBy(['token.family', 'client.id', 'client.name'])
    .execute()

export const selectSessionsOf = (db: Db, userId: number, now: number) =>
  db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('stage', '=', 'full')
    .orderBy('id', 'desc')
    .execute()

/** Which family a token of a user belongs to, and the browser session it began in. */
export const findFamily = (db: Db, userId: number, tokenId: number) =>
  db
    .selectFrom('oauth_token')
    .select(['family', 'session_id'])
    .where('user_id', '=', userId)
    .where('id', '=', tokenId)
    .executeTakeFirst()

export async function deleteFamily(db: Db, userId: number, family: string) {
  await db.deleteFrom('oauth_code').where('user_id', '=', userId).where('family', '=', family).execute()
  await db.deleteFrom('oauth_token').where('user_id', '=', userId).where('family', '=', family).execute()
}

/** Whether it was there. */
export const deleteSessionOf = async (db: Db, userId: number, id: number) =>
  (await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** All but one family and the browser session it began in. */
export async function deleteOthers(db: Db, userId: number, { family, session_id }: Stay) {
  await db.deleteFrom('oauth_code').where('user_id', '=', userId).where('family', '!=', family).execute()
  await db.deleteFrom('oauth_token').where('user_id', '=', userId).where('family', '!=', family).execute()
  await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if(session_id !== null, (sessions) => sessions.where('id', '!=', session_id ?? 0))
    .execute()
}

type Stay = { family: string; session_id: number | null }

/** Over all accounts, as it runs beside the request: when a token was last used, kept to the hour. */
export const touchToken = async (db: Db, id: number, now: number) => {
  await acrossAccounts(db).updateTable('oauth_token').set({ last_used_at: now }).where('id', '=', id).execute()
}

export const touchSession = async (db: Db, id: number, now: number) => {
  await db.updateTable('session').set({ last_used_at: now }).where('id', '=', id).execute()
}
