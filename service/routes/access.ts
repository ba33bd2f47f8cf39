import type { MiddlewareHandler } from 'hono'
import { accessOf, type Access } from '#service/domain/access.ts'
import { apiKeyAccessOf, type KeyRefusal } from '#service/domain/api-key-access.ts'
import { looksLikeApiKey } from '#service/domain/api-key-text.ts'
import { noteUse } from '#service/domain/token-use.ts'
import { countRequest, type Standing } from '#service/domain/rate-limit.ts'
import type { Unit } from '#service/domain/unit.ts'
import type { Ports } from '#service/ports.ts'
import type { ServiceContext, ServiceEnv } from './env.ts'
import { problem } from './problem.ts'
import type { Audience } from '#wire/oauth.ts'
import type { Interface } from '#wire/operation.ts'
import { tellStanding, tooMany } from './rate-limit.ts'

const bearer = /^Bearer +([\w.~+/-]+=*)$/i

const unknownToken = 'The access token is unknown or has expired. Sign in again.'

const refusedKeys: Record<KeyRefusal, string> = {
  incomplete: 'This is not a whole API key. Copy it again, from its beginning to its end.',
  unknown: 'This API key was revoked, or never was. Ask an admin of the account for a new one.',
  expired: 'This API key has expired. Ask an admin of the account for a new one.',
}

/** Where a token was given for the other of the two (interface, section 6.11). */
const forOther: Record<Audience, string> = {
  api: 'This access token is for the endpoint for assistants alone, /mcp. Sign in as an application, or use an API key.',
  mcp: 'This access token is for the API. Sign in with the resource of this address, or use an API key.',
}

type Way = {
  audience: Audience
  /** What a challenge says beside its error. */
  challenge?: (c: ServiceContext) => string
  /** Why a valid token is refused here. */
  refuse: (unit: Unit) => string | undefined | Promise<string | undefined>
}

/**
 * Bearer token or API key, in the header only (RFC 6750); then the account in the path must be its own. Refusals count
 * against the rate limit too.
 */
export const admitted =
  (ports: Ports, { audience, challenge, refuse }: Way): MiddlewareHandler<ServiceEnv> =>
  async (c, next) => {
    const challenged = (error?: string) => ({
      headers: { 'WWW-Authenticate': ['Bearer', [error, challenge?.(c)].filter(Boolean).join(', ')].join(' ').trim() },
    })
    const invalid = () => challenged('error="invalid_token"')
    const [, token] = bearer.exec(c.req.header('Authorization') ?? '') ?? []
    if (!token)
      return problem(c, 401, 'Send an access token or an API key: Authorization: Bearer <token>.', challenged())
    const access = await (looksLikeApiKey(token) ? apiKeyAccessOf(ports, token) : accessOf(ports, token))
    if (access === undefined) return problem(c, 401, unknownToken, invalid())
    if (typeof access === 'string') return problem(c, 401, refusedKeys[access], invalid())
    const standing = await countRequest(access.unit, access)
    const isOther = access.audience !== 'both' && access.audience !== audience
    const refusal =
      standing.isAllowed && isOther
        ? problem(c, 401, forOther[audience], invalid())
        : await refusalOf(c, access, { standing, refuse })
    if (refusal) {
      tellStanding(refusal, standing)
      return refusal
    }
    await noteUse(ports, access)
    c.set('unit', access.unit)
    c.set('tokenId', access.bucket)
    // Several programs may act as one person, and must not get each other's answers.
    if (access.unit.apiKey) c.set('keyScope', `api key ${access.unit.apiKey.id} `)
    await next()
    tellStanding(c.res, standing)
  }

type Counted = { standing: Standing; refuse: Way['refuse'] }

async function refusalOf(c: ServiceContext, { unit, isActive }: Access, { standing, refuse }: Counted) {
  const what = unit.apiKey ? 'API key' : 'access token'
  if (!standing.isAllowed) return tooMany(c, standing)
  if (c.req.param('account') !== unit.account.name) return problem(c, 403, `This ${what} is for another account.`)
  if (!isActive) return problem(c, 403, 'This user is no longer active.')
  const words = await refuse(unit)
  return words === undefined ? undefined : problem(c, 403, words)
}

const forOwnAppAlone =
  "This interface is for the account's own app alone, and the token was given to another. Use version 2: /api/v2."
const notByKey = 'API keys are for version 2 and version 1. Use version 2: /api/v2.'

/** On an interface that the token or key counts for (interface, sections 6.10 and 8.1). */
export const authenticated = (ports: Ports, face: Interface) =>
  admitted(ports, {
    audience: 'api',
    refuse: ({ interfaces, apiKey }) => (interfaces?.includes(face) ? undefined : apiKey ? notByKey : forOwnAppAlone),
  })
