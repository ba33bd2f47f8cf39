import { findClient, type OauthClient } from '#service/store/oauth-clients.ts'
import type { Audience, OauthErrorCode } from '#wire/oauth.ts'
import { audienceOf } from './audience.ts'
import type { AccountHere } from './context.ts'
import { single, type Fields } from './form-body.ts'
import { isRegistered } from './redirect-uris.ts'

/** A request that may be answered at its redirect address (interface, section 6.2). */
export type AuthorizeRequest = {
  client: OauthClient
  redirectUri: string
  state: string | undefined
  codeChallenge: string | undefined
  audience: Audience
  /** `prompt=login`: asks for the password also when somebody is signed in. */
  signInAgain: boolean
}

export type Checked =
  | { is: 'good'; request: AuthorizeRequest }
  /** Client and redirect address are valid: errors may be sent there. */
  | { is: 'refused'; redirectUri: string; state: string | undefined; error: OauthErrorCode; description: string }
  /** Errors can only be shown on the page. */
  | { is: 'untrusted' }

const base64url = /^[A-Za-z0-9_-]{43}$/

export async function checkRequest(account: AccountHere, search: string): Promise<Checked> {
  const { fields, fault } = single(new URLSearchParams(search))
  const clientId = fields.get('client_id')
  const redirectUri = fields.get('redirect_uri')
  if (fault === 'client_id' || fault === 'redirect_uri' || !clientId || !redirectUri) return { is: 'untrusted' }
  const client = await findClient(account.db, clientId)
  if (!client || !isRegistered(client, redirectUri)) return { is: 'untrusted' }

  const state = fault === 'state' ? undefined : fields.get('state')
  const problem = fault === undefined ? faultOf(client, fields) : (['invalid_request', `Send ${fault} once`] as const)
  if (problem) return { is: 'refused', redirectUri, state, error: problem[0], description: problem[1] }
  const audience = audienceOf(account, client, fields.get('resource'))
  if (audience === undefined)
    return { is: 'refused', redirectUri, state, error: 'invalid_target', description: wrongTarget(account) }
  const request = {
    client,
    redirectUri,
    state,
    codeChallenge: fields.get('code_challenge'),
    audience,
    signInAgain: fields.get('prompt') === 'login',
  }
  return { is: 'good', request }
}

/** What to ask for instead; it also says what is wrong at the token endpoint. */
export const wrongTarget = ({ assistants }: Pick<AccountHere, 'assistants'>) =>
  assistants === undefined ? 'Assistants cannot be connected here' : `Send resource=${assistants}, or leave it out`

/** Public clients and those that registered themselves prove with PKCE that the code is theirs; confidential ones may. `plain` proves nothing. */
function faultOf(client: OauthClient, fields: Fields): readonly [OauthErrorCode, string] | undefined {
  const challenge = fields.get('code_challenge')
  const type = fields.get('response_type')
  if (!type) return ['invalid_request', 'Send response_type=code']
  if (type !== 'code') return ['unsupported_response_type', 'Only response_type=code is supported']
  if (challenge === undefined) {
    if (fields.has('code_challenge_method')) return ['invalid_request', 'Send code_challenge with its method']
    return client.secret_hash === null || client.self_registered === 1
      ? ['invalid_request', 'Send a code_challenge (PKCE, S256)']
      : undefined
  }
  if (fields.get('code_challenge_method') !== 'S256') return ['invalid_request', 'Send code_challenge_method=S256']
  return base64url.test(challenge) ? undefined : ['invalid_request', 'code_challenge is not a SHA-256 in base64url']
}
