import type { MiddlewareHandler } from 'hono'
import { Refused } from '#service/domain/refused.ts'
import { countGuess, countReceiver, unitOfLink, unitOfNobody } from '#service/domain/viewer-link.ts'
import { nowhere } from '#service/domain/viewing.ts'
import { addressKey } from '#service/oauth/throttle.ts'
import type { Ports } from '#service/ports.ts'
import type { ServiceContext, ServiceEnv } from './env.ts'
import { tellStanding, tooMany } from './rate-limit.ts'

const bearer = /^Bearer +([\w-]+)$/i

/**
 * The token in the path is the only right there is (interface, section 9.1); a viewer session goes along where it is
 * needed.
 */
export const opened =
  (ports: Ports): MiddlewareHandler<ServiceEnv> =>
  async (c, next) => {
    const [, session] = bearer.exec(c.req.header('Authorization') ?? '') ?? []
    const link = await unitOfLink(ports, c.req.param('token') ?? '', session)
    if (!link) {
      await refuseGuesses(c, ports)
      throw nowhere()
    }
    const standing = await countReceiver(link.unit, link.receiverId)
    if (!standing.isAllowed) return tooMany(c, standing)
    c.set('unit', link.unit)
    c.set('keyScope', `receiver ${link.receiverId} `)
    await next()
    tellStanding(c.res, standing)
  }

/** For what is asked without a link. */
export const guessing =
  (ports: Ports): MiddlewareHandler<ServiceEnv> =>
  async (c, next) => {
    await refuseGuesses(c, ports)
    c.set('unit', unitOfNobody(ports))
    await next()
  }

async function refuseGuesses(c: ServiceContext, ports: Ports) {
  const address = addressKey((c.env as { address?: string } | undefined)?.address)
  if (!address) return
  const { isAllowed } = await countGuess(ports, await c.get('sha256')(address))
  if (!isAllowed) throw new Refused('throttled', 'Too many requests from here. Try again in a minute.')
}
