import type * as z from 'zod/mini'
import { afterEach, beforeEach, expect, onTestFinished } from 'vitest'
import { recordKey } from '#src/auth/session-place.ts'
import { indexedStores } from '#src/storage/indexed-stores.ts'
import { getAccount, hello } from '#wire/account.ts'
import { basePath, type Operation } from '#wire/operation.ts'
import type { Role } from '#wire/roles.ts'
import { listCustomFields } from '#wire/settings-custom-fields.ts'

const config = { service: '', account: 'test', client_id: 'test' }

/** What the app sent: the parts of the operation as they were on the wire. */
export type Sent<Op extends Operation> = {
  params: Record<string, string>
  query: Record<string, string>
  body: Op['body'] extends z.core.$ZodType ? z.input<Op['body']> : undefined
  headers: Record<string, string>
}
type Reply<Op extends Operation> = z.input<Op['answer']> | Response
type Handler<Op extends Operation> = (sent: Sent<Op>) => Reply<Op> | Promise<Reply<Op>>
type Route = { op: Operation; path: RegExp; reply: (sent: Sent<Operation>) => unknown }

/** Refuses as the service does (interface, section 1.7). */
export const refusal = (status: number, detail: string, errors?: Record<string, string[]>) =>
  Response.json({ type: 'about:blank', title: detail, status, detail, request_id: 'test', errors }, { status })

/** An answer of JSON lines. */
export const inLines = (lines: readonly object[]) =>
  new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), {
    headers: { 'content-type': 'application/x-ndjson' },
  })

/** The details of a record, with the version they are. */
export const tagged = (record: object, etag: string) => Response.json(record, { headers: { etag } })

/** The way to the service is cut. */
export const offline = () => Promise.reject(new TypeError('Failed to fetch'))

/**
 * Answers the app in the service's place, at the only fetch it has. Every request must have an answer: one that has
 * none fails the test.
 */
export class StubService {
  readonly unanswered: string[] = []
  private readonly routes: Route[] = []

  /** The last answer for an operation counts. Gives what was sent to it, in its order. */
  on<Op extends Operation>(op: Op, handler: Handler<Op>): Sent<Op>[] {
    const sent: Sent<Op>[] = []
    const pattern = op.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')
    this.routes.unshift({
      op,
      path: new RegExp(`^${basePath(op.face, config.account)}${pattern}$`),
      reply: (one) => {
        const mine = one as Sent<Op>
        sent.push(mine)
        return handler(mine)
      },
    })
    return sent
  }

  readonly answer = async (address: URL, init: RequestInit): Promise<Response> => {
    init.signal?.throwIfAborted()
    for (const { op, path, reply } of this.routes) {
      const match = op.methods[0] === init.method ? path.exec(address.pathname) : null
      if (!match) continue
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
      const headers = Object.fromEntries(new Headers(init.headers))
      const query = Object.fromEntries(address.searchParams)
      const answer = await reply({ params: { ...match.groups }, query, body: body as never, headers })
      return answer instanceof Response ? answer : responseOf(op, answer)
    }
    this.unanswered.push(`${init.method} ${address.pathname}`)
    return refusal(404, 'The test has no answer for this')
  }
}

function responseOf(op: Operation, given: unknown) {
  if (op.gives === 'text') return new Response(String(given), { headers: { 'content-type': 'text/plain' } })
  const total = op.gives === 'page' && Array.isArray(given) ? { 'x-total-count': String(given.length) } : undefined
  return Response.json(given, { status: op.status, ...(total && { headers: total }) })
}

/** What a service answers Eva, who has this role, or one that is not told. */
export const helloOf = ({ interfaces = ['v1', 'v2', 'app'], role }: { interfaces?: string[]; role?: Role }) => ({
  message: 'hello' as const,
  account_name: 'test',
  user: { id: 1, email: 'eva@test.example', firstname: 'Eva', lastname: 'Prins', role },
  interfaces,
})

/**
 * A service for each test of a file, with somebody signed in: Eva of a Dutch account without custom fields. `always`
 * gives it the answers of every test, before the first request can come: one may still be on its way from the test before.
 */
export function stubService(always: (service: StubService) => void = () => {}): { current: StubService } {
  const holder = { current: new StubService() }
  const real = window.fetch
  beforeEach(async () => {
    const service = new StubService()
    holder.current = service
    service.on(hello, () => helloOf({}))
    service.on(getAccount, () => ({ account_name: 'test', name: 'Test', currency: 'EUR', locale: 'nl-NL' }))
    service.on(listCustomFields, () => [])
    always(service)
    window.fetch = (input, init) => {
      const address = new URL(input instanceof Request ? input.url : input, location.origin)
      if (address.pathname === '/config.json') return Promise.resolve(Response.json(config))
      return address.pathname.startsWith('/api/') ? service.answer(address, init ?? {}) : real(input, init)
    }
    await signIn()
    onTestFinished(() => expect(service.unanswered, 'requests without an answer').toEqual([]))
  })
  afterEach(() => {
    window.fetch = real
  })
  return holder
}

/** Where src/auth/session.ts keeps its own. `kept_under` as there: what is shown is kept for the next start under it. */
export async function signIn({ kept_under }: { kept_under?: string | null } = {}) {
  const { session } = indexedStores('proffer:/', ['session', 'sign-in'])
  await session.set(recordKey(config), JSON.stringify({ access_token: 'test', kept_under }))
}
