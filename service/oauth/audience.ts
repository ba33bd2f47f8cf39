import type { OauthClient } from '#service/store/oauth-clients.ts'
import { assistantsPath, authPath, type Audience } from '#wire/oauth.ts'
import type { AccountHere } from './context.ts'

/**
 * What a token is for, by the resource that was asked for (RFC 8707): the endpoint for assistants, or the API, which it
 * is without one. Undefined where this service has no such resource, and for an application that registered itself and
 * asks for more than that endpoint: it gets nothing else, also when it names nothing.
 */
export function audienceOf(
  { assistants, name, issuer }: Pick<AccountHere, 'assistants' | 'name' | 'issuer'>,
  { self_registered }: Pick<OauthClient, 'self_registered'>,
  resource: string | undefined,
): Audience | undefined {
  const base = issuer.slice(0, -authPath(name).length)
  const asked = resource === undefined ? undefined : plain(resource)
  if (self_registered === 1 || asked === `${base}${assistantsPath(name)}`)
    return assistants !== undefined && (asked ?? assistants) === assistants ? 'mcp' : undefined
  return asked === undefined || asked === base || asked.startsWith(`${base}/api/`) ? 'api' : undefined
}

/** Without a slash at its end, and with scheme and host in lower case: resources are compared by what they lead to. */
const plain = (resource: string) => (URL.canParse(resource) ? new URL(resource).href.replace(/\/$/, '') : resource)
