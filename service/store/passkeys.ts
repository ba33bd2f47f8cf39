import type { Insertable } from 'kysely'
import { passkeyChallengeLife } from '#wire/limits.ts'
import type { Db } from './db.ts'
import type { Tables } from './schema.ts'

const listOf = (transports: string) => transports.split(',').filter((part) => part !== '')

export async function selectCredentials(db: Db, userId: number) {
  const found = await db
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .execute()
  return found.map(({ credential_id, transports }) => ({ id: credential_id, transports: listOf(transports) }))
}

export async function findPasskey(db: Db, credentialId: string) {
  const found = await db
    .selectFrom('passkey')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  if (!found) return undefined
  const { id: row, credential_id, public_key, transports, ...passkey } = found
  return { ...passkey, row, id: credential_id, publicKey: public_key, transports: listOf(transports) }
}

/** False when the account knows this credential. */
export const insertPasskey = async (db: Db, passkey: Insertable<Tables['passkey']>) =>
  (await db
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined

export const notePasskeyUse = async (db: Db, id: number, counter: number, now: number) => {
  await db.updateTable('passkey').set({ counter, last_used_at: now }).where('id', '=', id).execute()
}

/** One for each browser, in place of the one before. */
export async function replaceChallenge(db: Db, browser: string, challenge: string, now: number) {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute()
  await db.deleteFrom('passkey_challenge').where('browser', '=', browser).execute()
  // Of two at once for one browser the first stays: then the second is to be asked again.
  await db
    .insertInto('passkey_challenge')
    .values({ browser, challenge, expires_at: now + passkeyChallengeLife })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Used up by it; undefined when there is none, or it has ended. */
export async function takeChallenge(db: Db, browser: string, now: number) {
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('browser', '=', browser)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst()
  return taken && taken.expires_at > now ? taken.challenge : undefined
}
