import type { OauthContext } from './context.ts'
import { isForSecurity, leadsToSecurity, securitySearch } from './security-address.ts'

/** Goes on where the person was going, after a form was submitted: repeats the authorize request. */
export function authorizeAgain(c: OauthContext) {
  const search = isForSecurity(c) ? securitySearch(c) : searchOf(c)
  return c.redirect(onwardAddress(c, search), 303)
}

/** Where whoever came with this query goes on, once signed in. */
export function onwardAddress(c: OauthContext, search: string) {
  if (leadsToSecurity(search)) return entryAddress(c, search)
  const query = new URLSearchParams(search)
  // The requested login has been done.
  query.delete('prompt')
  return entryAddress(c, `?${query}`)
}

/** The page that whoever came with this query was on the way to, which asks them to sign in. */
export const entryAddress = ({ var: { account } }: OauthContext, search: string) =>
  `${account.path}/${leadsToSecurity(search) ? 'security' : 'authorize'}${search}`

export const searchOf = (c: OauthContext) => new URL(c.req.url).search
