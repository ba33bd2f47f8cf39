import type { AppConfig } from '#src/auth/config.ts'
import { SessionEnded, SignInError } from '#src/auth/session-errors.ts'
import type { Session } from '#src/auth/session-record.ts'
import type { Answer, Input, Operation } from '#wire/operation.ts'
import { fileNameIn } from '#wire/file-name.ts'
import { addressOf, type Parts } from './address.ts'
import { answerOf, fileOf, isMoreIn, mediaOf, retryAfter, totalOf } from './answers.ts'
import { Unreachable } from './errors.ts'
import { requestWays } from './request-ways.ts'
import type { newSilence } from './silence.ts'
import type { newHold } from './waiting.ts'

export type CallOptions = {
  signal?: AbortSignal | undefined
  /** The `etag` of the details the change started from. */
  ifMatch?: string | undefined
  /** Of a write that is asked a second time because its outcome is not known; else every write gets its own. */
  idempotencyKey?: string | undefined
  /** How often a 429 is waited out before it is the answer; work of many requests waits by itself. */
  mostWaits?: number | undefined
}
/** A page of a list; `total` is undefined where the service does not count, `isMore` where it counted no further. */
export type Page<Items> = { items: Items; total: number | undefined; isMore?: boolean }
/** Details with the version they are, to be given back as `ifMatch`. */
export type Tagged<T> = T & { etag: string | undefined }

export type ClientPorts = {
  fetch: (address: string, init: RequestInit) => Promise<Response>
  config: () => Promise<AppConfig>
  session: {
    current: () => Promise<Session | undefined>
    refresh: (staleToken: string | undefined) => Promise<Session>
    end: (token: string) => Promise<void>
  }
  hold: ReturnType<typeof newHold>
  silence: ReturnType<typeof newSilence>
  /** Aborts when a request has taken too long. */
  limit: () => AbortSignal
}

/** A service that asks for more patience than this is not waited for: the refusal is shown instead. */
const longestWait = 65_000
const mostWaits = 3

type PlannedRequest = {
  address: string
  init: Omit<RequestInit, 'headers'> & { headers: Record<string, string> }
  signal: AbortSignal | undefined
  mostWaits: number | undefined
}

function requestOf(op: Operation, { body }: Parts, { ifMatch, idempotencyKey }: CallOptions): PlannedRequest['init'] {
  const [method] = op.methods
  const headers: Record<string, string> = {
    accept: `${mediaOf(op)}, application/problem+json`,
  }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (ifMatch !== undefined) headers['if-match'] = ifMatch
  if (method !== 'GET') headers['idempotency-key'] = idempotencyKey ?? crypto.randomUUID()
  return {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    ...requestWays,
  }
}

/** `call` and its like over the given ports; `client.ts` has the real ones. */
export function newClient({ fetch, config, session, hold, silence, limit }: ClientPorts) {
  /** One request within the time limit, the body too; sent once more when that is asked because no answer comes. */
  async function once({ address, init, signal }: PlannedRequest, token: string): Promise<Response> {
    const headers = { ...init.headers, authorization: `Bearer ${token}` }
    for (;;) {
      const watch = silence.watch()
      const ends = AbortSignal.any([watch.again, limit(), ...(signal ? [signal] : [])])
      try {
        const response = await fetch(address, { ...init, headers, signal: ends })
        watch.answered()
        const body = await response.arrayBuffer()
        return new Response(body.byteLength === 0 ? null : body, response)
      } catch (cause) {
        signal?.throwIfAborted()
        if (!watch.again.aborted) throw new Unreachable(cause)
      } finally {
        watch.over()
      }
    }
  }

  /** Waits out 429 as often as is sensible; anything else is given back. */
  async function patiently(request: PlannedRequest, token: string): Promise<Response> {
    for (let waits = 0; ; waits += 1) {
      await hold.open(request.signal)
      const response = await once(request, token)
      const wait = response.status === 429 ? (retryAfter(response) ?? 2_000 * 2 ** waits) : undefined
      if (wait === undefined || wait > longestWait || waits === (request.mostWaits ?? mostWaits)) return response
      hold.waitUntil(Date.now() + wait)
    }
  }

  /** With the session's token, and once more with a new one when the service does not know it any more. */
  async function signedIn(request: PlannedRequest): Promise<Response> {
    const { access_token } = (await session.current()) ?? (await renewed(undefined))
    const response = await patiently(request, access_token)
    if (response.status !== 401) return response
    const fresh = await renewed(access_token)
    const again = await patiently(request, fresh.access_token)
    if (again.status !== 401) return again
    await session.end(fresh.access_token)
    throw new SessionEnded()
  }

  const renewed = (stale: string | undefined) =>
    session.refresh(stale).catch((error: unknown) => {
      throw error instanceof SignInError && error.reason === 'unreachable' ? new Unreachable(error) : error
    })

  async function ask(op: Operation, input: Parts, options: CallOptions): Promise<Response> {
    const { signal, ifMatch, idempotencyKey, mostWaits } = options
    const { service, account } = await config()
    const init = requestOf(op, input, { ifMatch, idempotencyKey })
    return signedIn({ address: service + addressOf(op, account, input), init, signal, mostWaits })
  }

  /** Sends one operation and gives its checked answer. */
  const call = async <Op extends Operation>(op: Op, input: Input<Op>, options: CallOptions = {}): Promise<Answer<Op>> =>
    answerOf(op, await ask(op, input as Parts, options))

  /** The same for a list that comes in pages. */
  const callPage = async <Op extends Operation>(
    op: Op,
    input: Input<Op>,
    options: CallOptions = {},
  ): Promise<Page<Answer<Op>>> => {
    const response = await ask(op, input as Parts, options)
    return {
      items: await answerOf(op, response),
      total: totalOf(response),
      ...(isMoreIn(response) && { isMore: true }),
    }
  }

  /** The same for details: the answer carries the version it is as `etag`. */
  const callWithTag = async <Op extends Operation>(
    op: Op,
    input: Input<Op>,
    options: CallOptions = {},
  ): Promise<Tagged<Answer<Op>>> => {
    const response = await ask(op, input as Parts, options)
    const answer = await answerOf(op, response)
    return Object.assign(answer as object, { etag: response.headers.get('etag') ?? undefined }) as Tagged<Answer<Op>>
  }

  /** The same for a file, with what the service calls it. */
  const download = async <Op extends Operation>(op: Op, input: Input<Op>, options: CallOptions = {}) => {
    const response = await ask(op, input as Parts, options)
    return { name: fileNameIn(response.headers.get('content-disposition')) ?? '', file: await fileOf(op, response) }
  }

  return { call, callPage, callWithTag, download }
}
