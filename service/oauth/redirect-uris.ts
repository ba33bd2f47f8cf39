import type { OauthClient } from '#service/store/oauth-clients.ts'

/** Scheme and loopback address, port, and the rest: an app on the person's own machine takes the port that is free. */
const loopback = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]))(?::\d{1,5})?((?:[/?].*)?)$/

const withoutPort = (uri: string) => loopback.exec(uri)?.slice(1).join(' ')

/** Exactly one of the client's, letter by letter; for native apps (public, loopback) any port (RFC 8252 section 7.3). */
export function isRegistered(client: Pick<OauthClient, 'redirect_uris' | 'secret_hash'>, uri: string) {
  if (client.redirect_uris.includes(uri)) return true
  const shape = withoutPort(uri)
  if (client.secret_hash !== null || shape === undefined || !URL.canParse(uri)) return false
  return client.redirect_uris.some((registered) => withoutPort(registered) === shape)
}

const local = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether an address leads to an app on the person's own machine, where any other program could wait for the answer (RFC
 * 8252 section 8.6): a loopback address or an app's own scheme. Not so where Proffer itself is, on that machine too.
 */
export function isNative(uri: string, own: readonly string[]) {
  const { protocol, hostname, port } = new URL(uri)
  if (protocol === 'https:') return false
  const isOwn = own.some((address) => {
    const other = new URL(address)
    return local.has(other.hostname) && other.port === port && other.protocol === protocol
  })
  return !(local.has(hostname) && isOwn)
}

/** Where a code may ever be sent: https, http on this machine, or an app's own scheme (`com.example.app:/callback`). */
export function isRedirectUri(uri: string) {
  if (!URL.canParse(uri) || /[\s\0#\\]/.test(uri)) return false
  const { protocol, hostname, username, password } = new URL(uri)
  if (username || password) return false
  if (protocol === 'https:') return true
  return protocol === 'http:' ? local.has(hostname) : /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:$/.test(protocol)
}

/** The origin of a web client's address; an app's own scheme has none. */
export const originOf = (uri: string) => {
  const { origin } = new URL(uri)
  return origin === 'null' ? undefined : origin
}

/** How a Content-Security-Policy names the place an answer is sent to. It has no words for IPv6 addresses. */
export function policySource(uri: string) {
  const { protocol, hostname } = new URL(uri)
  const origin = originOf(uri)
  return origin === undefined || hostname.startsWith('[') ? protocol : origin
}

/** The address with an answer added; its own query is kept as it is. */
export function withAnswer(uri: string, answer: Record<string, string | undefined>) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) query.set(name, value)
  return `${uri}${uri.includes('?') ? '&' : '?'}${query}`
}
