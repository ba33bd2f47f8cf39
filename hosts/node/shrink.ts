import { eachTime, encode, wanted } from './encodings.ts'

/** Below that a packet is what it takes anyway. */
const least = 1_000
const isData = /^application\/(?:problem\+)?json\b/

/**
 * An answer of data as small as its client takes it (decision 0176). Only data: it comes to those who send a token, which no
 * other site can have a browser do, so nothing can be learned from its length by asking for it again and again (BREACH).
 * The sign-in pages, whose session is a cookie, stay as they are; streams and documents too.
 */
export async function shrunk(request: Request, answer: Response): Promise<Response> {
  const { status, headers } = answer
  if (request.method === 'HEAD' || !isData.test(headers.get('content-type') ?? '') || headers.has('set-cookie'))
    return answer
  headers.append('Vary', 'Accept-Encoding')
  const encoding = wanted(request.headers.get('accept-encoding'))
  if (encoding === undefined) return answer
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (bytes.byteLength < least) return new Response(bytes, { status, headers })
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  return new Response(await encode(bytes, encoding, eachTime), { status, headers })
}
