import * as z from 'zod/mini'

/** `{auth_url}` of an account (interface, section 1.1). */
export const authPath = (account: string) => `/accounts/${encodeURIComponent(account)}`

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
])
export type OauthErrorCode = z.infer<typeof oauthErrorCode>
