import * as fc from 'fast-check'
import type { Described, Document, JsonSchema, Method, Parameter, Reference } from '#service/openapi/shape.ts'
import { changed, hostileValues, valuesOf, type Known } from './values.ts'

/** A request made from the document. Its path stands below the account's. */
export type FuzzRequest = {
  operation: string
  method: string
  path: string
  /** The path is one the document has: the answer must be one it names. */
  isAsDescribed: boolean
  headers: Record<string, string>
  body: string | { form: Record<string, string> } | undefined
}

type Entry = { path: string; method: Method; op: Described }

export const entriesOf = ({ paths }: Document): Entry[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries<Described>(item).map(([method, op]) => ({ path, method: method as Method, op })),
  )

/** Requests to all operations alike: fitting ones, ones with a few faults, and hostile ones. */
export const requestsTo = (document: Document, known: Known): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(...entriesOf(document).map((entry) => requestsOf(document, entry, known)))

function requestsOf(document: Document, { path, method, op }: Entry, known: Known): fc.Arbitrary<FuzzRequest> {
  const parameters = (op.parameters ?? []).map((parameter) => parameterIn(document, parameter))
  const inPath = parameters.filter((one) => one.in === 'path')
  const inQuery = parameters.filter((one) => one.in === 'query')
  const make = ([params, query, headers, body]: [Record<string, string>, string, Record<string, string>, Body]) => ({
    operation: op.operationId,
    method: method.toUpperCase(),
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '') + query,
    isAsDescribed: inPath.every(({ name, schema }) => fits(document, schema, params[name] ?? '')),
    headers: { ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}), ...headers },
    body,
  })
  const { fitting, faulty, hostile } = bodiesOf(document, op, known)
  const paths = pathsOf(document, path, inPath, known)
  const queries = queriesOf(document, inQuery, known)
  const nothing = fc.constant('')
  return fc.oneof(
    { weight: 5, arbitrary: fc.tuple(paths, queries, safeHeaders, fitting).map(make) },
    { weight: 3, arbitrary: fc.tuple(paths, queries, safeHeaders, faulty).map(make) },
    { weight: 1, arbitrary: fc.tuple(paths, hostileQueries, safeHeaders, fitting).map(make) },
    { weight: 1, arbitrary: fc.tuple(paths, nothing, hostileHeaders, fitting).map(make) },
    { weight: 1, arbitrary: fc.tuple(hostilePaths(inPath), nothing, safeHeaders, fitting).map(make) },
    { weight: 1, arbitrary: fc.tuple(paths, nothing, safeHeaders, hostile).map(make) },
  )
}

function parameterIn({ components }: Document, reference: Parameter | Reference): Parameter {
  if ('in' in reference) return reference
  const parameter = components.parameters[reference.$ref.replace('#/components/parameters/', '')]
  if (!parameter) throw new Error(`There is no ${reference.$ref}`)
  return parameter
}

/** Whether a part of a path is of the kind the document says: digits for a whole number, else one of its words. */
function fits({ components }: Document, schema: JsonSchema, text: string): boolean {
  const target = schema.$ref ? components.schemas[schema.$ref.replace('#/components/schemas/', '')] : schema
  if (target?.enum) return target.enum.includes(text)
  return target?.type === 'string' || /^\d{1,15}$/.test(text)
}

/** An id is known by what stands before it, `/proposals/`, or as the one a person belongs to; others by their name. */
const pathsOf = ({ components: { schemas } }: Document, path: string, parameters: readonly Parameter[], known: Known) =>
  fc.record(
    Object.fromEntries(
      parameters.map(({ name, schema }) => {
        const before = path.includes('{person_id}') ? 'id of person_id' : path.slice(0, path.indexOf('{'))
        const kind = name === 'id' ? before : name
        return [name, valuesOf(schema, schemas, known, kind).map(String)]
      }),
    ),
  )

const hostileParts = fc.oneof(
  fc.constantFrom('0', '%00', '%E0%A4%A', '%F0%9F', '1%2F2', '9'.repeat(20), '0x10', '1e3', '-0', '%20', 'open;a', "'"),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
)

const hostilePaths = (parameters: readonly Parameter[]) =>
  fc.record(Object.fromEntries(parameters.map(({ name }) => [name, hostileParts])))

function queriesOf({ components: { schemas } }: Document, parameters: readonly Parameter[], known: Known) {
  const fields = parameters.map(
    ({ name, schema }) => [name, valuesOf(schema, schemas, known, name).map(String)] as const,
  )
  return fc
    .record(Object.fromEntries(fields), {
      requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
    })
    .map((query) => asSearch(Object.entries(query)))
}

const asSearch = (query: [string, string | undefined][]) => {
  const search = new URLSearchParams(query.map(([name, value]) => [name, (value ?? '').toWellFormed()]))
  return search.size > 0 ? `?${search}` : ''
}

const hostileQueries = fc.oneof(
  fc.constantFrom('?page=0', '?page=-1', '?page=1e9', '?page=1&page=2', '?query=%00', '?query=%ff', '?__proto__=1'),
  fc.constantFrom(
    `?query=${'a'.repeat(300)}`,
    '?sort=id%3B',
    '?directory_id=x',
    '?=',
    '?&&',
    '?no_such_key=1',
    '?page=',
  ),
  fc
    .array(fc.tuple(fc.constantFrom('page', 'query', 'sort', 'directory_id', 'x'), hostileValues.map(String)))
    .map((query) => asSearch(query.map(([name, value]) => [name, value.slice(0, 500)]))),
)

const safeHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constantFrom('a', 'b', 'c').map((key) => ({ 'Idempotency-Key': key })) },
  { weight: 1, arbitrary: fc.constantFrom('*', '"x"', 'W/"x", "y"').map((tag) => ({ 'If-Match': tag })) },
)

const visible = fc
  .string({ unit: fc.constantFrom(...'!"#%&,;=*/\\[]{}~aZ09 '.split('')), maxLength: 30 })
  .map((text) => text.trim())

const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  fc
    .constantFrom('', 'Bearer', 'Bearer ', 'Bearer x', 'Basic eA==', `Bearer ${'a'.repeat(5000)}`)
    .map((Authorization) => ({ Authorization })),
  fc
    .constantFrom(
      'text/plain',
      'application/json; charset=utf-16',
      'application/json;;',
      'multipart/form-data',
      'a/b',
      'x',
    )
    .map((type) => ({ 'Content-Type': type })),
  fc.constantFrom('gzip', 'br', 'identity', 'x').map((encoding) => ({ 'Content-Encoding': encoding })),
  fc.oneof(visible, fc.constant('k'.repeat(300)), fc.constant('é')).map((key) => ({ 'Idempotency-Key': key })),
  visible.map((tag) => ({ 'If-Match': tag })),
  visible.map((accept) => ({ Accept: accept, Origin: 'https://elsewhere.test', 'X-HTTP-Method-Override': 'DELETE' })),
)

type Body = FuzzRequest['body']

function bodiesOf({ components: { schemas } }: Document, { requestBody }: Described, known: Known) {
  const none = fc.constant<Body>(undefined)
  const [[media, { schema }] = ['', { schema: {} }]] = Object.entries(requestBody?.content ?? {})
  if (!requestBody) return { fitting: none, faulty: none, hostile: none }
  const values = valuesOf(schema, schemas, known)
  if (media === 'multipart/form-data') {
    const forms = values.map((form): Body => ({ form: form as Record<string, string> }))
    const faulty = fc
      .dictionary(fc.string({ maxLength: 10 }), fc.string({ unit: 'binary', maxLength: 100 }), { maxKeys: 3 })
      .map((form): Body => ({ form }))
    return { fitting: fc.oneof(none, forms), faulty, hostile: hostileBodies }
  }
  const written = (value: unknown): Body => JSON.stringify(value)
  return { fitting: values.map(written), faulty: changed(values).map(written), hostile: hostileBodies }
}

const hostileBodies: fc.Arbitrary<Body> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '"x"',
    '1',
    '\ufeff{}',
    '{"name":"a","name":"b"}',
    '{"name":1e999}',
    '{"a":\u0001}',
  ),
  fc.constantFrom('{"__proto__":{"name":"x"}}', '{"constructor":{"prototype":{"x":1}}}', '{"name":"\\ud800"}'),
  fc.constantFrom(`{"name":${'['.repeat(5000)}`, `{"name":${'{"a":'.repeat(65)}1${'}'.repeat(65)}}`),
  { weight: 1, arbitrary: fc.constant(`{"name":"${'a'.repeat(1_048_576)}"}`) },
  { weight: 4, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
)
