import type { MiddlewareHandler } from 'hono'
import { accessOf } from '#service/domain/access.ts'
import { noteTokenUse } from '#service/domain/token-use.ts'
import { countRequest, type Standing } from '#service/domain/rate-limit.ts'
import type { Ports } from '#service/ports.ts'
import type { ServiceContext, ServiceEnv } from './env.ts'
import { problem } from './problem.ts'
import type { Interface } from '#wire/operation.ts'
import { tellStanding, tooMany } from './rate-limit.ts'

const bearer = /^Bearer +([\w.~+/-]+=*)$/i

/**
 * Bearer token in the header only (RFC 6750); then the account in the path must be the token's, and the interface one
 * that it counts for (interface, section 8.1).
 */
export const authenticated =
  (ports: Ports, face: Interface): MiddlewareHandler<ServiceEnv> =>
  async (c, next) => {
    const [, token] = bearer.exec(c.req.header('Authorization') ?? '') ?? []
    if (!token)
      return problem(c, 401, 'Send an access token: Authorization: Bearer <token>.', {
        headers: { 'WWW-Authenticate': 'Bearer' },
      })
    const access = await accessOf(ports, token)
    if (!access)
      return problem(c, 401, 'The access token is unknown or has expired. Sign in again.', {
        headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
      })
    const standing = await countRequest(access.unit, access.tokenId, ports.settings.rateLimitPerMinute, access.counted)
    const refusal = refusalOf(c, access, standing, face)
    if (refusal) return refusal
    await noteTokenUse(ports, access)
    c.set('unit', access.unit)
    c.set('tokenId', access.tokenId)
    await next()
    tellStanding(c.res, standing)
  }

const forOwnAppAlone =
  "This interface is for the account's own app alone, and the token was given to another. Use version 2: /api/v2."

type Access = NonNullable<Awaited<ReturnType<typeof accessOf>>>

/** Why a valid token is refused; refusals count against the rate limit too. */
function refusalOf(c: ServiceContext, { unit, isActive }: Access, standing: Standing, face: Interface) {
  const refuse = () => {
    if (!standing.isAllowed) return tooMany(c, standing)
    if (c.req.param('account') !== unit.account.name)
      return problem(c, 403, 'This access token is for another account.')
    if (!isActive) return problem(c, 403, 'This user is no longer active.')
    return unit.interfaces?.includes(face) ? undefined : problem(c, 403, forOwnAppAlone)
  }
  const refusal = refuse()
  if (refusal) tellStanding(refusal, standing)
  return refusal
}
