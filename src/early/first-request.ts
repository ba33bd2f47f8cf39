import { requestLimit, requestWays } from '#src/api/request-ways.ts'
import { recordKey } from '#src/auth/session-place.ts'

/**
 * What the list asks, begun while the app's own script is still on its way (early.ts): that takes longer than the
 * answer. Every failure is left to the app, which asks again and can say what is wrong.
 */
export type FirstRequest = {
  address: string
  /** Of the session that it was asked for. */
  token: string
  answer: Promise<Response>
}

declare global {
  /** Of the page, where its early script has begun one. */
  var firstRequest: Promise<FirstRequest | undefined> | undefined
}

/** Where the app begins, below its base, and what its service is asked then; put in by the build (scripts/early-script.ts). */
export type FirstScreen = { path: string; request: string }
/** In the place of the account's name in `request`. */
export const anyAccount = '-account-'

type Fetch = (address: string, init: RequestInit) => Promise<Response>

type Ports = {
  fetch: Fetch
  /** config.json, where it stands in the page and was not kept by the browser, which would have to ask first whether it still holds. */
  config: string | undefined
  /** What the session's store holds under a key. */
  session: (key: string) => Promise<string | undefined>
  /** Milliseconds since 1970. */
  now: () => number
}

type Config = { service: string; account: string; client_id: string; demo?: boolean }
type Session = { access_token: string; expires_at?: number }

/**
 * Undefined where the app has to see to something first: a sign-in, a token that is over, a demo's worker. Rejects over
 * what does not fit, which the app tells of.
 */
export async function beginFirst(
  { fetch, config, session, now }: Ports,
  request: string,
): Promise<FirstRequest | undefined> {
  if (config === undefined) return undefined
  // As src/auth/config.ts reads it, which checks it too.
  const { service, account, client_id, demo } = JSON.parse(config) as Config
  const root = service.replace(/\/+$/, '')
  const record = demo ? undefined : await session(recordKey({ service: root, account, client_id }))
  if (record === undefined) return undefined
  // As src/auth/session-record.ts does.
  const { access_token: token, expires_at = Infinity } = JSON.parse(record) as Session
  if (expires_at * 1000 <= now()) return undefined
  const address = root + request.replace(anyAccount, encodeURIComponent(account))
  const answer = fetch(address, asked(token))
  // The app hears of a failure when it takes it, which may be later, or never.
  answer.catch(() => undefined)
  return { address, token, answer }
}

/** As src/api/new-client.ts asks. */
const asked = (token: string): RequestInit => ({
  headers: { accept: 'application/json, application/problem+json', authorization: `Bearer ${token}` },
  ...requestWays,
  signal: AbortSignal.timeout(requestLimit),
})

/** Gives what was begun to the first that asks for it in the same session; whatever comes after is asked anew. */
export function afterFirst(begun: Promise<FirstRequest | undefined> | undefined, fetch: Fetch): Fetch {
  let first = begun
  return async (address, init) => {
    if (!first || init.method !== 'GET') return fetch(address, init)
    const { address: asked, token, answer } = (await first.catch(() => undefined)) ?? {}
    if (asked !== address || new Headers(init.headers).get('authorization') !== `Bearer ${token}`)
      return fetch(address, init)
    first = undefined
    return (await answer?.catch(() => undefined)) ?? fetch(address, init)
  }
}
