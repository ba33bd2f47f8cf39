import { joinedBytes } from './joined-bytes.ts'

/**
 * All bytes of a body; undefined as soon as they exceed `limit`. A body with a Content-Length is refused before it is
 * read, a chunked one when it passes the limit, so that neither fills the memory.
 */
export async function boundedBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('Content-Length')) > limit) return undefined
  const body = request.body as Request['body'] | undefined
  // Firefox has no `Request.body`. What it gives to a worker is in memory by then.
  if (body === undefined) {
    const bytes = new Uint8Array(await request.arrayBuffer())
    return bytes.byteLength > limit ? undefined : bytes
  }
  return body ? readUpTo(limit, body) : new Uint8Array()
}

/** With a reader: WebKit cannot iterate over a stream. */
async function readUpTo(limit: number, body: ReadableStream<Uint8Array>) {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength
    if (length > limit) {
      await reader.cancel()
      return undefined
    }
    parts.push(part.value)
  }
  return joinedBytes(parts)
}
