import * as z from 'zod/mini'

/** `{auth_url}` of an account (interface, section 1.1). */
export const authPath = (account: string) => `/accounts/${encodeURIComponent(account)}`

/** What an access token is for: the API, or the endpoint for assistants alone (interface, section 6.11). */
export const audiences = ['api', 'mcp'] as const
export type Audience = (typeof audiences)[number]

/** The endpoint for assistants of an account, and the resource that its tokens are for (RFC 8707). */
export const assistantsPath = (account: string) => `/mcp/${encodeURIComponent(account)}`

/** RFC 6749 section 5.1; the token endpoints' answer (interface, section 6.3). */
export const tokenAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Seconds. */
  expires_in: z.int(),
  refresh_token: z.string(),
})
export type TokenAnswer = z.infer<typeof tokenAnswer>

/** RFC 6749 section 5.2. */
export const oauthErrorCode = z.enum([
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'unauthorized_client',
  'unsupported_grant_type',
  'unsupported_response_type',
  'access_denied',
  'invalid_target',
  'invalid_redirect_uri',
  'invalid_client_metadata',
  'temporarily_unavailable',
])
export type OauthErrorCode = z.infer<typeof oauthErrorCode>
