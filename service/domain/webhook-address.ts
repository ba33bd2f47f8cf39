import type { Network, Settings } from '#service/ports.ts'
import { isPublicAddress } from './public-address.ts'
import { Refused } from './refused.ts'

type Outside = { network: Pick<Network, 'resolve'>; settings: Pick<Settings, 'webhookAllowHosts'> }

/**
 * Refuses an address that webhooks must not be sent to (interface, section 7): anything but https, credentials in it, and
 * hosts that are not public. Resolves the host, so call it before the transaction; addresses are checked again when a
 * delivery connects.
 */
export async function checkPayloadUrl({ network, settings }: Outside, payloadUrl: string): Promise<void> {
  const url = URL.canParse(payloadUrl) ? new URL(payloadUrl) : undefined
  if (!url || url.protocol !== 'https:') refuse('Enter a full address that begins with https://')
  if (url.username || url.password) refuse('Enter the address without a user name or password')
  // A port that nothing can listen on.
  if (url.port === '0') refuse('Enter a port from 1 to 65535, or none')
  if (isAllowedHost(url, settings.webhookAllowHosts)) return
  const literal = addressIn(url)
  const addresses = literal === undefined ? await network.resolve(url.hostname) : [literal]
  if (addresses?.length === 0) refuse('This host cannot be found')
  if (addresses?.some((address) => !isPublicAddress(address))) refuse('Enter a host that is public on the internet')
}

/** Hosts the operator excepts, as `host` or `host:port`. */
export const isAllowedHost = ({ hostname, port }: URL, allowed: readonly string[]) =>
  // An address does not say the port that is usual for it.
  allowed.some((host) => [hostname, `${hostname}:${port || 443}`].includes(host.toLowerCase()))

/** The IP address in a URL; undefined when it has a host name. */
export function addressIn({ hostname }: URL): string | undefined {
  if (hostname.startsWith('[')) return hostname.slice(1, -1)
  // The URL parser has normalised every other notation of IPv4 addresses.
  return /^\d+\.\d+\.\d+\.\d+$/.test(hostname) ? hostname : undefined
}

function refuse(fault: string): never {
  throw new Refused('invalid', 'A webhook cannot be sent to this address.', { payload_url: [fault] })
}
