import type { MiddlewareHandler } from 'hono'
import { allClients } from '#service/store/oauth-clients.ts'
import type { OauthEnv } from './context.ts'
import { originOf } from './redirect-uris.ts'

/**
 * Lets the account's own web clients ask from their pages, and no other site (their origins are those of their
 * registered redirect addresses). Bare `fetch` calls only: neither cookies nor credentials of the browser go along.
 */
export const crossOrigin: MiddlewareHandler<OauthEnv> = async (c, next) => {
  c.header('Vary', 'Origin', { append: true })
  const origin = c.req.header('origin')
  const isKnown = origin !== undefined && (await knownOrigins(c.var.account.db)).has(origin)
  if (isKnown) c.header('Access-Control-Allow-Origin', origin)
  if (c.req.method !== 'OPTIONS') return next()
  if (isKnown) {
    c.header('Access-Control-Allow-Methods', 'GET, POST')
    c.header('Access-Control-Allow-Headers', 'Authorization, Content-Type')
    c.header('Access-Control-Max-Age', '600')
  }
  return c.body(null, 204)
}

async function knownOrigins(db: Parameters<typeof allClients>[0]) {
  // Anybody may register one of the others, with any address.
  const clients = (await allClients(db)).filter(({ self_registered }) => self_registered === 0)
  return new Set(
    clients.flatMap(({ redirect_uris }) => redirect_uris.map(originOf)).filter((origin) => origin !== undefined),
  )
}
