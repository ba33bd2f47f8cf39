import type { Db } from './db.ts'

type Consent = { user_id: number; oauth_client_id: number }

export const hasConsent = async (db: Db, { user_id, oauth_client_id }: Consent) =>
  (await db
    .selectFrom('consent')
    .select('id')
    .where('user_id', '=', user_id)
    .where('oauth_client_id', '=', oauth_client_id)
    .executeTakeFirst()) !== undefined

/** Stored once, however often it is given. */
export const insertConsent = async (db: Db, consent: Consent & { given_at: number }) => {
  await db
    .insertInto('consent')
    .values(consent)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
