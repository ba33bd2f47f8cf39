import { SessionEnded, SignInError } from '#src/auth/session-errors.ts'
import type { Session } from '#src/auth/session-record.ts'
import { createProposal, getProposal } from '#wire/proposal-details.ts'
import { deleteProposal, updateProposal } from '#wire/proposal-changes.ts'
import { listProposals } from '#wire/proposals.ts'
import { listTags, tag } from '#wire/tags.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal, UnexpectedAnswer, Unreachable } from './errors.ts'
import { newClient, type ClientPorts } from './new-client.ts'
import { newSilence } from './silence.ts'
import { newHold, type Waiting } from './waiting.ts'

type Answering = (request: Request) => Response | Promise<Response>

const sessionOf = (access_token: string): Session => ({
  account: 'bakker',
  access_token,
  expires_at: undefined,
  kept_under: undefined,
})
const tags = [{ id: 1, name: 'roof' }]
const problem = (status: number, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ type: 'about:blank', title: 'No', status, detail: 'No', request_id: 'r' }), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  })
const newProposal = { contact_id: 1, proposal_template_id: 2, name: 'Roof' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A client at a service that answers as told; knows what was asked. */
function clientAt(answering: Answering, ports: Partial<ClientPorts> = {}) {
  const asked: Request[] = []
  const hold = newHold()
  const refresh = vi.fn(async (_stale: string | undefined) => sessionOf('new'))
  const end = vi.fn(async (_token: string) => undefined)
  const client = newClient({
    fetch: async (address, init) => {
      const request = new Request(address, init)
      asked.push(request.clone())
      return answering(request)
    },
    config: () => Promise.resolve({ service: 'https://service.test', account: 'bakker', client_id: 'app' }),
    session: { current: () => Promise.resolve(sessionOf('old')), refresh, end },
    hold,
    silence: newSilence(),
    limit: () => new AbortController().signal,
    ...ports,
  })
  return { ...client, asked, hold, refresh, end }
}
const tokenOf = (request: Request) => request.headers.get('authorization')
const header = (name: string) => (request: Request) => request.headers.get(name)

test('a read carries the bearer token and nothing that makes a write', async () => {
  const { call, asked } = clientAt(() => Response.json(tags))
  expect(await call(listTags, {})).toEqual(tags)
  const [request] = asked
  expect(request).toMatchObject({
    method: 'GET',
    url: 'https://service.test/api/v2/bakker/settings/tags',
    credentials: 'omit',
  })
  expect(Object.fromEntries(request?.headers ?? [])).toEqual({
    accept: 'application/json, application/problem+json',
    authorization: 'Bearer old',
  })
})

test('a write carries its body, an idempotency key of its own and the version it started from', async () => {
  const { call, asked } = clientAt(() => Response.json({ status: '200 OK' }))
  const change = { params: { id: 7 }, body: { name: 'Roof' } }
  await call(updateProposal, change, { ifMatch: '"v1"' })
  await call(updateProposal, change)
  const [first, second] = asked
  expect(first).toMatchObject({ method: 'PATCH', url: 'https://service.test/api/v2/bakker/proposals/7' })
  expect(await first?.json()).toEqual({ name: 'Roof' })
  expect(asked.map(header('if-match'))).toEqual(['"v1"', null])
  const keys = asked.map(header('idempotency-key'))
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
  expect(keys[1]).not.toBe(keys[0])
  expect(second?.headers.get('content-type')).toBe('application/json')
})

test('a key that is given is the one that is sent', async () => {
  const { call, asked } = clientAt(() => Response.json({ id: 1, version_id: 1 }, { status: 201 }))
  await call(createProposal, { body: newProposal }, { idempotencyKey: 'again' })
  expect(asked.map(header('idempotency-key'))).toEqual(['again'])
})

test('details come with the version they are', async () => {
  const op = { ...getProposal, answer: tag }
  const details = { id: 1, name: 'roof' }
  const { callWithTag } = clientAt(() => Response.json(details, { headers: { etag: '"v3"' } }))
  expect(await callWithTag(op, { params: { id: 1 } })).toEqual({ ...details, etag: '"v3"' })
})

test('a page comes with the total, and without one where the service does not count', async () => {
  const input = { params: { status: 'open' }, query: {} } as const
  const counted = clientAt(() => Response.json([], { headers: { 'x-total-count': '160' } }))
  expect(await counted.callPage(listProposals, input)).toEqual({ items: [], total: 160 })
  const uncounted = clientAt(() => Response.json([]))
  expect(await uncounted.callPage(listProposals, input)).toEqual({ items: [], total: undefined })
})

test('a delete takes a line of text', async () => {
  const { call, asked } = clientAt(() => new Response('Gone', { headers: { 'content-type': 'text/plain' } }))
  expect(await call(deleteProposal, { params: { id: 7 } })).toBe('Gone')
  expect(asked.map(({ method }) => method)).toEqual(['DELETE'])
})

test('an old token is refreshed and the request is made once more, a write under the same key', async () => {
  const { call, asked, refresh } = clientAt((request) =>
    tokenOf(request) === 'Bearer new' ? Response.json({ id: 1, version_id: 1 }) : problem(401),
  )
  await call(createProposal, { body: newProposal })
  expect(refresh).toHaveBeenCalledExactlyOnceWith('old')
  expect(asked.map(tokenOf)).toEqual(['Bearer old', 'Bearer new'])
  const [first, second] = asked.map(header('idempotency-key'))
  expect(second).toBe(first)
})

test('a token that is refused right after a refresh ends the session', async () => {
  const { call, asked, end } = clientAt(() => problem(401))
  await expect(call(listTags, {})).rejects.toBeInstanceOf(SessionEnded)
  expect(end).toHaveBeenCalledExactlyOnceWith('new')
  expect(asked).toHaveLength(2)
})

test('with nobody signed in nothing is asked', async () => {
  const refresh = () => Promise.reject(new SessionEnded())
  const session = { current: () => Promise.resolve(undefined), refresh, end: () => Promise.resolve() }
  const { call, asked } = clientAt(() => Response.json(tags), { session })
  await expect(call(listTags, {})).rejects.toBeInstanceOf(SessionEnded)
  expect(asked).toEqual([])
})

test('a refresh that gets no answer means the service is unreachable, not that the session ended', async () => {
  const refresh = () => Promise.reject(new SignInError('unreachable'))
  const session = { current: () => Promise.resolve(sessionOf('old')), refresh, end: () => Promise.resolve() }
  const { call } = clientAt(() => problem(401), { session })
  await expect(call(listTags, {})).rejects.toBeInstanceOf(Unreachable)
})

test('no connection, a connection cut off and a request over its time are all unreachable', async () => {
  const offline = clientAt(() => Promise.reject(new TypeError('fetch failed')))
  await expect(offline.call(listTags, {})).rejects.toBeInstanceOf(Unreachable)

  const cut = clientAt(() => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) })
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  })
  await expect(cut.call(listTags, {})).rejects.toBeInstanceOf(Unreachable)

  const silent = clientAt(hanging, { limit: () => AbortSignal.abort(new DOMException('too long', 'TimeoutError')) })
  await expect(silent.call(listTags, {})).rejects.toBeInstanceOf(Unreachable)
})

const hanging: Answering = (request) =>
  new Promise((_, reject) => {
    const stop = () => reject(request.signal.reason as Error)
    if (request.signal.aborted) stop()
    request.signal.addEventListener('abort', stop)
  })

test('a service that keeps silent is told after 8 seconds; asked once more, the same write goes out under its key', async () => {
  const silence = newSilence()
  const answers: Answering[] = [hanging, () => Response.json({ status: '200 OK' })]
  const { call, asked } = clientAt((request) => (answers.shift() ?? hanging)(request), { silence })
  const told: boolean[] = []
  silence.subscribe(() => told.push(silence.isSilent()))
  const saved = call(updateProposal, { params: { id: 7 }, body: { name: 'Roof' } })
  await vi.advanceTimersByTimeAsync(7_900)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(told).toEqual([true])
  silence.retry()
  expect(await saved).toEqual({ status: '200 OK' })
  expect(told).toEqual([true, false])
  expect(asked).toHaveLength(2)
  expect(new Set(asked.map(header('idempotency-key'))).size).toBe(1)
})

test('a request that is no longer wanted stops with the reason its caller gave', async () => {
  const { call } = clientAt(hanging)
  const wanted = new AbortController()
  const asking = call(listTags, {}, { signal: wanted.signal })
  wanted.abort(new Error('left the page'))
  await expect(asking).rejects.toThrow('left the page')
})

test('a refusal and an answer out of contract are not tried again', async () => {
  const refused = clientAt(() => problem(409))
  await expect(refused.call(listTags, {})).rejects.toBeInstanceOf(Refusal)
  const html = clientAt(() => new Response('<p>', { headers: { 'content-type': 'text/html' } }))
  await expect(html.call(listTags, {})).rejects.toBeInstanceOf(UnexpectedAnswer)
  expect([refused.asked.length, html.asked.length]).toEqual([1, 1])
})

test('a limit is waited out: the same write goes out again under the same key, and who listens is told', async () => {
  let full = true
  const { call, asked, hold } = clientAt(() =>
    full ? problem(429, { 'retry-after': '20' }) : Response.json({ id: 1, version_id: 1 }),
  )
  const told: Waiting[] = []
  hold.onWaiting((waiting) => told.push(waiting))
  const creating = call(createProposal, { body: newProposal })
  const until = new Date(Date.now() + 20_000)

  await vi.advanceTimersByTimeAsync(19_999)
  expect([asked.length, told]).toEqual([1, [{ until }]])
  full = false
  await vi.advanceTimersByTimeAsync(1)
  expect(await creating).toEqual({ id: 1, version_id: 1 })
  expect(told).toEqual([{ until }, undefined])
  const [first, second] = asked
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
  expect(await second?.json()).toEqual(newProposal)
})

test('while one request waits for the limit no other is sent, and one that is no longer wanted stops waiting', async () => {
  let full = true
  const { call, asked } = clientAt(() => (full ? problem(429, { 'retry-after': '5' }) : Response.json(tags)))
  const first = call(listTags, {})
  await vi.advanceTimersByTimeAsync(1)
  const wanted = new AbortController()
  const left = call(listTags, {}, { signal: wanted.signal })
  const second = call(listTags, {})
  await vi.advanceTimersByTimeAsync(1)
  wanted.abort(new Error('left the page'))
  await expect(left).rejects.toThrow('left the page')
  expect(asked).toHaveLength(1)
  full = false
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await Promise.all([first, second])).toEqual([tags, tags])
  expect(asked).toHaveLength(3)
})

test('a limit without a time is waited out in growing gaps, and after three waits it is a refusal', async () => {
  const { call, asked } = clientAt(() => problem(429))
  const failed = expect(call(listTags, {})).rejects.toMatchObject({ status: 429 })
  await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000)
  await failed
  expect(asked).toHaveLength(4)
})

test('a limit of an hour is not waited for', async () => {
  const { call, asked } = clientAt(() => problem(429, { 'retry-after': '3600' }))
  await expect(call(listTags, {})).rejects.toMatchObject({ status: 429, retryAfter: 3_600_000 })
  expect(asked).toHaveLength(1)
})
