import type { OauthErrorCode } from '#wire/oauth.ts'
import type { OauthContext } from './context.ts'

/** A token endpoint's no (RFC 6749 section 5.2). Returned, never thrown: what was revoked on the way must commit. */
export type Refusal = { error: OauthErrorCode; error_description: string; status: 400 | 401 | 405 | 413 | 415 }

export const refusal = (error: OauthErrorCode, description: string, status: Refusal['status'] = 400): Refusal => ({
  error,
  error_description: description,
  status,
})

export const isRefusal = (given: object): given is Refusal => 'error_description' in given

export function refuse(c: OauthContext, { status, ...answer }: Refusal) {
  if (status === 401) c.header('WWW-Authenticate', 'Basic realm="oauth2"')
  return c.json(answer, status)
}
