import { t } from '@lingui/core/macro'

const local = new Set(['localhost', '127.0.0.1', '[::1]'])
const ownScheme = /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:$/

/** Why no code can be sent to this address, and what to do; undefined when one can (interface, section 6.1). */
export function redirectUriFault(given: string): string | undefined {
  const text = given.trim()
  if (!URL.canParse(text) || /[\s\\]/.test(text)) return t`Enter a full address starting with https://`
  if (text.includes('#')) return t`Remove the # and everything after it`
  const { protocol, hostname, username, password } = new URL(text)
  if (username || password) return t`Remove the user name and password from the address`
  if (protocol === 'https:' || ownScheme.test(protocol)) return undefined
  if (protocol !== 'http:') return t`A custom scheme must contain a dot, for example com.example.app:/callback`
  return local.has(hostname) ? undefined : t`http:// is only allowed for localhost. Use https://`
}

/** The same while it is being typed: what can still become an address has no fault yet. */
export function redirectUriFaultSoFar(given: string): string | undefined {
  const text = given.trim().toLowerCase()
  const isBeginning = /^[a-z][a-z0-9.-]*$/.test(text) || /^https?:\/{0,2}$/.test(text) || text === ''
  const isLocalBeginning = [...local].some((host) => `http://${host}`.startsWith(text))
  return isBeginning || isLocalBeginning ? undefined : redirectUriFault(text)
}
