import type { OauthContext } from './context.ts'

/** The query of those on the way to the page of how they sign in, where others carry an authorize request. */
export const securitySearch = '?to=security'

export function isForSecurity(c: OauthContext) {
  const query = new URL(c.req.url).searchParams
  return query.get('to') === 'security' && !query.has('client_id')
}
