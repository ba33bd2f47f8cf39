import { isTooDeep, longestBody } from './limits.ts'

/** The body as it came, and as a value; or the status and words to refuse it with. */
export type ReadBody = { text: string; value: unknown } | { status: 400 | 413 | 415; detail: string }

const jsonType = /^application\/(?:[\w.+-]+\+)?json *(?:; *charset="?utf-8"? *)?$/i

/** Reads a JSON body within the limits of wire section 1; nothing here trusts its length, type or encoding. */
export async function readJson(request: Request): Promise<ReadBody> {
  const encoding = request.headers.get('Content-Encoding')
  if (encoding && encoding !== 'identity') return { status: 415, detail: 'Send the body without compression.' }
  if (!jsonType.test(request.headers.get('Content-Type') ?? ''))
    return { status: 415, detail: 'Send JSON, with the header Content-Type: application/json.' }

  const bytes = await readBytes(request)
  if (!bytes) return { status: 413, detail: 'Send at most 1 MiB.' }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (isTooDeep(text)) return { status: 400, detail: 'Nest the body at most 64 deep.' }
    return { text, value: JSON.parse(text) as unknown }
  } catch {
    return { status: 400, detail: 'The body is not JSON.' }
  }
}

/** Undefined as soon as it is more than allowed. */
export async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('Content-Length')) > longestBody) return undefined
  const parts: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength
    if (length > longestBody) {
      await reader?.cancel()
      return undefined
    }
    parts.push(part.value)
  }
  return joined(parts, length)
}

function joined(parts: readonly Uint8Array[], length: number) {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return bytes
}
