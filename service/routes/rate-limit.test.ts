import { expect, test } from 'vitest'
import { createService } from '#service/app.ts'
import { addToken, sender, testService, type TestService } from '#service/testing/test-service.ts'

const processOn = ({ ports }: TestService, perMinute: number) =>
  createService({ ...ports, settings: { ...ports.settings, rateLimitPerMinute: perMinute } })

/** One service process with a limit of its own. */
async function limited(perMinute: number) {
  const setup = await testService()
  const ask = sender(processOn(setup, perMinute), setup)
  return { ...setup, setup, ask, hello: () => ask('GET', '/hello') }
}

/** Sorted: which of several at the same time is first is nobody's promise. */
const statuses = async (requests: Promise<{ status: number }>[]) =>
  (await Promise.all(requests)).map(({ status }) => status).toSorted((one, other) => one - other)
const ofStatus = (all: number[], wanted: number) => all.filter((status) => status === wanted).length

test('every answer tells the limit and what is left of it', async () => {
  const { hello } = await limited(30)
  expect(Object.fromEntries((await hello()).headers)).toMatchObject({
    'ratelimit-policy': '"minute";q=30;w=60',
    ratelimit: '"minute";r=29;t=2',
  })
  expect((await hello()).headers.get('RateLimit')).toBe('"minute";r=28;t=4')
})

test('past the limit it is 429 with a problem document that says when to try again', async () => {
  const { hello } = await limited(3)
  for (const left of [2, 1, 0]) expect((await hello()).headers.get('RateLimit')).toContain(`;r=${left};`)
  const { status, headers, body } = await hello()
  expect(status).toBe(429)
  expect(headers.get('Retry-After')).toBe('20')
  expect(headers.get('RateLimit')).toBe('"minute";r=0;t=60')
  expect(headers.get('Content-Type')).toBe('application/problem+json')
  expect(body).toMatchObject({ status: 429, detail: 'At most 3 requests a minute. Try again in 20 s.' })
})

test('requests come back evenly, and never more than the limit', async () => {
  const { hello, tick } = await limited(3)
  const several = () => statuses([hello(), hello(), hello(), hello()])
  expect(ofStatus(await several(), 200)).toBe(3)
  tick(19_999)
  expect((await hello()).status).toBe(429)
  tick(1)
  expect(await statuses([hello(), hello()])).toEqual([200, 429])
  tick(24 * 60 * 60 * 1000)
  expect(ofStatus(await several(), 200)).toBe(3)
})

test('of many requests at the same time no more than the limit pass', async () => {
  const { hello } = await limited(10)
  const all = await statuses(Array.from({ length: 40 }, hello))
  expect([ofStatus(all, 200), ofStatus(all, 429)]).toEqual([10, 30])
})

test('two service processes on one database share the limit', async () => {
  const { setup, hello } = await limited(10)
  const other = sender(processOn(setup, 10), setup)
  const all = await statuses(Array.from({ length: 40 }, (_, at) => (at % 2 ? hello() : other('GET', '/hello'))))
  expect(ofStatus(all, 200)).toBe(10)
})

test('each access token has a limit of its own, also of one user', async () => {
  const { setup, hello, within, userId, account } = await limited(1)
  expect(await statuses([hello(), hello()])).toEqual([200, 429])
  const token = await addToken(within, userId)
  expect((await sender(processOn(setup, 1), { account, token })('GET', '/hello')).status).toBe(200)
})

test('refused requests count too', async () => {
  const { ask, hello } = await limited(2)
  expect((await ask('GET', '/api/v2/other/hello')).status).toBe(403)
  expect((await ask('GET', '/contacts/999')).status).toBe(404)
  expect((await hello()).status).toBe(429)
})

test('a clock that was ahead locks nobody out', async () => {
  const { hello, tick } = await limited(2)
  tick(24 * 60 * 60 * 1000)
  expect((await hello()).status).toBe(200)
  tick(-24 * 60 * 60 * 1000)
  expect(await statuses([hello(), hello(), hello()])).toEqual([200, 200, 429])
})
