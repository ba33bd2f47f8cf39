import { hashToken } from '#service/domain/token-hash.ts'
import { findToken, revokeFamily, revokeToken } from '#service/store/oauth-tokens.ts'
import { authenticateClient } from './client-authentication.ts'
import { endSessionOf } from './browser-session.ts'
import type { OauthContext } from './context.ts'
import { readForm } from './form-body.ts'
import { isRefusal, refusal, refuse } from './refusal.ts'

/**
 * POST /oauth2/revoke (RFC 7009): a refresh token is revoked with its whole family, an access token alone. An unknown
 * token, or another client's, gets the same response. An app on this origin that gives its refresh token back signs
 * its person out: these pages forget them in this browser too, or whoever comes next would get in without a password.
 */
export async function revoke(c: OauthContext) {
  const { account, ports } = c.var
  const fields = await readForm(c.req.raw)
  if (isRefusal(fields)) return refuse(c, fields)
  const client = await authenticateClient(account, fields, c.req.header('authorization'))
  if (isRefusal(client)) return refuse(c, client)
  const presented = fields.get('token')
  if (presented === undefined) return refuse(c, refusal('invalid_request', 'Send token'))

  const token = await findToken(account.db, await hashToken(presented))
  if (token?.oauth_client_id === client.id) {
    if (token.kind === 'refresh') {
      await revokeFamily(account.db, token.family, ports.now())
      if (token.user_id !== null) await endSessionOf(c, token.user_id)
    } else await revokeToken(account.db, token.id, ports.now())
  }
  return c.body(null, 200)
}
