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
  revokeGivenFor,
  selectGivenFor,
} from '#service/store/oauth-tokens.ts'
import { isActiveUser } from '#service/store/sign-in-users.ts'
import { turnOfAccount } from '#service/store/turns.ts'
import type { Audience, TokenAnswer } from '#wire/oauth.ts'
import { accessTokenLife, authorizationCodeLife, inSeconds, refreshTokenGrace, refreshTokenLife } from '#wire/limits.ts'
import { challengeOf } from './proof-key.ts'
import { refusal, type Refusal } from './refusal.ts'

type Owner = {
  family: string
  oauth_client_id: number
  user_id: number
  device: string
  session_id: number | null
  audience: Audience
  given_for?: number
}

const spent = refusal('invalid_grant', 'The code is not valid: sign in again')
const ended = refusal('invalid_grant', 'The refresh token is not valid: sign in again')

/** A code for one client, one address and one proof, good once and for a minute. */
export async function issueCode(
  db: Db,
  now: number,
  request: {
    client: OauthClient
    userId: number
    redirectUri: string
    codeChallenge: string | undefined
    /** The API, unless said otherwise. */
    audience?: Audience
    /** The browser session it is given in, and the device that runs it. */
    sessionId?: number | undefined
    device?: string
  },
) {
  const code = newToken()
  // Codes are kept as long as the tokens issued for them may live, so that reuse is detected.
  await deleteCodesEndedBefore(db, now - refreshTokenLife)
  await deleteTokensEndedBefore(db, now)
  await deleteAllowancesFullBefore(db, now)
  await insertCode(db, {
    code_hash: await hashToken(code),
    oauth_client_id: request.client.id,
    user_id: request.userId,
    redirect_uri: request.redirectUri,
    code_challenge: request.codeChallenge ?? null,
    family: newToken(),
    audience: request.audience ?? 'api',
    session_id: request.sessionId ?? null,
    device: request.device ?? '',
    expires_at: now + authorizationCodeLife,
  })
  return code
}

/** Exchanges a code for tokens. A second use means it was stolen: the tokens of the first are revoked. */
export async function redeemCode(
  db: Db,
  now: number,
  client: OauthClient,
  request: {
    code: string
    redirectUri: string | undefined
    verifier: string | undefined
    audience?: Audience | undefined
  },
): Promise<TokenAnswer | Refusal> {
  const codeHash = await hashToken(request.code)
  const challenge = request.verifier === undefined ? null : await challengeOf(request.verifier)
  const tokens = await newTokens()
  return db.transaction().execute(async (db) => {
    const code = await findCode(db, codeHash)
    if (!code) return spent
    if (code.used_at !== null) return revoked(db, now, code.family, spent)
    const fits =
      code.oauth_client_id === client.id &&
      code.expires_at > now &&
      code.redirect_uri === request.redirectUri &&
      // A verifier without a challenge is refused too (PKCE downgrade).
      code.code_challenge === challenge &&
      (request.audience ?? code.audience) === code.audience
    if (!fits || !(await isActiveUser(db, code.user_id))) return spent
    if (!(await markCodeUsed(db, code.id, now))) return revoked(db, now, code.family, spent)
    return give(db, now, code, tokens)
  })
}

/**
 * Exchanges a refresh token for a new pair; the old one is used up. Reuse means it was stolen, and revokes the whole
 * family, except once within the grace period: then the first response is taken for lost, and a new pair replaces the
 * one in it. If both responses did arrive, one holder has a revoked pair, and using that counts as reuse.
 */
export async function refreshTokens(
  db: Db,
  now: number,
  client: OauthClient,
  refreshToken: string,
  audience?: Audience,
): Promise<TokenAnswer | Refusal> {
  const tokenHash = await hashToken(refreshToken)
  const tokens = await newTokens()
  return db.transaction().execute(async (db) => {
    // Serialised: of two concurrent requests the second sees what the first got.
    await turnOfAccount(db)
    const token = await findToken(db, tokenHash)
    if (token?.kind !== 'refresh' || token.oauth_client_id !== client.id) return ended
    if (token.revoked_at !== null) return revoked(db, now, token.family, ended)
    if ((audience ?? token.audience) !== token.audience) return ended
    if (token.expires_at <= now || !(await isActiveUser(db, token.user_id))) return ended
    if (token.used_at === null) await markTokenUsed(db, token.id, now)
    else if (await wasLost(db, now, { id: token.id, usedAt: token.used_at })) await revokeGivenFor(db, token.id, now)
    else return revoked(db, now, token.family, ended)
    return give(db, now, { ...token, given_for: token.id }, tokens)
  })
}

/** Whether the response to a used token may have been lost: it is recent, the only one, and unused. */
async function wasLost(db: Db, now: number, { id, usedAt }: { id: number; usedAt: number }) {
  const since = now - usedAt
  // No grace if the clock was set back.
  if (since < 0 || since > refreshTokenGrace) return false
  const successors = (await selectGivenFor(db, id)).filter(({ kind }) => kind === 'refresh')
  return successors.length === 1 && successors.every(({ used_at }) => used_at === null)
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
  { family, audience, oauth_client_id, user_id, device, session_id, given_for }: Owner,
  tokens: Awaited<ReturnType<typeof newTokens>>,
): Promise<TokenAnswer> {
  const owner = { family, audience, oauth_client_id, user_id, device, session_id, created_at: now }
  const token = { ...owner, ...(given_for !== undefined && { given_for }) }
  await insertTokens(db, [
    { ...token, kind: 'access', token_hash: tokens.accessHash, expires_at: now + accessTokenLife },
    { ...token, kind: 'refresh', token_hash: tokens.refreshHash, expires_at: now + refreshTokenLife },
  ])
  return {
    access_token: tokens.access,
    token_type: 'Bearer',
    expires_in: inSeconds(accessTokenLife),
    refresh_token: tokens.refresh,
  }
}
