import { Hono } from 'hono'
import { boundedBody } from '#service/bounded-body.ts'
import { readReport } from '#service/bounces/read-report.ts'
import { takeReport } from '#service/domain/bounces.ts'
import { Refused } from '#service/domain/refused.ts'
import { countBounces } from '#service/domain/viewer-link.ts'
import type { BouncePorts } from '#service/mail-ports.ts'
import type { Ports } from '#service/ports.ts'
import { maxBodyBytes, maxDepth } from '#wire/limits.ts'
import type { ServiceEnv } from './env.ts'
import { isTooDeep, tooLarge } from './limits.ts'
import { problem } from './problem.ts'
import { guessing } from './viewer-access.ts'

/**
 * POST /mail/bounces: what mail servers and mail services report of mails that did not arrive (docs/operating.md,
 * "Bounces"). Whoever knows the secret is answered 200, whatever was posted: no answer says which mails there are.
 */
export function bounceRoutes(ports: Ports) {
  const routes = new Hono<ServiceEnv>()
  const { bounces } = ports
  if (!bounces) return routes
  routes.post('/mail/bounces', guessing(ports), async (c) => {
    if (!(await countBounces(ports)).isAllowed)
      throw new Refused('throttled', 'Too many reports at once. Post them again in a minute.')
    const body = await boundedBody(c.req.raw, maxBodyBytes)
    if (!body) return problem(c, tooLarge.status, tooLarge.detail)
    const value = jsonIn(body)
    if (value === tooDeep) return problem(c, 400, `Nest the body at most ${maxDepth} deep.`)
    const isTrusted = await knowsSecret(c.req.raw, body, bounces)
    const reading = await readReport({ body, value, isTrusted }, bounces)
    if ('refused' in reading) return problem(c, 401, reading.refused)
    // Of one notification, in their order; a mail that went to thousands is none of ours.
    for (const report of reading.reports.slice(0, 50)) await takeReport(ports, report)
    return c.json({ status: '200 OK' })
  })
  return routes
}

const tooDeep = Symbol('too deep')

function jsonIn(body: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    if (!/^\s*[{[]/.test(text)) return undefined
    return isTooDeep(text) ? tooDeep : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

const encode = (text: string) => new TextEncoder().encode(text)

/**
 * The secret as `?token=` or as the password of Basic authentication, for services that can only be given an address; or
 * an HMAC-SHA256 of the body with it, in hex, as `X-Signature`.
 */
async function knowsSecret(request: Request, body: Uint8Array<ArrayBuffer>, { secret }: BouncePorts): Promise<boolean> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encode(secret), hmac, false, ['sign', 'verify'])
  const signature = /^(?:sha256=)?([\da-f]{64})$/i.exec(request.headers.get('X-Signature')?.trim() ?? '')?.[1]
  if (signature !== undefined) {
    const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    return crypto.subtle.verify('HMAC', key, bytes, body)
  }
  const given = new URL(request.url).searchParams.get('token') ?? passwordIn(request.headers.get('Authorization'))
  if (given === undefined) return false
  // Compared by their signatures, so that the time tells nothing of how much was right.
  const own = await crypto.subtle.sign('HMAC', key, encode(secret))
  return crypto.subtle.verify('HMAC', key, own, encode(given))
}

function passwordIn(authorization: string | null): string | undefined {
  const [, encoded = ''] = /^Basic +([A-Za-z\d+/]{1,1000}={0,2})$/i.exec(authorization ?? '') ?? []
  try {
    const text = atob(encoded)
    return text.includes(':') ? text.slice(text.indexOf(':') + 1) : undefined
  } catch {
    return undefined
  }
}
