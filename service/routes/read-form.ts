import { boundedBody } from '#service/bounded-body.ts'
import { maxBodyBytes } from '#wire/limits.ts'
import { tooLarge } from './limits.ts'
import type { ReadBody } from './read-json.ts'

const formType = /^multipart\/form-data *;/i

/**
 * Reads a multipart/form-data body within the same limits as JSON (interface, section 1.8): its fields by name, a file
 * as its text. No body at all is a form without fields. `text` is alike for the same fields, whatever the boundary.
 */
export async function readForm(request: Request): Promise<ReadBody> {
  const encoding = request.headers.get('Content-Encoding')
  if (encoding && encoding !== 'identity') return { status: 415, detail: 'Send the body without compression.' }
  const type = request.headers.get('Content-Type')
  if (type !== null && !formType.test(type)) return { status: 415, detail: notForm }

  const bytes = await boundedBody(request, maxBodyBytes)
  if (!bytes) return tooLarge
  if (bytes.byteLength === 0) return fieldsOf([])
  if (type === null) return { status: 415, detail: notForm }
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
    const fields = [...form].map(async ([name, value]) => [name, await textOf(value)] as const)
    return fieldsOf(await Promise.all(fields))
  } catch {
    return { status: 400, detail: 'The body is not a form.' }
  }
}

const notForm = 'Send a form, with the header Content-Type: multipart/form-data, or no body.'

const textOf = (value: File | string) => (typeof value === 'string' ? value : value.text())

function fieldsOf(fields: readonly (readonly [string, string])[]): ReadBody {
  const value = Object.fromEntries(fields)
  if (Object.keys(value).length < fields.length) return { status: 400, detail: 'Send each field of the form once.' }
  return { text: JSON.stringify(value), value }
}
