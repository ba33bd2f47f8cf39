import type { OauthContext } from './context.ts'
import { isForSecurity, securitySearch } from './security-address.ts'

/** Goes on where the person was going, after a form was submitted: repeats the authorize request. */
export function authorizeAgain(c: OauthContext) {
  if (isForSecurity(c)) return c.redirect(`${c.var.account.path}/security${securitySearch(c)}`, 303)
  const query = new URLSearchParams(searchOf(c))
  // The requested login has been done.
  query.delete('prompt')
  return c.redirect(`${c.var.account.path}/authorize?${query}`, 303)
}

export const searchOf = (c: OauthContext) => new URL(c.req.url).search
