import type { Answer, Input, Operation } from '#wire/operation.ts'
import { pathOf } from '#wire/operation-path.ts'
import { fileNameIn } from '#wire/file-name.ts'
import { viewerProblem, type ViewerProblem, type ViewerReason } from '#wire/viewer-problem.ts'
import * as z from 'zod/mini'
import { Blocked } from './service.ts'

/** The service answered, and the answer is no. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  readonly problem: ViewerProblem
  /** In so many seconds it may be asked again; 0 where the answer does not say. */
  readonly retryAfter: number
  constructor(problem: ViewerProblem, retryAfter: number) {
    super(problem.detail)
    this.status = problem.status
    this.problem = problem
    this.retryAfter = retryAfter
  }
  get reason(): ViewerReason | undefined {
    return this.problem.reason
  }
}

/** No answer that can be read came: no connection, cut off, too late, or something in between spoke. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** Another try may succeed, and the same words may be said again. */
export const isPassing = (error: unknown) =>
  error instanceof Unreachable || (error instanceof Refused && (error.status === 429 || error.status >= 500))

export type Ports = {
  fetch: (address: string, init: RequestInit) => Promise<Response>
  service: () => Promise<string>
  /** Of the password, where one was asked for. */
  session: () => Promise<string | undefined>
  /** The answer to a reading that was asked for before the page's script was here. */
  early?: (address: string) => Promise<Response | undefined>
}

type Options = {
  signal?: AbortSignal
  /** Says that a second asking is the same as the first. */
  idempotencyKey?: string
  /** The page may be closing: the browser sends it all the same. */
  keepalive?: boolean
}
type Parts = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }

const patience = 20_000
/** A file of twenty megabytes on a slow line. */
const patienceWithFiles = 300_000

const accepted: Partial<Record<Operation['gives'], string>> = { stream: 'text/event-stream', pdf: 'application/pdf' }

export type Requests = ReturnType<typeof newRequests>

/** The page's way to the service: each operation of the viewer interface, its answer checked. */
export function newRequests({ fetch, service, session, early }: Ports) {
  async function send(op: Operation, { params, query, body }: Parts, options: Options) {
    const [method] = op.methods
    const address = (await service()) + pathOf(op, '', params) + (query ? `?${new URLSearchParams(query)}` : '')
    const begun = method === 'GET' ? await early?.(address) : undefined
    if (begun) return begun
    // Not before: a browser takes its time to open what it keeps.
    const token = await session()
    const limit = AbortSignal.timeout(op.gives === 'pdf' ? patienceWithFiles : patience)
    const isStream = op.gives === 'stream'
    return fetch(address, {
      method,
      headers: {
        accept: `${accepted[op.gives] ?? 'application/json'}, application/problem+json`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { 'idempotency-key': options.idempotencyKey ?? crypto.randomUUID() }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      keepalive: options.keepalive ?? false,
      // A stream goes on until it is stopped.
      signal: isStream ? (options.signal ?? null) : options.signal ? AbortSignal.any([options.signal, limit]) : limit,
    })
  }

  async function answered(op: Operation, parts: Parts, options: Options): Promise<Response> {
    const response = await send(op, parts, options).catch((cause: unknown) => {
      throw cause instanceof Blocked ? cause : new Unreachable(op.id, { cause })
    })
    if (response.ok) return response
    const problem = viewerProblem.safeParse(await json(op, response))
    throw problem.success
      ? new Refused(problem.data, Number(response.headers.get('retry-after')))
      : new Unreachable(`${op.id}: ${response.status}`)
  }

  return {
    async call<Op extends Operation>(op: Op, input: Input<Op>, options: Options = {}): Promise<Answer<Op>> {
      const response = await answered(op, input as Parts, options)
      const answer = z.safeParse(op.answer, await json(op, response))
      if (!answer.success) throw new Unreachable(op.id, { cause: answer.error })
      return answer.data as Answer<Op>
    },
    /** A file, and what the service calls it. */
    async download<Op extends Operation>(op: Op, input: Input<Op>) {
      const response = await answered(op, input as Parts, {})
      const file = await response.blob().catch((cause: unknown) => {
        throw new Unreachable(op.id, { cause })
      })
      return { name: fileNameIn(response.headers.get('content-disposition')) ?? '', file }
    },
    /** The body of a stream, as it comes in. */
    async listen<Op extends Operation>(op: Op, input: Input<Op>, signal: AbortSignal) {
      const { body } = await answered(op, input as Parts, { signal })
      if (!body) throw new Unreachable(op.id)
      return body.pipeThrough(new TextDecoderStream())
    },
  }
}

const json = (op: Operation, response: Response): Promise<unknown> =>
  response.json().catch((cause: unknown) => {
    throw new Unreachable(`${op.id}: ${response.status}`, { cause })
  })
