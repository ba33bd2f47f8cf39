import { Resolver } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isIPv6 } from 'node:net'
import { callbackify } from 'node:util'
import { isPublicAddress } from '#service/domain/public-address.ts'
import { addressIn, isAllowedHost } from '#service/domain/webhook-address.ts'
import type { Network, WebhookAnswer, WebhookRequest } from '#service/ports.ts'
import { maxWebhookAnswerBytes } from '#wire/limits.ts'

export type NetworkOptions = {
  /** Hosts exempt from the check for public addresses: `host` or `host:port`. */
  allowHosts: readonly string[]
  /** Certificates to trust besides the usual ones. */
  ca?: string
  /** All addresses of a host; asks the name servers unless given. */
  addressesOf?: (host: string) => Promise<readonly string[]>
}

/** The network port: verified https to public addresses only, without redirects. */
export function nodeNetwork({ allowHosts, ca, addressesOf = askNameServers }: NetworkOptions): Network {
  const lookup = publicLookup(addressesOf)
  return {
    resolve: addressesOf,
    deliver: async ({ url: text, ...request }) => {
      const url = new URL(text)
      const isExcepted = needReachable(url, allowHosts)
      try {
        return await post(url, request, { ...(ca !== undefined && { ca }), ...(!isExcepted && { lookup }) })
      } catch (error) {
        throw new Error(wordsOf(error), { cause: error })
      }
    },
  }
}

/** Refuses what is not https or not public; true for a host that the operator excepts. */
export function needReachable(url: URL, allowHosts: readonly string[]): boolean {
  const isExcepted = isAllowedHost(url, allowHosts)
  const literal = addressIn(url)
  if (url.protocol !== 'https:') throw new Error('Only https is spoken')
  // IP addresses are connected to without a lookup.
  if (!isExcepted && literal !== undefined && !isPublicAddress(literal)) throw new Error(notPublic)
  return isExcepted
}

const notPublic = 'The host is not public on the internet'

/** A lookup that returns addresses only if all of them are public, so that the checked ones are connected to. */
export function publicLookup(
  addressesOf: (host: string) => Promise<readonly string[]> = askNameServers,
): LookupFunction {
  const find = callbackify(async (host: string) => {
    const addresses = await addressesOf(host)
    if (addresses.length === 0) throw new Error('The host cannot be found')
    if (!addresses.every(isPublicAddress)) throw new Error(notPublic)
    return addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  })
  return (host, { all }, callback) =>
    find(host, (error, addresses) => {
      const [first] = addresses ?? []
      if (all) callback(error, addresses ?? [])
      else callback(error, first?.address ?? '', first?.family)
    })
}

/** Not by the system resolver, whose lookups share four threads: a slow name server would block everything. */
async function askNameServers(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

type Connection = { ca?: string; lookup?: LookupFunction }

async function post(
  url: URL,
  { headers, body, signal }: Omit<WebhookRequest, 'url'>,
  connection: Connection,
): Promise<WebhookAnswer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: {
        ...Object.fromEntries(headers.map(({ name, value }) => [name, value])),
        'content-length': Buffer.byteLength(body),
      },
      signal,
      rejectUnauthorized: true,
      // No keep-alive, so that no connection is shared between receivers.
      agent: false,
      ...connection,
    })
    sent.once('response', resolve)
    sent.on('error', reject)
    sent.end(body)
  })
  return { status: response.statusCode ?? 0, headers: headersOf(response), ...(await readStart(response)) }
}

function headersOf({ rawHeaders }: IncomingMessage) {
  const names = rawHeaders.filter((_, at) => at % 2 === 0)
  return names.map((name, at) => ({ name, value: rawHeaders[at * 2 + 1] ?? '' }))
}

/** Reads as much of the body as is stored, without waiting for the rest. */
async function readStart(response: IncomingMessage) {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part)
    length += part.byteLength
    if (length > maxWebhookAnswerBytes) break
  }
  return { body: Buffer.concat(parts).subarray(0, maxWebhookAnswerBytes), cut: length > maxWebhookAnswerBytes }
}

const words: Record<string, string> = {
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was closed before the answer was whole',
  EHOSTUNREACH: 'The host cannot be reached',
  ENETUNREACH: 'The host cannot be reached',
  ETIMEDOUT: 'The host cannot be reached',
  ENOTFOUND: 'The host cannot be found',
}

/** What went wrong on the way, for people. */
export function wordsOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return wordsOf(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return (
    words[code] ??
    (/CERT|ERR_TLS|SIGNATURE/.test(code) ? `The certificate is not accepted: ${error.message}` : error.message)
  )
}
