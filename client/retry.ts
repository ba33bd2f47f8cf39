/** A try that failed: its answer, none where the network failed, and how many there were. */
export type Retrying = { answer: Response | undefined; tried: number }

const worthIt: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504])
const first = 500
const longest = 20_000
/** Beyond it the caller knows better what to do than to wait. */
const longestAsked = 120_000

/**
 * Milliseconds until the next try; undefined where none is worth it. Doubles each time, with jitter, so that clients
 * that failed together do not come back together; `Retry-After` is waited for at least.
 */
export function retryDelay({ answer, tried }: Retrying, random: () => number = Math.random): number | undefined {
  if (answer && !worthIt.has(answer.status)) return undefined
  const asked = askedFor(answer?.headers.get('Retry-After') ?? '')
  if (asked > longestAsked) return undefined
  const grown = Math.min(longest, first * 2 ** (tried - 1))
  return asked + grown * (asked > 0 ? random() * 0.25 : 0.5 + random() * 0.5)
}

/** Seconds, as Proffer writes it, or a date, as a proxy may. */
function askedFor(header: string): number {
  if (/^\d{1,6}$/.test(header)) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? 0 : Math.max(0, at - Date.now())
}
