import type { Insertable } from 'kysely'
import type { Db } from './db.ts'
import type { Tables } from './schema.ts'

export const findProvider = (db: Db) => db.selectFrom('identity_provider').selectAll().executeTakeFirst()

export async function replaceProvider(db: Db, provider: Insertable<Tables['identity_provider']>) {
  await deleteProvider(db)
  await db.insertInto('identity_provider').values(provider).execute()
}

export const deleteProvider = async (db: Db) => {
  await db.deleteFrom('identity_provider').execute()
}

export async function insertAttempt(db: Db, attempt: Insertable<Tables['sso_attempt']>, now: number) {
  await db.deleteFrom('sso_attempt').where('expires_at', '<=', now).execute()
  await db.insertInto('sso_attempt').values(attempt).execute()
}

/** Used up by it: what came back once counts for nothing the second time. */
export async function takeAttempt(db: Db, stateHash: string, browser: string, now: number) {
  const taken = await db
    .deleteFrom('sso_attempt')
    .where('state_hash', '=', stateHash)
    .returning(['nonce', 'verifier', 'browser', 'search', 'expires_at'])
    .executeTakeFirst()
  return taken && taken.browser === browser && taken.expires_at > now ? taken : undefined
}

export const findUserByIdentity = (db: Db, issuer: string, subject: string) =>
  db
    .selectFrom('user_identity')
    .innerJoin('account_user', 'account_user.id', 'user_identity.user_id')
    .select(['account_user.id', 'account_user.active'])
    .where('user_identity.issuer', '=', issuer)
    .where('user_identity.subject', '=', subject)
    .executeTakeFirst()

export const insertIdentity = async (db: Db, identity: Insertable<Tables['user_identity']>) => {
  await db.insertInto('user_identity').values(identity).execute()
}
