import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Document } from '#service/openapi/shape.ts'
import { entriesOf, type FuzzRequest } from './requests.ts'

export type ReceivedAnswer = { status: number; headers: Headers; text: string }

/** What an answer would give away of the inside. */
const inside = /\bat \S+ \(|node_modules|\.ts:\d+|SQLITE_|\bselect .+ from\b|\binsert into\b/i

/** Holds answers against a document: gives what is wrong with one, in words. */
export function answersAsDescribed(document: Document) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema(document, 'document')
  const operations = new Map(entriesOf(document).map((entry) => [entry.op.operationId, entry]))
  const compiled = new Map<string, ValidateFunction>()

  function faultsIn(pointer: string, value: unknown): string[] {
    let validate = compiled.get(pointer)
    if (!validate) compiled.set(pointer, (validate = ajv.compile({ $ref: `document#${pointer}` })))
    validate(value)
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'the answer'} ${message}`)
  }

  return function faults(
    { operation, isAsDescribed }: FuzzRequest,
    { status, headers, text }: ReceivedAnswer,
  ): string[] {
    if (status >= 500) return [`${status}: ${text}`]
    const entry = operations.get(operation)
    if (!entry) return [`The document has no ${operation}`]
    const type = headers.get('Content-Type')
    const problems = headers.get('X-Request-Id') ? [] : ['It has no X-Request-Id']
    const { [status]: response } = entry.op.responses
    if (status >= 400) {
      if (!response && (isAsDescribed || ![404, 405].includes(status))) problems.push(`The document names no ${status}`)
      if (type !== 'application/problem+json') return [...problems, `Its type is ${type}`]
      const problem = JSON.parse(text) as { status?: number }
      if (problem.status !== status) problems.push(`It says ${problem.status}`)
      if (inside.test(text)) problems.push('It tells of the inside')
      return [...problems, ...faultsIn('/components/schemas/Problem', problem)]
    }
    if (!isAsDescribed) return problems
    if (!response || !('content' in response)) return [...problems, `The document names no ${status}`]
    const [media = ''] = Object.keys(response.content ?? {})
    if (type?.split(';')[0] !== media) return [...problems, `Its type is ${type}, not ${media}`]
    for (const name of ['ETag', 'X-Total-Count', 'Link'])
      if (response.headers?.[name] && !headers.get(name)) problems.push(`It has no ${name}`)
    if (media === 'application/pdf') return text.startsWith('%PDF-') ? problems : [...problems, 'It is no document']
    if (media === 'text/plain') return text ? problems : [...problems, 'It is empty']
    const pointer = ['paths', entry.path, entry.method, 'responses', String(status), 'content', media, 'schema']
    return [...problems, ...faultsIn(`/${pointer.map(escaped).join('/')}`, JSON.parse(text))]
  }
}

const escaped = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))
