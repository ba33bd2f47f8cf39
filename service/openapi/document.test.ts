import { Validator } from '@seriousme/openapi-schema-validator'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { operations } from '#wire/operations.ts'
import { plainId } from '#wire/webhook-operations.ts'
import { problem } from '#wire/problem.ts'
import { viewerOperations } from '#wire/viewer-operations.ts'
import { openApi, otherAddresses, readingOrder } from './document.ts'
import { chapters } from './notes/chapters.ts'
import type { Described, Document, JsonSchema, Parameter } from './shape.ts'

const publicUrl = 'https://proffer.example'
const all = [...operations, ...viewerOperations]
const documents = {
  v1: openApi(operations, { face: 'v1', publicUrl }),
  v2: openApi(operations, { face: 'v2', publicUrl }),
  viewer: openApi(all, { face: 'viewer', publicUrl }),
}
const document = documents.v2

const described = (doc: Document) =>
  Object.entries(doc.paths).flatMap(([path, item]) =>
    Object.entries<Described>(item).map(([method, op]) => ({ path, method, op })),
  )
const isSchema = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Every object in a value, with its path. */
function* objectsIn(value: unknown, at = ''): Generator<[string, Record<string, unknown>]> {
  if (!isSchema(value)) return
  if (!Array.isArray(value)) yield [at, value]
  for (const [key, inside] of Object.entries(value)) yield* objectsIn(inside, `${at}/${key.replaceAll('/', '~1')}`)
}

const resolved = (document: Document, ref: string) =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (isSchema(value) ? value[key] : undefined), document)

describe.each(['v1', 'v2', 'viewer'] as const)('the document of %s', (face) => {
  const document = documents[face]

  test('every operation of the interface occurs exactly once, and once more by its second method', () => {
    const expected = all
      .filter((op) => op.face === face && !otherAddresses.has(op.id))
      .map((op) => ({ id: plainId(op), same: op.methods[1] }))
      .flatMap(({ id, same }) => [id, ...(same ? [`${id}-by-${same.toLowerCase()}`] : [])])
    expect(
      described(document)
        .map(({ op }) => op.operationId)
        .toSorted(),
    ).toEqual(expected.toSorted())
  })

  test('no operation of another interface is shown', () => {
    const shown = new Set(all.filter((op) => op.face === face).map(plainId))
    const hidden = all.filter((op) => op.face !== face && !shown.has(op.id)).map(({ id }) => id)
    expect(described(document).filter(({ op }) => hidden.includes(op.operationId))).toEqual([])
  })

  test.each(readingOrder(all, face).map(({ op, note }) => ({ id: op.id, op, note })))(
    'the example of $id is taken by its schemas, and its answer holds nothing they do not know',
    ({ op, note }) => {
      for (const part of ['params', 'query', 'body'] as const) {
        const schema = op[part]
        const read = schema
          ? z.safeParse(schema, note.request[part] ?? {})
          : { success: note.request[part] === undefined }
        expect(read, part).toMatchObject({ success: true })
      }
      expect(z.parse(op.answer, note.answer)).toEqual(note.answer)
    },
  )

  test('every refusal is shown with a problem that fits', () => {
    for (const [name, { content }] of Object.entries(document.components.responses)) {
      const example = content?.['application/problem+json']?.example
      expect(z.parse(problem, example), name).toEqual(example)
    }
  })

  test('every reference leads somewhere', () => {
    const dangling = [...objectsIn(document)].filter(
      ([, { $ref }]) => typeof $ref === 'string' && !resolved(document, $ref),
    )
    expect(dangling.map(([at]) => at)).toEqual([])
  })

  test('every component is used', () => {
    const used = new Set([...objectsIn(document)].map(([, { $ref }]) => $ref))
    const kinds = ['schemas', 'parameters', 'headers', 'responses'] as const
    const known = kinds.flatMap((kind) =>
      Object.keys(document.components[kind]).map((name) => `#/components/${kind}/${name}`),
    )
    expect(known.filter((ref) => !used.has(ref))).toEqual([])
  })

  test('the same contract gives the same document, which is plain JSON', () => {
    expect(openApi(all, { face, publicUrl })).toEqual(document)
    expect(JSON.stringify(openApi(all, { face, publicUrl }))).toBe(JSON.stringify(document))
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })

  test('every field and every parameter says what it is', () => {
    const silent: string[] = []
    for (const [at, schema] of objectsIn({ schemas: document.components.schemas, paths: document.paths })) {
      if (at.includes('/example')) continue
      for (const [name, field] of Object.entries((schema as JsonSchema).properties ?? {}))
        if (!field.description) silent.push(`${at}.${name}`)
      for (const parameter of (schema as Partial<Described>).parameters ?? [])
        if ('name' in parameter && !parameter.description) silent.push(`${at}?${parameter.name}`)
    }
    expect(silent).toEqual([])
  })

  test('the parameters of a path are exactly those in its template', () => {
    for (const { path, op } of described(document)) {
      const named = (op.parameters ?? []).filter(
        (parameter): parameter is Parameter => 'in' in parameter && parameter.in === 'path',
      )
      expect(named.map(({ name }) => `{${name}}`).toSorted()).toEqual((path.match(/\{\w+\}/g) ?? []).toSorted())
      expect(named.every(({ required }) => required)).toBe(true)
    }
  })

  test('no two paths differ in the names of their parameters alone', () => {
    const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
    expect(new Set(shapes).size).toBe(shapes.length)
    expect(shapes.length).toBeGreaterThan(1)
  })

  test('every operation names success, a tag of the document, and the refusals all share', () => {
    const tags = document.tags.map(({ name }) => name)
    // A customer signs in nowhere.
    const shared = [...(face === 'viewer' ? [] : ['401']), '403', '429', '500', '503']
    for (const { op } of described(document)) {
      const codes = Object.keys(op.responses)
      expect(codes.filter((code) => code.startsWith('2'))).toHaveLength(1)
      expect(codes).toEqual(expect.arrayContaining(shared))
      expect(tags).toEqual(expect.arrayContaining(op.tags))
    }
  })

  test('beyond the limit every operation says how long to wait and what the limit is', () => {
    for (const { op } of described(document))
      expect(op.responses['429']).toEqual({ $ref: '#/components/responses/TooManyRequests' })
    expect(Object.keys(document.components.responses['TooManyRequests']?.headers ?? {})).toEqual(
      expect.arrayContaining(['Retry-After', 'RateLimit', 'RateLimit-Policy']),
    )
  })
})

test('no operation is explained twice', () => {
  const ids = [...chapters.v1, ...chapters.v2, ...chapters.viewer].flatMap(({ notes }) => notes.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

test('a write names its key and its state, a page its count and its links', () => {
  expect(document.paths['/proposals/{id}']?.patch).toMatchObject({
    parameters: [
      { name: 'id' },
      { $ref: '#/components/parameters/IdempotencyKey' },
      { $ref: '#/components/parameters/IfMatch' },
    ],
    responses: { 409: {}, 410: {}, 412: {}, 413: {}, 415: {} },
  })
  expect(document.paths['/proposals']?.get?.responses['200']).toMatchObject({
    headers: { 'X-Total-Count': {}, Link: {}, 'X-Request-Id': {} },
  })
})

const bodyOf = ({ requestBody }: Partial<Described> = {}) => requestBody?.content['application/json']?.schema

test('whole numbers, booleans and prices are written as the plain types clients send', () => {
  expect(document.components.schemas['RowInput']?.oneOf?.[0]?.properties).toMatchObject({
    quantity: { type: 'number', default: 1 },
    vat_percentage: { type: ['number', 'null'], minimum: 0, maximum: 100 },
    selectable: { enum: [false, 'check', 'radio'] },
    user_selected: { type: 'boolean', default: false },
    product_id: { type: ['integer', 'null'] },
  })
  expect(bodyOf(document.paths['/proposals']?.post)?.properties?.['contact_id']).toMatchObject({ type: 'integer' })
})

test('a body takes no unknown key, a contact takes custom fields, and an answer may gain fields', () => {
  expect(bodyOf(document.paths['/proposals']?.post)).toMatchObject({ additionalProperties: false })
  expect(bodyOf(document.paths['/contacts/{id}']?.patch)).toMatchObject({
    additionalProperties: true,
    'x-patternProperties': { '^custom_[A-Za-z0-9_-]{1,64}$': { type: 'string' } },
  })
  const { Person, Proposal } = document.components.schemas
  expect(Person?.['x-patternProperties']).toMatchObject({ '^custom_[A-Za-z0-9_-]{1,64}$': { type: 'string' } })
  expect(Person).toMatchObject({ additionalProperties: true })
  expect(Proposal).not.toHaveProperty('additionalProperties')
})

test('deprecated fields of the specification are marked so', () => {
  expect(document.components.schemas['Product']?.properties?.['optional']).toMatchObject({ deprecated: true })
  expect(document.components.schemas['FavoriteTemplate']?.properties?.['type']).toMatchObject({ deprecated: true })
})

test('clients learn where to sign in and where the account is', () => {
  expect(document.servers[0]).toMatchObject({
    url: 'https://proffer.example/api/v2/{account_name}',
    variables: { account_name: { default: 'demo' } },
  })
  expect(document.components.securitySchemes).toMatchObject({
    oauth2: {
      flows: {
        authorizationCode: {
          authorizationUrl: 'https://proffer.example/accounts/demo/oauth2/authorize',
          tokenUrl: 'https://proffer.example/accounts/demo/oauth2/token',
          refreshUrl: 'https://proffer.example/accounts/demo/oauth2/refresh-token',
        },
      },
    },
    apiKey: { type: 'http', scheme: 'bearer' },
  })
})

test('the document is valid by the schema of OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document))).toMatchObject({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('version 1 has its own server, its deprecated fields are marked so, and its deletes take a form', () => {
  const { servers, paths, components } = documents.v1
  expect(servers[0]?.url).toBe('https://proffer.example/api/v1/{account_name}')
  const { V1ProposalItem, V1Proposal, V1Row, V1RowInput, CompanyDetails } = components.schemas
  expect(V1ProposalItem?.properties?.['total_price']).toMatchObject({ type: 'number', deprecated: true })
  for (const name of ['type', 'pages_total', 'language'])
    expect(V1Proposal?.properties?.[name]).toMatchObject({ deprecated: true })
  for (const row of [V1Row, V1RowInput]) {
    for (const name of ['count', 'userinput_count', 'userinput_optional', 'userinput_optional_checked'])
      expect(row?.oneOf?.[0]?.properties?.[name]).toMatchObject({ deprecated: true })
    expect(row?.oneOf?.[1]?.properties?.['discount']).toMatchObject({ deprecated: true })
  }
  for (const name of ['proposal_status', 'proposal_name', 'account_company_user_id'])
    expect(CompanyDetails?.properties?.[name]).toMatchObject({ deprecated: true })
  expect(paths['/companies/{id}']?.delete?.requestBody).toMatchObject({
    required: false,
    content: { 'multipart/form-data': { schema: { type: 'object' } } },
  })
})
