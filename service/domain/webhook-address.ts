import type { Network, Settings } from '#service/ports.ts'
import { isPublicAddress } from './public-address.ts'
import { Refused } from './refused.ts'

type Outside = { network: Pick<Network, 'resolve'>; settings: Pick<Settings, 'webhookAllowHosts'> }

/**
 * Refuses an address that webhooks must not be sent to (wire section 7): anything but https, credentials, and hosts
 * that are not out on the internet. Asks the network, so it is called before the transaction; what is dialled later
 * is checked again then.
 */
export async function checkPayloadUrl({ network, settings }: Outside, payloadUrl: string): Promise<void> {
  const url = URL.canParse(payloadUrl) ? new URL(payloadUrl) : undefined
  if (!url || url.protocol !== 'https:') refuse('Give a full address that begins with https://')
  if (url.username || url.password) refuse('Give the address without a user name or password')
  if (isAllowedHost(url, settings.webhookAllowHosts)) return
  const literal = addressIn(url)
  const addresses = literal === undefined ? await network.resolve(url.hostname) : [literal]
  if (addresses?.length === 0) refuse('This host cannot be found')
  if (addresses?.some((address) => !isPublicAddress(address))) refuse('Give a host that is public on the internet')
}

/** Hosts the operator excepts, as `host` or `host:port`. */
export const isAllowedHost = ({ host, hostname }: URL, allowed: readonly string[]) =>
  allowed.includes(host) || allowed.includes(hostname)

/** The IP address that stands in a URL itself; undefined when a name does. */
export function addressIn({ hostname }: URL): string | undefined {
  if (hostname.startsWith('[')) return hostname.slice(1, -1)
  // The URL parser has turned every other way to write an IPv4 address into this one.
  return /^\d+\.\d+\.\d+\.\d+$/.test(hostname) ? hostname : undefined
}

function refuse(fault: string): never {
  throw new Refused('invalid', 'A webhook cannot be sent to this address.', { payload_url: [fault] })
}
