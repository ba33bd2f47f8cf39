import type { Audience } from '#wire/oauth.ts'
import type { Db } from './db.ts'

type Consent = { user_id: number; oauth_client_id: number }

const consentsOf = (db: Db, { user_id, oauth_client_id }: Consent) =>
  db
    .selectFrom('consent')
    .select(['id', 'audience'])
    .where('user_id', '=', user_id)
    .where('oauth_client_id', '=', oauth_client_id)

/** Whether somebody let an application use the API; consent to the endpoint for assistants is less than that. */
export const hasConsent = async (db: Db, consent: Consent) =>
  (await consentsOf(db, consent).where('audience', '=', 'api').executeTakeFirst()) !== undefined

/** Stored once, however often it is given; what it is for only ever widens. */
export const insertConsent = async (db: Db, consent: Consent & { given_at: number; audience?: Audience }) => {
  await db
    .insertInto('consent')
    .values(consent)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (consent.audience === 'mcp') return
  await db
    .updateTable('consent')
    .set({ audience: 'api' })
    .where('user_id', '=', consent.user_id)
    .where('oauth_client_id', '=', consent.oauth_client_id)
    .where('audience', '!=', 'api')
    .execute()
}
