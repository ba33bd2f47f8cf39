import type { MiddlewareHandler } from 'hono'
import { Refused } from '#service/domain/refused.ts'
import type { Unit } from '#service/domain/unit.ts'
import { countGuess, countReceiver, unitOfLink, unitOfNobody } from '#service/domain/viewer-link.ts'
import { nowhere, viewingAt } from '#service/domain/viewing.ts'
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
    const token = c.req.param('token') ?? ''
    const link = await unitOfLink(ports, token, session)
    if (!link) return refuseNowhere(c, ports)
    const standing = await countReceiver(link.unit, link.receiverId)
    if (standing.isAllowed) {
      c.set('unit', link.unit)
      c.set('keyScope', `receiver ${link.receiverId} `)
      await next()
    } else c.res = tooMany(c, standing)
    if (!done.has(c.res.status) && !(await leadsSomewhere(link.unit, token))) {
      // Whatever was answered would tell a link to the trashcan from one that never was, and so would its headers.
      c.res = undefined
      return refuseNowhere(c, ports)
    }
    if (standing.isAllowed) tellStanding(c.res, standing)
  }

/** What an operation answers with that found where the link leads. */
const done: ReadonlySet<number> = new Set([200, 201])

const leadsSomewhere = (unit: Unit, token: string) =>
  viewingAt(unit, token).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refused && error.reason === 'not_found') return false
      throw error
    },
  )

/** All that is told of a link that leads nowhere, however often it is asked for. */
async function refuseNowhere(c: ServiceContext, ports: Ports): Promise<never> {
  await refuseGuesses(c, ports)
  throw nowhere()
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
