import type { MiddlewareHandler } from 'hono'
import { accessOf } from '#service/domain/access.ts'
import type { Ports } from '#service/ports.ts'
import type { ServiceEnv } from './env.ts'
import { problem } from './problem.ts'

const bearer = /^Bearer +([\w.~+/-]+=*)$/i

/** Bearer token in the header only (RFC 6750); then the account in the path must be the token's. */
export const authenticated =
  (ports: Ports): MiddlewareHandler<ServiceEnv> =>
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
    if (c.req.param('account') !== access.unit.account.name)
      return problem(c, 403, 'This access token is for another account.')
    if (!access.isActive) return problem(c, 403, 'This user is no longer active.')
    c.set('unit', access.unit)
    await next()
  }
