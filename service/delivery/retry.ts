import type { WebhookAnswer } from '#service/ports.ts'
import { maxRetryAfter } from '#wire/limits.ts'

/**
 * Milliseconds to wait after try number `tries` failed, with ±10 % jitter; undefined when that was the last. `random`
 * is from 0 up to 1.
 */
export function waitAfter(tries: number, retrySeconds: readonly number[], random: number): number | undefined {
  const seconds = retrySeconds[tries - 1]
  return seconds === undefined ? undefined : Math.round(seconds * 1000 * (0.9 + 0.2 * random))
}

/**
 * The delay a receiver requests, in milliseconds: Retry-After of a 429 or 503, in seconds or as a date, at most
 * `maxRetryAfter`; 0 without a valid one.
 */
export function putOffBy({ status, headers }: Pick<WebhookAnswer, 'status' | 'headers'>, now: number): number {
  if (status !== 429 && status !== 503) return 0
  const retryAfter = headers.find(({ name }) => name.toLowerCase() === 'retry-after')?.value.trim() ?? ''
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : dateIn(retryAfter) - now
  return Number.isNaN(wait) ? 0 : Math.min(maxRetryAfter, Math.max(0, wait))
}

/**
 * The three spellings of RFC 9110, section 5.6.7; all of them are in UTC, the last without saying so. NaN for others.
 */
function dateIn(text: string): number {
  const isSpelled = /^[A-Z][a-z]{2,8}, \d\d[ -][A-Z][a-z]{2}[ -]\d{2,4} \d\d:\d\d:\d\d GMT$/.test(text)
  const isBare = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4}$/.test(text)
  return isSpelled ? Date.parse(text) : isBare ? Date.parse(`${text} GMT`) : Number.NaN
}
