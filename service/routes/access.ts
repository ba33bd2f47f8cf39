import type { MiddlewareHandler } from 'hono'
import { accessOf, type Access } from '#service/domain/access.ts'
import { apiKeyAccessOf, type KeyRefusal } from '#service/domain/api-key-access.ts'
import { looksLikeApiKey } from '#service/domain/api-key-text.ts'
import { noteUse } from '#service/domain/token-use.ts'
import { countRequest, type Standing } from '#service/domain/rate-limit.ts'
import type { Ports } from '#service/ports.ts'
import type { ServiceContext, ServiceEnv } from './env.ts'
import { problem } from './problem.ts'
import type { Interface } from '#wire/operation.ts'
import { tellStanding, tooMany } from './rate-limit.ts'

const bearer = /^Bearer +([\w.~+/-]+=*)$/i

const unknownToken = 'The access token is unknown or has expired. Sign in again.'

const refusedKeys: Record<KeyRefusal, string> = {
  incomplete: 'This is not a whole API key. Copy it again, from its beginning to its end.',
  unknown: 'This API key was revoked, or never was. Ask an admin of the account for a new one.',
  expired: 'This API key has expired. Ask an admin of the account for a new one.',
}

/**
 * Bearer token or API key, in the header only (RFC 6750); then the account in the path must be its own, and the
 * interface one that it counts for (interface, sections 6.10 and 8.1).
 */
export const authenticated =
  (ports: Ports, face: Interface): MiddlewareHandler<ServiceEnv> =>
  async (c, next) => {
    const [, token] = bearer.exec(c.req.header('Authorization') ?? '') ?? []
    if (!token)
      return problem(c, 401, 'Send an access token or an API key: Authorization: Bearer <token>.', {
        headers: { 'WWW-Authenticate': 'Bearer' },
      })
    const access = await (looksLikeApiKey(token) ? apiKeyAccessOf(ports, token) : accessOf(ports, token))
    if (access === undefined || typeof access === 'string')
      return problem(c, 401, access === undefined ? unknownToken : refusedKeys[access], {
        headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
      })
    const standing = await countRequest(access.unit, access)
    const refusal = refusalOf(c, access, standing, face)
    if (refusal) return refusal
    await noteUse(ports, access)
    c.set('unit', access.unit)
    c.set('tokenId', access.bucket)
    // Several programs may act as one person, and must not get each other's answers.
    if (access.unit.apiKey) c.set('keyScope', `api key ${access.unit.apiKey.id} `)
    await next()
    tellStanding(c.res, standing)
  }

const forOwnAppAlone =
  "This interface is for the account's own app alone, and the token was given to another. Use version 2: /api/v2."
const notByKey = 'API keys are for version 2 and version 1. Use version 2: /api/v2.'

/** Why a valid token is refused; refusals count against the rate limit too. */
function refusalOf(c: ServiceContext, { unit, isActive }: Access, standing: Standing, face: Interface) {
  const what = unit.apiKey ? 'API key' : 'access token'
  const refuse = () => {
    if (!standing.isAllowed) return tooMany(c, standing)
    if (c.req.param('account') !== unit.account.name) return problem(c, 403, `This ${what} is for another account.`)
    if (!isActive) return problem(c, 403, 'This user is no longer active.')
    return unit.interfaces?.includes(face) ? undefined : problem(c, 403, unit.apiKey ? notByKey : forOwnAppAlone)
  }
  const refusal = refuse()
  if (refusal) tellStanding(refusal, standing)
  return refusal
}
