import { withGoodRequest } from './authorize.ts'
import type { AuthorizeRequest } from './authorize-request.ts'
import type { OauthContext } from './context.ts'
import { isForSecurity } from './security-address.ts'

/**
 * Runs `respond` for whoever is on the way somewhere: to an application, by a request that may be answered, or to the
 * page of how they sign in, which no application asked for.
 */
export const withEntry = (c: OauthContext, respond: (request: AuthorizeRequest | undefined) => Promise<Response>) =>
  isForSecurity(c) ? respond(undefined) : withGoodRequest(c, respond)
