import { boundedBody } from '#service/bounded-body.ts'
import { maxBodyBytes, maxDepth } from '#wire/limits.ts'
import { isTooDeep, tooLarge } from './limits.ts'

/** The body as text and as a value; or the refusal's status and detail. */
export type ReadBody = { text: string; value: unknown } | { status: 400 | 413 | 415; detail: string }

const jsonType = /^application\/(?:[\w.+-]+\+)?json *(?:; *charset="?utf-8"? *)?$/i

/**
 * Reads a JSON body within the limits of the contract (interface, section 1.8); nothing here trusts its length, type or
 * encoding.
 */
export async function readJson(request: Request): Promise<ReadBody> {
  const encoding = request.headers.get('Content-Encoding')
  if (encoding && encoding !== 'identity') return { status: 415, detail: 'Send the body without compression.' }
  if (!jsonType.test(request.headers.get('Content-Type') ?? ''))
    return { status: 415, detail: 'Send JSON, with the header Content-Type: application/json.' }

  const bytes = await boundedBody(request, maxBodyBytes)
  if (!bytes) return tooLarge
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (isTooDeep(text)) return { status: 400, detail: `Nest the body at most ${maxDepth} deep.` }
    return { text, value: JSON.parse(text) as unknown }
  } catch {
    return { status: 400, detail: 'The body is not JSON.' }
  }
}
