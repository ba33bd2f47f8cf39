import type { OauthErrorCode } from '#wire/oauth.ts'
import type { OauthContext } from './context.ts'

/**
 * An error of the token endpoint (RFC 6749 section 5.2). Returned, never thrown: revocations made before must commit.
 */
export type Refusal = {
  error: OauthErrorCode
  error_description: string
  status: 400 | 401 | 404 | 405 | 413 | 415 | 429
}

export const refusal = (error: OauthErrorCode, description: string, status: Refusal['status'] = 400): Refusal => ({
  error,
  error_description: description,
  status,
})

export const isRefusal = (value: object): value is Refusal => 'error_description' in value

export function refuse(c: OauthContext, { status, ...answer }: Refusal) {
  if (status === 401) c.header('WWW-Authenticate', 'Basic realm="oauth2"')
  return c.json(answer, status)
}
