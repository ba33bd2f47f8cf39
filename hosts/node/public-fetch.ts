import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { needReachable, publicLookup, type NetworkOptions } from './deliver.ts'

/** More than any provider's metadata or keys take. */
const maxAnswerBytes = 1_048_576

type Asked = { method?: string; headers?: Record<string, string>; body?: unknown; signal?: AbortSignal | undefined }

/**
 * `fetch` for addresses that somebody typed into a setting: verified https to public hosts alone, checked on the address
 * that is dialled; no redirects, no cookies, and at most 1 MiB of an answer.
 */
export function publicFetch({ allowHosts, ca, addressesOf }: NetworkOptions) {
  const lookup = publicLookup(addressesOf)
  return async (address: string, { method = 'GET', headers = {}, body, signal }: Asked): Promise<Response> => {
    const url = new URL(address)
    const isExcepted = needReachable(url, allowHosts)
    const sent = textOf(body)
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const asking = request(url, {
        method,
        headers: { ...headers, ...(sent !== undefined && { 'content-length': String(Buffer.byteLength(sent)) }) },
        rejectUnauthorized: true,
        agent: false,
        ...(signal && { signal }),
        ...(ca !== undefined && { ca }),
        ...(!isExcepted && { lookup }),
      })
      asking.once('response', resolve)
      asking.on('error', reject)
      asking.end(sent)
    })
    const bytes = await readWhole(response)
    return new Response(bytes.byteLength === 0 ? null : bytes, {
      status: response.statusCode ?? 500,
      headers: Object.entries(response.headers).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
      ),
    })
  }
}

/** Forms and texts are all that is sent. */
function textOf(body: unknown): string | undefined {
  if (body === undefined || body === null) return undefined
  if (typeof body === 'string') return body
  if (body instanceof URLSearchParams) return body.toString()
  throw new Error('Only text is sent')
}

async function readWhole(response: IncomingMessage) {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.byteLength
    if (length > maxAnswerBytes) throw new Error('The answer is larger than 1 MiB')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
