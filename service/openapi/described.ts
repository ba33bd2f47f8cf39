import * as z from 'zod/mini'
import type { Operation } from '#wire/operation.ts'
import { idempotencyKeyLife, inHours, maxIdempotencyKeyLength } from '#wire/limits.ts'
import { plainId } from '#wire/webhook-operations.ts'
import { headersNamed, refusals, refusalsOf, refusedWith } from './answers.ts'
import type { schemaBook } from './json-schema.ts'
import type { Chapter, Note } from './notes/note.ts'
import type { Described, Parameter, Reference, Response } from './shape.ts'

type Book = ReturnType<typeof schemaBook>

export const parameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: `Makes a repeat harmless: for ${inHours(idempotencyKeyLife)} hours the same key gets the first answer again. 1 to ${maxIdempotencyKeyLength} visible ASCII characters.`,
    schema: { type: 'string', minLength: 1, maxLength: maxIdempotencyKeyLength, pattern: '^[!-~]+$' },
    example: 'b1f6c1de-4f0b-4a7c-9d0e-2f8a6c3d5e71',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'The ETag of the details this write starts from; 412 when the record has changed since.',
    schema: { type: 'string' },
    example: '"5f2b0c9e1d3a4f6781c2d3e4f5a6b7c8"',
  },
} satisfies Record<string, Parameter>

const shared = (name: keyof typeof parameters): Reference => ({ $ref: `#/components/parameters/${name}` })

/** What is said of an operation, in which chapter, and for which service. */
type Said = { note: Note; chapter: Chapter; publicUrl: string }

/** One operation as the document says it. */
export function described(book: Book, op: Operation, { note, chapter: { name }, publicUrl }: Said): Described {
  const all = [
    ...parametersIn('path', book, op, note.request.params),
    ...parametersIn('query', book, op, note.request.query),
    ...(op.methods[0] === 'GET' ? [] : [shared('IdempotencyKey')]),
    ...(note.takesIfMatch ? [shared('IfMatch')] : []),
  ]
  return {
    operationId: plainId(op),
    tags: [name],
    summary: note.summary,
    description: note.description,
    ...(all.length > 0 && { parameters: all }),
    ...(op.body && {
      requestBody: {
        required: op.takes === 'json',
        content: {
          [mediaOf(op)]: {
            // A check of the contract that zod writes into no schema: one field, whatever it is called.
            schema: { ...book.written(op.body, 'input', op.id), ...(op.takes === 'form' && { maxProperties: 1 }) },
            example: note.request.body,
          },
        },
      },
    }),
    responses: responses(book, op, { note, publicUrl }),
  }
}

const mediaOf = ({ takes }: Operation) => (takes === 'form' ? 'multipart/form-data' : 'application/json')

const answerMedia = {
  json: 'application/json',
  page: 'application/json',
  text: 'text/plain',
  lines: 'application/x-ndjson',
  stream: 'text/event-stream',
  pdf: 'application/pdf',
} as const satisfies Record<Operation['gives'], string>

function parametersIn(
  location: 'path' | 'query',
  book: Book,
  op: Operation,
  examples: object | undefined,
): Parameter[] {
  const schema = location === 'path' ? op.params : op.query
  if (!schema) return []
  const { properties = {}, required = [] } = book.written(schema, 'input', `${op.id}.${location}`)
  return Object.entries(properties).map(([name, { description, ...schema }]) => {
    const example: unknown = Object.entries(examples ?? {}).find(([key]) => key === name)?.[1]
    return {
      name,
      in: location,
      ...((location === 'path' || required.includes(name)) && { required: true }),
      description: description ?? '',
      schema,
      ...(example !== undefined && { example }),
    }
  })
}

function responses(book: Book, op: Operation, { note, publicUrl }: Pick<Said, 'note' | 'publicUrl'>) {
  const refused = refusalsOf(op, note).map(
    (name) => [refusals[name].status, refusedWith(name, note, publicUrl)] as const,
  )
  return Object.fromEntries<Response | Reference>([[op.status, success(book, op, note)], ...refused])
}

function success(book: Book, op: Operation, note: Note): Response {
  const schema = book.written(op.answer, 'output', op.id)
  const names = [
    'X-Request-Id',
    ...(op.gives === 'page' ? ['X-Total-Count', 'X-Total-More', 'Link'] : []),
    ...(note.givesEtag ? ['ETag'] : []),
    ...(op.methods[0] === 'GET' ? [] : ['Idempotency-Replayed']),
  ]
  return {
    description: successWords(op),
    headers: headersNamed(names),
    content: { [answerMedia[op.gives]]: { schema, example: note.answer } },
  }
}

function successWords({ gives, status, methods, answer }: Operation) {
  if (gives === 'stream') return 'Events, for as long as somebody listens.'
  if (gives === 'pdf') return 'The document.'
  if (gives === 'page') return 'One page of the list, as a bare array.'
  if (gives === 'text') return 'Done; one short sentence.'
  if (status === 201) return 'It was made.'
  if (methods[0] !== 'GET') return 'It was done.'
  return answer instanceof z.ZodMiniArray ? 'The whole list, as a bare array.' : 'The record.'
}
