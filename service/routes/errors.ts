import type { ErrorHandler, MiddlewareHandler, NotFoundHandler } from 'hono'
import type { Reason } from '#service/domain/refused.ts'
import { sha256 } from '#service/domain/token-hash.ts'
import { refusalIn } from '#service/domain/unit.ts'
import type { Ports } from '#service/ports.ts'
import { failedSignInWindow, inSeconds } from '#wire/limits.ts'
import type { ServiceEnv } from './env.ts'
import { methodsAt } from './known-paths.ts'
import { problem, statusOf } from './problem.ts'
import { safeHeaders } from '#service/safe-headers.ts'

/** Assigns the request id, sets security headers and logs one line per request. */
export function identified({
  log,
  now,
  settings,
  sha256: digest = sha256,
}: Pick<Ports, 'log' | 'now' | 'settings' | 'sha256'>): MiddlewareHandler<ServiceEnv> {
  const always = Object.entries(safeHeaders(settings.publicUrl))
  return async (c, next) => {
    const started = now()
    const requestId = crypto.randomUUID()
    c.set('requestId', requestId)
    c.set('publicUrl', settings.publicUrl)
    c.set('sha256', digest)
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    for (const [name, value] of always) c.res.headers.set(name, value)
    const operation = c.get('operation')
    const { status } = c.res
    const ms = now() - started
    log({ level: 'info', message: 'answered', request_id: requestId, method: c.req.method, operation, status, ms })
  }
}

/** In seconds; failed passwords are counted over a window (interface, section 6). */
const retryAfter: Partial<Record<Reason, string>> = {
  unavailable: '5',
  busy: '5',
  throttled: String(inSeconds(failedSignInWindow)),
}

/** Turns a refusal into its problem document; any other error is a bug, whose details go only to the log. */
export const failed =
  ({ log }: Pick<Ports, 'log'>): ErrorHandler<ServiceEnv> =>
  (error, c) => {
    const refusal = refusalIn(error)
    if (refusal?.reason === 'unavailable')
      log({ level: 'error', message: 'no database', request_id: c.get('requestId'), error: wordsOf(error) })
    if (refusal) {
      const seconds = retryAfter[refusal.reason]
      const later = seconds !== undefined && { headers: { 'Retry-After': seconds } }
      return problem(c, statusOf[refusal.reason], refusal.message, {
        errors: refusal.faults,
        about: refusal.about,
        ...later,
      })
    }
    log({ level: 'error', message: 'failed', request_id: c.get('requestId'), error: wordsOf(error) })
    return problem(c, 500, `Something went wrong on our side. Tell us the request id: ${c.get('requestId')}.`)
  }

/** With its cause: the refusal's message does not mention the database error. */
const wordsOf = (error: Error): string =>
  error.cause instanceof Error ? `${error.message}: ${wordsOf(error.cause)}` : (error.stack ?? error.message)

/** No route matched: the path is unknown, or has other methods. */
export const notFound: NotFoundHandler<ServiceEnv> = (c) => {
  // The router has taken a slash off the end already: of two, one makes another address.
  const methods = methodsAt(new URL(c.req.url).pathname)
  if (methods.length === 0) return problem(c, 404, 'There is nothing at this address.')
  const headers = { Allow: [...methods, 'OPTIONS'].join(', ') }
  if (c.req.method === 'OPTIONS') return c.body(null, 204, headers)
  return problem(c, 405, `This address answers to ${methods.join(', ')}.`, { headers })
}
