import type { Standing } from '#service/domain/rate-limit.ts'
import type { ServiceContext } from './env.ts'
import { problem } from './problem.ts'

/** As in the IETF's draft of RateLimit header fields: the policy, and how much of it is left. */
export function tellStanding({ headers }: Response, { limit, remaining, reset }: Standing) {
  headers.set('RateLimit-Policy', `"minute";q=${limit};w=60`)
  headers.set('RateLimit', `"minute";r=${remaining};t=${reset}`)
}

export const tooMany = (c: ServiceContext, { limit, retryAfter }: Standing) =>
  problem(c, 429, `At most ${limit} requests a minute. Try again in ${retryAfter} s.`, {
    headers: { 'Retry-After': String(retryAfter) },
  })
