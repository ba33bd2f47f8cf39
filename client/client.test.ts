import { expect, test } from 'vitest'
import { Proffer } from './client.ts'
import { ProfferError } from './error.ts'
import { retryDelay } from './retry.ts'

type Reply = { status?: number; body?: unknown; headers?: Record<string, string> } | Error

/** A client whose service gives these answers, one after the other, and what it was asked. */
function against(...replies: Reply[]) {
  const asked: Request[] = []
  const slept: number[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push(new Request(input, init))
    const reply = replies.shift()
    if (reply === undefined || reply instanceof Error) throw reply ?? new Error('Nothing more was expected')
    const { status = 200, body = {}, headers } = reply
    return Response.json(body, { status, ...(headers && { headers }) })
  }
  const proffer = new Proffer({
    baseUrl: 'https://offers.test/',
    account: 'demo',
    token: 'proffer_x',
    fetch,
    sleep: async (milliseconds) => void slept.push(milliseconds),
  })
  return { proffer, asked, slept }
}

const problem = { type: 'https://offers.test/docs/errors#conflict', code: 'conflict', detail: 'No.', request_id: 'r1' }

test('a call has its address, its token, and for a write a key of its own', async () => {
  const { proffer, asked } = against({ body: { status: '200 OK' } }, { body: [] })
  await proffer.call('proposals.update', { path: { id: 7 }, body: { name: 'Roof' }, ifMatch: '"a"' })
  await proffer.call('proposals.list', { query: { status: 'won', query: 'a b' } })
  const [write, read] = asked
  expect([write?.method, write?.url]).toEqual(['PATCH', 'https://offers.test/api/v2/demo/proposals/7'])
  expect(Object.fromEntries(write?.headers ?? [])).toMatchObject({
    authorization: 'Bearer proffer_x',
    'if-match': '"a"',
    'idempotency-key': expect.stringMatching(/^[\w-]{36}$/),
  })
  expect(read?.url).toBe('https://offers.test/api/v2/demo/proposals?status=won&query=a+b')
  expect(read?.headers.has('Idempotency-Key')).toBe(false)
})

test('what is worth it is tried again, with one key for all tries', async () => {
  const { proffer, asked, slept } = against(
    new TypeError('fetch failed'),
    { status: 503 },
    { status: 429, headers: { 'Retry-After': '7' } },
    { status: 201, body: { id: 3, version_id: 4 } },
  )
  const made = await proffer.call('proposals.create', {
    body: { name: 'Roof', contact_id: 1, proposal_template_id: 2 },
  })
  expect(made.id).toBe(3)
  expect(new Set(asked.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
  expect(slept).toHaveLength(3)
  expect(slept[2]).toBeGreaterThanOrEqual(7000)
})

test('a refusal is thrown with its code and what is wrong where', async () => {
  const { proffer, asked } = against({ status: 409, body: { ...problem, errors: { name: ['Enter a name'] } } })
  const error = await proffer.call('proposals.delete', { path: { id: 7 } }).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(ProfferError)
  expect(error).toMatchObject({ status: 409, code: 'conflict', message: 'No.', requestId: 'r1' })
  expect((error as ProfferError).errors).toEqual({ name: ['Enter a name'] })
  expect(asked).toHaveLength(1)
})

test('after the last try the refusal is thrown, or the fault of the network', async () => {
  const down = { status: 503, body: { detail: 'Later.' } }
  await expect(against(down, down, down, down).proffer.call('account.hello')).rejects.toThrow('Later.')
  const cut = () => new TypeError('fetch failed')
  await expect(against(cut(), cut(), cut(), cut()).proffer.call('account.hello')).rejects.toThrow('fetch failed')
})

test('a list goes on to its last page, and no further than it is read', async () => {
  const next = { Link: '<https://offers.test/x?page=2>; rel="next"' }
  const { proffer, asked } = against({ body: [{ id: 1 }, { id: 2 }], headers: next }, { body: [{ id: 3 }] })
  const ids = []
  for await (const { id } of proffer.pages('proposals.list', { query: { status: 'open' } })) ids.push(id)
  expect(ids).toEqual([1, 2, 3])
  expect(asked.map(({ url }) => new URL(url).search)).toEqual(['?status=open&page=1', '?status=open&page=2'])
})

test('waiting ends when the caller gives up', async () => {
  const { proffer } = against(new TypeError('fetch failed'))
  const signal = AbortSignal.abort(new Error('given up'))
  await expect(proffer.call('account.hello', { signal })).rejects.toThrow()
})

test('the wait grows, has jitter, and is what the service asked for at least', () => {
  const of = (status: number, tried: number, random: number, after?: string) =>
    retryDelay(
      { answer: new Response(null, { status, ...(after && { headers: { 'Retry-After': after } }) }), tried },
      () => random,
    )
  expect([of(503, 1, 0), of(503, 1, 1), of(503, 2, 0), of(503, 9, 1)]).toEqual([250, 500, 500, 20_000])
  expect(of(429, 1, 0, '30')).toBe(30_000)
  expect(of(429, 1, 0, '3600')).toBeUndefined()
  expect(of(404, 1, 0)).toBeUndefined()
})

test('a client without a token is refused when it is made, not when it asks', () => {
  const make = (token: string | undefined) => () =>
    new Proffer({ baseUrl: 'https://offers.test', account: 'demo', token })
  expect(make(undefined)).toThrow('A client needs a token')
  expect(make('')).toThrow('A client needs a token')
})
