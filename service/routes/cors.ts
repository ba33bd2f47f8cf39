import type { MiddlewareHandler } from 'hono'
import type { ServiceEnv } from './env.ts'

const exposed =
  'X-Total-Count, X-Total-More, Link, ETag, X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, Idempotency-Replayed'
const allowed = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PATCH, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-Match, Idempotency-Key, Last-Event-ID',
  'Access-Control-Max-Age': '7200',
}

/** Allows browsers at these origins to call the API; tokens are sent in a header, so credentials are not allowed. */
export const cors =
  (origins: readonly string[]): MiddlewareHandler<ServiceEnv> =>
  async (c, next) => {
    const origin = c.req.header('Origin')
    const isPreflight = c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method') !== undefined
    const isWelcome = origin !== undefined && origins.includes(origin)
    if (isPreflight) c.res = new Response(null, { status: 204, headers: isWelcome ? allowed : {} })
    else await next()
    c.res.headers.append('Vary', 'Origin')
    if (!isWelcome) return
    c.res.headers.set('Access-Control-Allow-Origin', origin)
    c.res.headers.set('Access-Control-Expose-Headers', exposed)
  }
