import { boundedBody } from '#service/bounded-body.ts'
import { refusal, type Refusal } from './refusal.ts'

export type Fields = ReadonlyMap<string, string>

const limit = 65_536
const tooLarge = refusal('invalid_request', 'The body is larger than 64 kB', 413)

/**
 * Parameters by name, each once (RFC 6749 section 3.1). One without a value counts as left out. Gives the name
 * of the first that is there twice or holds a NUL.
 */
export function single(parameters: URLSearchParams): { fields: Fields; fault: string | undefined } {
  const fields = new Map<string, string>()
  const names = new Set<string>()
  let fault: string | undefined
  for (const [name, value] of parameters) {
    if (names.has(name) || value.includes('\0')) fault ??= name
    names.add(name)
    if (value !== '') fields.set(name, value)
  }
  return { fields, fault }
}

/** Reads a form-encoded body, and no other kind. */
export async function readForm(request: Request): Promise<Fields | Refusal> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded' || request.headers.has('content-encoding'))
    return refusal('invalid_request', 'Send the parameters as application/x-www-form-urlencoded, uncompressed', 415)
  const bytes = await boundedBody(request, limit)
  if (!bytes) return tooLarge
  const { fields, fault } = single(new URLSearchParams(new TextDecoder().decode(bytes)))
  return fault === undefined ? fields : refusal('invalid_request', `Send the parameter ${fault} once, as plain text`)
}
