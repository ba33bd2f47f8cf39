import type { Audience } from '#wire/oauth.ts'
import type { Db } from './db.ts'
import type { Stored } from './schema.ts'

type Unset = 'id' | 'used_at' | 'revoked_at' | 'given_for' | 'last_used_at' | 'device' | 'session_id' | 'audience'
type OauthToken = Omit<Stored<'oauth_token'>, Unset> & {
  given_for?: number
  audience?: Audience
  device?: string
  session_id?: number | null
}

export const insertTokens = async (db: Db, tokens: OauthToken[]) => {
  await db.insertInto('oauth_token').values(tokens).execute()
}

export const findToken = (db: Db, tokenHash: string) =>
  db.selectFrom('oauth_token').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()

/** Tokens issued for a refresh token so far. */
export const selectGivenFor = (db: Db, id: number) =>
  db.selectFrom('oauth_token').select(['id', 'kind', 'used_at']).where('given_for', '=', id).execute()

/** Marks a refresh token as used; of concurrent callers only one succeeds. */
export const markTokenUsed = async (db: Db, id: number, now: number) =>
  (await db
    .updateTable('oauth_token')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

const stillValid = (db: Db, now: number) =>
  db.updateTable('oauth_token').set({ revoked_at: now }).where('revoked_at', 'is', null)

/** Revokes the pair issued for a refresh token. */
export const revokeGivenFor = async (db: Db, id: number, now: number) => {
  await stillValid(db, now).where('given_for', '=', id).execute()
}

export const revokeToken = async (db: Db, id: number, now: number) => {
  await stillValid(db, now).where('id', '=', id).execute()
}

/** Revokes all tokens of one sign-in. */
export const revokeFamily = async (db: Db, family: string, now: number) => {
  await stillValid(db, now).where('family', '=', family).execute()
}

export const deleteTokensEndedBefore = async (db: Db, moment: number) => {
  await db.deleteFrom('oauth_token').where('expires_at', '<', moment).execute()
}
