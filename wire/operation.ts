import type * as z from 'zod/mini'
import type { Role } from './roles.ts'

type Schema = z.core.$ZodType

/** The interfaces of an account; `basePath` gives the base path of each. */
export const interfaces = ['v1', 'v2', 'app'] as const
export type Interface = (typeof interfaces)[number]

/** Those and the customer's page, whose paths name no account: the token in them is the only credential. */
export type Face = Interface | 'viewer'

export const basePath = (face: Face, account: string) =>
  face === 'viewer' ? '' : `/api/${face}/${encodeURIComponent(account)}`

/**
 * One operation of the service: its address, input and output. The app's `call` and the service's `mount` are both
 * driven by it.
 */
export type Operation<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> = {
  /** Unique: `<resource>.<what it does>`. */
  id: string
  face: Face
  /** The least role that may use it; on the customer's page nobody has a role, and the link is the right. */
  may: Role | 'receiver'
  /** The first is the one the app sends; updates answer to PATCH and PUT alike. */
  methods:
    | readonly ['GET']
    | readonly ['POST']
    | readonly ['DELETE']
    | readonly ['PATCH', 'PUT']
    | readonly ['PUT', 'PATCH']
  /** Below the base path, parameters as `:name`. */
  path: string
  params: Params
  query: Query
  body: Body
  /**
   * How the body is written: JSON, or multipart/form-data in version 1 (interface, section 10). A file is the body as it
   * is, and `body` is not looked at.
   */
  takes: 'json' | 'form' | 'file'
  /**
   * JSON that fits `answer`, or one line of text/plain. A page is a bare array with paging headers; lines are JSON that
   * fits, one after the other, as they are read; a stream stays open. A document is a file of its own, and `answer` is
   * not looked at.
   */
  gives: 'json' | 'text' | 'page' | 'lines' | 'stream' | 'pdf'
  status: 200 | 201
  answer: Answer
  /** A write that requires If-Match, so that nobody overwrites a change they have not seen. */
  mustMatch: boolean
}

type OperationDefinition<P, Q, B, A> = {
  id: string
  face?: Face
  may: Operation['may']
  methods: Operation['methods']
  path: string
  params?: P
  query?: Q
  body?: B
  takes?: Operation['takes']
  gives?: Operation['gives']
  status?: Operation['status']
  answer: A
  mustMatch?: boolean
}

/** Defines an operation; the defaults are v2, JSON, 200 and no input. */
export const operation = <
  Answer extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>({
  face = 'v2',
  takes = 'json',
  gives = 'json',
  status = 200,
  mustMatch = false,
  params,
  query,
  body,
  ...op
}: OperationDefinition<Params, Query, Body, Answer>): Operation<Params, Query, Body, Answer> => ({
  ...op,
  face,
  takes,
  gives,
  status,
  mustMatch,
  params: params as Params,
  query: query as Query,
  body: body as Body,
})

type Part<Name extends string, S> = S extends Schema
  ? object extends z.input<S>
    ? { [K in Name]?: z.input<S> }
    : { [K in Name]: z.input<S> }
  : unknown

type CheckedPart<Name extends string, S> = S extends Schema ? { [K in Name]: z.output<S> } : unknown

/** A caller's input: `{ params, query, body }`, each only where the operation has it. */
export type Input<Op extends Operation> = Part<'params', Op['params']> &
  Part<'query', Op['query']> &
  Part<'body', Op['body']>

/** The same after the checks: defaults filled in, "7" turned into 7. */
export type Checked<Op extends Operation> = CheckedPart<'params', Op['params']> &
  CheckedPart<'query', Op['query']> &
  CheckedPart<'body', Op['body']>

export type Answer<Op extends Operation> = z.output<Op['answer']>
