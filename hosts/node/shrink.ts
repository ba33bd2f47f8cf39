import { eachTime, encode, wanted } from './encodings.ts'

/** Below that a packet is what it takes anyway. */
const least = 1_000
const isData = /^application\/(?:problem\+)?json\b/

/**
 * An answer of data as small as its client takes it (decision 0176); streams and documents stay as they are. So does all that
 * is asked for with a cookie and without a token: another site can have a browser ask so again and again, and learn from
 * the length of what is compressed (BREACH).
 */
export async function shrunk(request: Request, answer: Response): Promise<Response> {
  const { status, headers } = answer
  if (request.method === 'HEAD' || !isData.test(headers.get('content-type') ?? '') || mayBeMadeToAsk(request))
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

/** A browser adds cookies by itself, and never a token. */
const mayBeMadeToAsk = ({ headers }: Request) =>
  headers.has('cookie') && !/^Bearer /i.test(headers.get('authorization') ?? '')
