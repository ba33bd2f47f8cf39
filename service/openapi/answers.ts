import type { Operation } from '#wire/operation.ts'
import { defaultRequestsPerMinute, inKilobytes, maxBodyBytes } from '#wire/limits.ts'
import type { problemCodes } from '#wire/problem.ts'
import { sampleProblem, sampleRequestId, type ErrorCode } from './guides/codes.ts'
import type { Note } from './notes/note.ts'
import type { Header, JsonSchema, Reference, Response } from './shape.ts'

const problemSchema = { $ref: '#/components/schemas/Problem' }

type Refusal = {
  status: keyof typeof problemCodes
  /** Of the example; those of one status that are finer are on the page of errors. */
  code: ErrorCode
  /** When it is answered. */
  when: string
  /** The `detail` of the example, where it is another than that of its code. */
  detail?: string
  headers?: readonly string[]
}

/** Every refusal there is (interface, section 1.7), by the name of its component. */
export const refusals = {
  BadRequest: {
    status: 400,
    code: 'invalid_request',
    when: 'The body is not JSON, or the input does not fit or breaks a rule. `errors` lists every fault by its path.',
  },
  Unauthorized: {
    status: 401,
    code: 'not_authenticated',
    when: 'There is no access token or API key, or it is unknown, has expired or was revoked.',
    headers: ['WWW-Authenticate'],
  },
  Forbidden: {
    status: 403,
    code: 'forbidden',
    when: 'The token or key is for another account, its user is no longer active, or its role or access does not reach so far.',
  },
  NotFound: {
    status: 404,
    code: 'not_found',
    when: 'There never was such a record in this account.',
  },
  MethodNotAllowed: {
    status: 405,
    code: 'method_not_allowed',
    when: 'The path is known and answers to other methods, which `Allow` names.',
    headers: ['Allow'],
  },
  Conflict: {
    status: 409,
    code: 'idempotency_key_reused',
    when: 'The same Idempotency-Key came before with another request.',
  },
  Gone: {
    status: 410,
    code: 'gone',
    when: 'The record is in the trashcan.',
  },
  PreconditionFailed: {
    status: 412,
    code: 'changed_since',
    when: 'The record has changed since the ETag in `If-Match` was read.',
  },
  ContentTooLarge: {
    status: 413,
    code: 'too_large',
    when: `The body is over ${inKilobytes(maxBodyBytes) / 1024} MiB.`,
  },
  UnsupportedMediaType: {
    status: 415,
    code: 'unsupported_media_type',
    when: 'The body is not sent as JSON (or, where stated, as a form), or is compressed.',
  },
  TooManyRequests: {
    status: 429,
    code: 'too_many_requests',
    when: 'The token or key has made too many requests. Wait as many seconds as `Retry-After` says.',
    headers: ['Retry-After', 'RateLimit', 'RateLimit-Policy'],
  },
  InternalServerError: {
    status: 500,
    code: 'internal_error',
    when: 'Something went wrong on our side.',
  },
  ServiceUnavailable: {
    status: 503,
    code: 'unavailable',
    when: 'The service cannot answer just now. A repeated write with the same Idempotency-Key is safe.',
    headers: ['Retry-After'],
  },
} as const satisfies Record<string, Refusal>

type RefusalName = keyof typeof refusals

/** What the same codes mean to the customer's page, which has a link and no access token. */
const toViewers: Partial<Record<RefusalName, Pick<Refusal, 'when' | 'detail'>>> = {
  Forbidden: {
    when: 'A password is asked for, or the seller only looks: `reason` says which.',
    detail: 'Enter the password you chose for this proposal.',
  },
  NotFound: {
    when: 'The link leads nowhere: unknown, not sent, or in the trashcan.',
    detail: 'There is nothing at this address.',
  },
  Gone: {
    when: 'The proposal is lost or closed. `seller` says whom to call.',
    detail: 'This proposal has ended. Call the person named in seller.',
  },
  TooManyRequests: {
    when: 'Too many requests of this receiver, or too many links that lead nowhere from one address.',
    detail: 'Too many requests. Try again in 2 seconds.',
  },
}

/** The refusals of an interface, as its readers meet them. */
export const refusalsTo = (face: Operation['face']): Record<RefusalName, Refusal> =>
  face === 'viewer' ? mapped((name) => ({ ...refusals[name], ...toViewers[name] })) : mapped((name) => refusals[name])

const mapped = (refusalOf: (name: RefusalName) => Refusal) =>
  Object.fromEntries((Object.keys(refusals) as RefusalName[]).map((name) => [name, refusalOf(name)])) as Record<
    RefusalName,
    Refusal
  >

/** The refusals an operation can come to, in the order of their status. */
export function refusalsOf({ face, methods, body, params }: Operation, note: Note): RefusalName[] {
  const isWrite = methods[0] !== 'GET'
  const can: Record<RefusalName, boolean> = {
    // An unknown key in the query is refused also where there is none to know.
    BadRequest: true,
    // Without a token nobody can be asked for another.
    Unauthorized: face !== 'viewer',
    Forbidden: true,
    NotFound: params !== undefined,
    // Of a path, not of an operation: whoever asks with a method the document names never meets it.
    MethodNotAllowed: false,
    Conflict: isWrite,
    Gone: note.isTrashable,
    PreconditionFailed: note.takesIfMatch,
    ContentTooLarge: body !== undefined,
    UnsupportedMediaType: body !== undefined,
    TooManyRequests: true,
    InternalServerError: true,
    ServiceUnavailable: true,
  }
  return (Object.keys(can) as RefusalName[]).filter((name) => can[name])
}

export function refusalResponse({ code, when, detail, headers = [] }: Refusal, publicUrl: string): Response {
  const example = { ...sampleProblem(publicUrl, code), ...(detail !== undefined && { detail }) }
  return {
    description: when,
    headers: headersNamed(['X-Request-Id', ...headers]),
    content: { 'application/problem+json': { schema: problemSchema, example } },
  }
}

/** Refers to the shared response, or says the operation's own rule of state beside the common one. */
export const refusedWith = (name: RefusalName, { conflict }: Note, publicUrl: string): Response | Reference =>
  name === 'Conflict' && conflict !== undefined
    ? refusalResponse(
        {
          ...refusals.Conflict,
          code: 'conflict',
          when: `${conflict} Or: ${lowerFirst(refusals.Conflict.when)}`,
          detail: conflict,
        },
        publicUrl,
      )
    : { $ref: `#/components/responses/${name}` }

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)

const text: JsonSchema = { type: 'string' }
const count: JsonSchema = { type: 'integer', minimum: 0 }

export const headers: Record<string, Header> = {
  Allow: { description: 'The methods this address answers to.', schema: text, example: 'GET, HEAD, OPTIONS' },
  ETag: {
    description: 'Names the record as it is seen here. Send it as `If-Match` with the write that starts from it.',
    schema: text,
    example: '"5f2b0c9e1d3a4f6781c2d3e4f5a6b7c8"',
  },
  'Idempotency-Replayed': {
    description: 'The answer is the one given before to the same Idempotency-Key; nothing was done again.',
    schema: { const: 'true' },
  },
  Link: {
    description: 'Addresses of the `first`, `prev`, `next` and `last` page (RFC 8288).',
    schema: text,
  },
  RateLimit: {
    description: 'How many requests are left now, and for how many seconds.',
    schema: text,
    example: '"minute";r=0;t=2',
  },
  'RateLimit-Policy': {
    description: 'How many requests are allowed in how many seconds.',
    schema: text,
    example: `"minute";q=${defaultRequestsPerMinute};w=60`,
  },
  'Retry-After': { description: 'Seconds to wait.', schema: count, example: 2 },
  'WWW-Authenticate': {
    description: 'How to authenticate (RFC 6750).',
    schema: text,
    example: 'Bearer error="invalid_token"',
  },
  'X-Request-Id': {
    description: 'Names this request; give it when you ask for help.',
    schema: text,
    example: sampleRequestId,
  },
  'X-Total-Count': { description: 'How many records there are on all pages.', schema: count, example: 1 },
  'X-Total-More': {
    description:
      'Sent as `true` where a search finds more than were counted: there are more than `X-Total-Count` says.',
    schema: text,
    example: 'true',
  },
}

export const headersNamed = (names: readonly string[]): Record<string, Reference> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
