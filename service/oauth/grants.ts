import { hashToken, newToken } from '#service/domain/token-hash.ts'
import { deleteAllowancesFullBefore } from '#service/store/allowances.ts'
import type { Db } from '#service/store/db.ts'
import type { OauthClient } from '#service/store/oauth-clients.ts'
import { deleteCodesEndedBefore, findCode, insertCode, markCodeUsed } from '#service/store/oauth-codes.ts'
import {
  deleteTokensEndedBefore,
  findToken,
  insertTokens,
  markTokenUsed,
  revokeFamily,
} from '#service/store/oauth-tokens.ts'
import { isActiveUser } from '#service/store/sign-in-users.ts'
import type { TokenAnswer } from '#wire/oauth.ts'
import { challengeOf } from './proof-key.ts'
import { refusal, type Refusal } from './refusal.ts'

/** Life times in milliseconds (wire section 6). */
const second = 1000
const day = 24 * 60 * 60 * second
const lifetime = { code: 60 * second, access: 30 * day, refresh: 90 * day, grace: 10 * second }

type Owner = { family: string; oauth_client_id: number; user_id: number }

const spent = refusal('invalid_grant', 'The code is not valid: sign in again')
const ended = refusal('invalid_grant', 'The refresh token is not valid: sign in again')

/** A code for one client, one address and one proof, good once and for a minute. */
export async function issueCode(
  db: Db,
  now: number,
  given: { client: OauthClient; userId: number; redirectUri: string; codeChallenge: string | undefined },
) {
  const code = newToken()
  // A code is remembered for as long as what it gave may live, so that a copy of it is noticed.
  await deleteCodesEndedBefore(db, now - lifetime.refresh)
  await deleteTokensEndedBefore(db, now)
  await deleteAllowancesFullBefore(db, now)
  await insertCode(db, {
    code_hash: await hashToken(code),
    oauth_client_id: given.client.id,
    user_id: given.userId,
    redirect_uri: given.redirectUri,
    code_challenge: given.codeChallenge ?? null,
    family: newToken(),
    expires_at: now + lifetime.code,
  })
  return code
}

/** Turns a code into tokens. A second use means that somebody copied it: what the first gave is revoked. */
export async function redeemCode(
  db: Db,
  now: number,
  client: OauthClient,
  given: { code: string; redirectUri: string | undefined; verifier: string | undefined },
): Promise<TokenAnswer | Refusal> {
  const codeHash = await hashToken(given.code)
  const challenge = given.verifier === undefined ? null : await challengeOf(given.verifier)
  const tokens = await newTokens()
  return db.transaction().execute(async (db) => {
    const code = await findCode(db, codeHash)
    if (!code) return spent
    if (code.used_at !== null) return revoked(db, now, code.family, spent)
    const fits =
      code.oauth_client_id === client.id &&
      code.expires_at > now &&
      code.redirect_uri === given.redirectUri &&
      // A verifier without a challenge would be an answer to somebody else's question.
      code.code_challenge === challenge
    if (!fits || !(await isActiveUser(db, code.user_id))) return spent
    if (!(await markCodeUsed(db, code.id, now))) return revoked(db, now, code.family, spent)
    return give(db, now, code, tokens)
  })
}

/**
 * Turns a refresh token into a new pair; the old one is used up. Using it again means that somebody copied it, and
 * ends the whole family, except within the grace: then the first answer was lost on its way, and a pair is given again.
 */
export async function refreshTokens(
  db: Db,
  now: number,
  client: OauthClient,
  refreshToken: string,
): Promise<TokenAnswer | Refusal> {
  const tokenHash = await hashToken(refreshToken)
  const tokens = await newTokens()
  return db.transaction().execute(async (db) => {
    const token = await findToken(db, tokenHash)
    if (token?.kind !== 'refresh' || token.oauth_client_id !== client.id) return ended
    if (token.revoked_at !== null || token.expires_at <= now || !(await isActiveUser(db, token.user_id))) return ended
    const since = token.used_at === null ? undefined : now - token.used_at
    // A clock that was set back gives no grace.
    if (since !== undefined && (since < 0 || since > lifetime.grace)) return revoked(db, now, token.family, ended)
    await markTokenUsed(db, token.id, now)
    return give(db, now, token, tokens)
  })
}

/** Returned, not thrown: the revocation must commit although the request fails. */
async function revoked(db: Db, now: number, family: string, answer: Refusal) {
  await revokeFamily(db, family, now)
  return answer
}

const newTokens = async () => {
  const [access, refresh] = [newToken(), newToken()]
  return { access, refresh, accessHash: await hashToken(access), refreshHash: await hashToken(refresh) }
}

async function give(
  db: Db,
  now: number,
  { family, oauth_client_id, user_id }: Owner,
  tokens: Awaited<ReturnType<typeof newTokens>>,
): Promise<TokenAnswer> {
  const token = { family, oauth_client_id, user_id, created_at: now }
  await insertTokens(db, [
    { ...token, kind: 'access', token_hash: tokens.accessHash, expires_at: now + lifetime.access },
    { ...token, kind: 'refresh', token_hash: tokens.refreshHash, expires_at: now + lifetime.refresh },
  ])
  return {
    access_token: tokens.access,
    token_type: 'Bearer',
    expires_in: lifetime.access / second,
    refresh_token: tokens.refresh,
  }
}
