import type { OauthContext } from './context.ts'

/** The query of those on the way to the page of how they sign in, where others carry an authorize request. */
export function securitySearch(c: OauthContext) {
  const locales = new URL(c.req.url).searchParams.get('ui_locales')
  return `?${new URLSearchParams({ to: 'security', ...(locales !== null && { ui_locales: locales }) })}`
}

export const isForSecurity = (c: OauthContext) => leadsToSecurity(new URL(c.req.url).search)

export function leadsToSecurity(search: string) {
  const query = new URLSearchParams(search)
  return query.get('to') === 'security' && !query.has('client_id')
}
