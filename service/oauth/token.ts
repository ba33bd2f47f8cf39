import { audienceOf } from './audience.ts'
import { wrongTarget } from './authorize-request.ts'
import { authenticateClient } from './client-authentication.ts'
import type { OauthContext } from './context.ts'
import { readForm, type Fields } from './form-body.ts'
import { redeemCode, refreshTokens } from './grants.ts'
import { isRefusal, refusal, refuse, type Refusal } from './refusal.ts'
import type { OauthClient } from '#service/store/oauth-clients.ts'
import type { Audience, TokenAnswer } from '#wire/oauth.ts'

/** `audience`: of the resource that is asked for once more (RFC 8707 section 2.2), which must be the one of the consent. */
type Grant = (
  c: OauthContext,
  client: OauthClient,
  fields: Fields,
  audience: Audience | undefined,
) => Promise<TokenAnswer | Refusal>

const byCode: Grant = async ({ var: { account, ports } }, client, fields, audience) => {
  const code = fields.get('code')
  if (code === undefined) return refusal('invalid_request', 'Send code')
  const request = { code, redirectUri: fields.get('redirect_uri'), verifier: fields.get('code_verifier'), audience }
  return redeemCode(account.db, ports.now(), client, request)
}

const byRefreshToken: Grant = async ({ var: { account, ports } }, client, fields, audience) => {
  const refreshToken = fields.get('refresh_token')
  if (refreshToken === undefined) return refusal('invalid_request', 'Send refresh_token')
  return refreshTokens(account.db, ports.now(), client, refreshToken, audience)
}

const grants: ReadonlyMap<string, Grant> = new Map([
  ['authorization_code', byCode],
  ['refresh_token', byRefreshToken],
])

/** POST /oauth2/token (RFC 6749 section 3.2). */
export const issueTokens = (c: OauthContext) => answerGrant(c, grants)

/** POST /oauth2/refresh-token (interface, section 6.3): the same, for refreshing alone. */
export const renewTokens = (c: OauthContext) => answerGrant(c, new Map([['refresh_token', byRefreshToken]]))

async function answerGrant(c: OauthContext, grants: ReadonlyMap<string, Grant>) {
  const fields = await readForm(c.req.raw)
  if (isRefusal(fields)) return refuse(c, fields)
  const client = await authenticateClient(c.var.account, fields, c.req.header('authorization'))
  if (isRefusal(client)) return refuse(c, client)
  const type = fields.get('grant_type')
  if (type === undefined) return refuse(c, refusal('invalid_request', 'Send grant_type'))
  const grant = grants.get(type)
  if (!grant) {
    const known = [...grants.keys()].join(' or ')
    return refuse(c, refusal('unsupported_grant_type', `Send grant_type=${known}`))
  }
  const audience = fields.has('resource') ? audienceOf(c.var.account, client, fields.get('resource')) : null
  if (audience === undefined) return refuse(c, refusal('invalid_target', wrongTarget(c.var.account)))
  const answer = await grant(c, client, fields, audience ?? undefined)
  return isRefusal(answer) ? refuse(c, answer) : c.json(answer)
}
