import type { operations } from './contract.ts'
import { addresses, type OperationId } from './addresses.ts'
import { ProfferError } from './error.ts'
import { retryDelay, type Retrying } from './retry.ts'

type Op<Id extends OperationId> = operations[Id]
type QueryOf<Id extends OperationId> = NonNullable<Op<Id>['parameters']['query']>
type PathOf<Id extends OperationId> = NonNullable<Op<Id>['parameters']['path']>
type BodyOf<Id extends OperationId> =
  NonNullable<Op<Id>['requestBody']> extends { content: { 'application/json': infer Body } } ? Body : never
type Contents<Responses> = {
  [Status in keyof Responses]: Responses[Status] extends { content: infer Content } ? Content[keyof Content] : never
}[keyof Responses]
/** What an operation answers. */
export type Answer<Id extends OperationId> = Contents<
  Pick<Op<Id>['responses'], keyof Op<Id>['responses'] & (200 | 201)>
>

/** Optional where nothing in it is required. */
type Part<Name extends string, T> = [T] extends [never]
  ? unknown
  : object extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T }

/** What an operation takes, and how this one call is made. */
export type Input<Id extends OperationId> = Part<'path', PathOf<Id>> &
  Part<'query', QueryOf<Id>> &
  Part<'body', BodyOf<Id>> & {
    /** Of a write. Left out it is made up, so that a retry does nothing twice. */
    idempotencyKey?: string
    /** The `etag` of the details a write starts from: 412 when the record has changed since. */
    ifMatch?: string | null | undefined
    signal?: AbortSignal
  }

type Arguments<Id extends OperationId> = object extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>]

/** Operations that answer a page of records. */
export type PagedId = {
  [Id in OperationId]: QueryOf<Id> extends { page?: number }
    ? Answer<Id> extends readonly unknown[]
      ? Id
      : never
    : never
}[OperationId]

export type Options = {
  /** `https://offers.example.com`, without a path of the interface. */
  baseUrl: string
  /** The account's name, as in its addresses. */
  account: string
  /** An API key or an access token, or a function that gives the one to use now. Without one it is refused at once. */
  token: string | undefined | (() => string | Promise<string>)
  /** Tries after the first; 3 by default, 0 for none. */
  retries?: number
  /** Milliseconds one try may take; 30 s by default. */
  timeout?: number
  fetch?: typeof globalThis.fetch
  /** For tests: how it waits. */
  sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
}

export type WithMeta<Id extends OperationId> = {
  data: Answer<Id>
  /** To send as `ifMatch` with a write that starts from this record. */
  etag: string | null
  requestId: string | null
  /** The answer is an earlier one, to the same idempotency key. */
  replayed: boolean
  headers: Headers
}

/** A client of one account. Stateless but for its options: make one and share it. */
export class Proffer {
  readonly #options: Required<Omit<Options, 'token'>> & Pick<Options, 'token'>

  constructor(options: Options) {
    if (!options.baseUrl || !options.account) throw new TypeError('A client needs baseUrl and account')
    if (!options.token) throw new TypeError('A client needs a token: an API key, for example of PROFFER_API_KEY')
    this.#options = {
      retries: 3,
      timeout: 30_000,
      fetch: (...request) => globalThis.fetch(...request),
      sleep,
      ...options,
      baseUrl: options.baseUrl.replace(/\/+$/, ''),
    }
  }

  /** What the operation answers. Throws `ProfferError` for a refusal, after retrying what is worth it. */
  async call<Id extends OperationId>(id: Id, ...input: Arguments<Id>): Promise<Answer<Id>> {
    return (await this.request(id, ...input)).data
  }

  /** The same, with what the answer's headers say. */
  async request<Id extends OperationId>(id: Id, ...[input]: Arguments<Id>): Promise<WithMeta<Id>> {
    const { path, query, body, idempotencyKey, ifMatch, signal } = (input ?? {}) as Loose
    const [method, template] = addresses[id]
    const isWrite = method !== 'GET'
    const url = this.#urlOf(template, path, query)
    const headers = new Headers({ Accept: 'application/json, text/plain;q=0.9' })
    // One for all tries of this call.
    if (isWrite) headers.set('Idempotency-Key', idempotencyKey ?? crypto.randomUUID())
    if (ifMatch) headers.set('If-Match', ifMatch)
    if (body !== undefined) headers.set('Content-Type', 'application/json')
    const answer = await this.#send(
      url,
      { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) },
      signal,
    )
    const isJson = answer.headers.get('Content-Type')?.includes('json') ?? false
    return {
      data: (isJson ? await answer.json() : await answer.text()) as Answer<Id>,
      etag: answer.headers.get('ETag'),
      requestId: answer.headers.get('X-Request-Id'),
      replayed: answer.headers.get('Idempotency-Replayed') === 'true',
      headers: answer.headers,
    }
  }

  /** Every record of a list, page by page as they are asked for. */
  async *pages<Id extends PagedId>(
    id: Id,
    ...[input]: Arguments<Id>
  ): AsyncGenerator<Answer<Id> extends readonly (infer Item)[] ? Item : never> {
    const { query, ...rest } = (input ?? {}) as Loose
    for (let page = Number(query?.['page'] ?? 1); ; page++) {
      const asked = { ...rest, query: { ...query, page } } as unknown as Arguments<Id>[0]
      const { data, headers } = await this.request(id, ...([asked] as Arguments<Id>))
      yield* data as (Answer<Id> extends readonly (infer Item)[] ? Item : never)[]
      if (!/rel="next"/.test(headers.get('Link') ?? '')) return
    }
  }

  #urlOf(template: string, path: Loose['path'] = {}, query: Loose['query'] = {}) {
    const { baseUrl, account } = this.#options
    const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = path[name]
      if (value === undefined) throw new TypeError(`path.${name} is missing`)
      return encodeURIComponent(String(value))
    })
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
    )
    return `${baseUrl}/api/v2/${encodeURIComponent(account)}${filled}${search.size > 0 ? `?${search}` : ''}`
  }

  async #send(url: string, init: RequestInit & { headers: Headers }, signal: AbortSignal | undefined) {
    const { token, retries, timeout, fetch, sleep } = this.#options
    for (let tried = 1; ; tried++) {
      init.headers.set('Authorization', `Bearer ${typeof token === 'function' ? await token() : token}`)
      const limits = [AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]
      let outcome: Retrying
      try {
        const answer = await fetch(url, { ...init, signal: AbortSignal.any(limits) })
        if (answer.ok) return answer
        outcome = { answer, tried }
      } catch (error) {
        if (signal?.aborted || tried > retries) throw error
        outcome = { answer: undefined, tried }
      }
      const delay = tried > retries ? undefined : retryDelay(outcome)
      if (delay === undefined) throw await ProfferError.of(outcome.answer)
      await outcome.answer?.body?.cancel()
      await sleep(delay, signal)
    }
  }
}

type Scalar = string | number | boolean

/** The parts of any input; `Input` has checked them. */
type Loose = {
  path?: Record<string, Scalar | undefined>
  query?: Record<string, Scalar | undefined>
  body?: unknown
  idempotencyKey?: string
  ifMatch?: string | null
  signal?: AbortSignal
}

const sleep = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
