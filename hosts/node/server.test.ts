import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { boundedBody } from '#service/bounded-body.ts'
import { listen } from './server.ts'
import { freePort } from './testing/free-port.ts'

type Serving = Parameters<typeof listen>

async function serving(service: Serving[0], app?: Serving[1], { trustProxy = false } = {}) {
  const port = await freePort()
  const { stop } = await listen(service, app, { host: '127.0.0.1', port, trustProxy })
  return { stop, port, url: `http://127.0.0.1:${port}` }
}

test('service and app share one origin', async () => {
  const { url, stop } = await serving({ fetch: async () => new Response('service') }, async () => new Response('app'))
  const said = async (path: string) => (await fetch(url + path)).text()
  expect(await said('/api/v2/bakker/hello')).toBe('service')
  expect(await said('/healthz')).toBe('service')
  expect(await said('/.well-known/oauth-authorization-server/accounts/x')).toBe('service')
  expect(await said('/proposals')).toBe('app')
  expect(await said('/apiary')).toBe('app')
  await stop()
})

test('the service hears which links were fetched, and of nothing else', async () => {
  const opened: string[] = []
  const service = {
    fetch: async () => new Response('service'),
    opened: async (token: string) => void opened.push(token),
  }
  const { url, stop } = await serving(service, async () => new Response('app'))
  for (const path of ['/view/abc_D-1', '/viewer/abc', '/view/', '/verify', '/proposals/view/abc'])
    await fetch(url + path)
  await fetch(`${url}/view/abc`, { method: 'HEAD' })
  expect(opened).toEqual(['abc_D-1'])
  await stop()
})

test('the service hears where a request comes from; a header says so only behind a proxy of ours', async () => {
  const service = { fetch: async (_: Request, { address }: { address?: string }) => new Response(address) }
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' }
  const open = await serving(service)
  expect(await (await fetch(open.url, { headers })).text()).toBe('127.0.0.1')
  await open.stop()
  const behind = await serving(service, undefined, { trustProxy: true })
  expect(await (await fetch(behind.url, { headers })).text()).toBe('203.0.113.9')
  expect(await (await fetch(behind.url)).text()).toBe('127.0.0.1')
  await behind.stop()
})

test.each([
  ['203.0.113.7:51234', '203.0.113.7'],
  ['198.51.100.1:80, 203.0.113.7', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:db8::1:443', '2001:db8::1:443'],
])('of %s, which a proxy of ours says, a port is no part of where a request comes from', async (said, heard) => {
  const service = { fetch: async (_: Request, { address }: { address?: string }) => new Response(address) }
  const { url, stop } = await serving(service, undefined, { trustProxy: true })
  expect(await (await fetch(url, { headers: { 'x-forwarded-for': said } })).text()).toBe(heard)
  await stop()
})

test('a request in flight is answered before the server ends, and its kept-alive connection does not hold it', async () => {
  let answer = () => {}
  const reached = Promise.withResolvers<void>()
  const service = {
    fetch: () =>
      new Promise<Response>((resolve) => {
        answer = () => resolve(new Response('late, but there'))
        reached.resolve()
      }),
  }
  const { url, port, stop } = await serving(service)
  const idle = connect(port, '127.0.0.1')
  const answering = fetch(url)
  await reached.promise
  const stopping = stop()
  answer()
  expect(await (await answering).text()).toBe('late, but there')
  await stopping
  idle.destroy()
  await expect(fetch(url)).rejects.toThrow()
})

test('a taken port is said in words', async () => {
  const first = await serving({ fetch: async () => new Response() })
  const second = listen({ fetch: async () => new Response() }, undefined, {
    host: '127.0.0.1',
    port: first.port,
    trustProxy: false,
  })
  await expect(second).rejects.toThrow(`PORT: ${first.port} on 127.0.0.1 is taken`)
  await first.stop()
})

/** Posts on the one connection of an agent; gives what was answered, and whether the connection had served before. */
async function post(agent: Agent, url: string, { size, inChunks = false }: { size: number; inChunks?: boolean }) {
  const headers = inChunks ? {} : { 'Content-Length': size }
  const outgoing = request(url, { agent, method: 'POST', headers })
  const answered = new Promise<{ status: number | undefined; said: string }>((resolve, reject) => {
    outgoing.once('error', reject)
    outgoing.once('response', (answer) => {
      text(answer).then((said) => resolve({ status: answer.statusCode, said }), reject)
    })
  })
  for (let left = size; left > 0; left -= 16_384) outgoing.write('a'.repeat(Math.min(left, 16_384)))
  outgoing.end()
  return { ...(await answered), isReused: outgoing.reusedSocket }
}

const bounded = {
  fetch: async (request: Request) => {
    const body = await boundedBody(request, 65_536)
    return new Response(body ? `${body.byteLength}` : 'too long', { status: body ? 200 : 413 })
  },
}

test.each([
  { size: 65_537 },
  { size: 300_000 },
  { size: 2_000_000 },
  { size: 65_537, inChunks: true },
  { size: 300_000, inChunks: true },
  { size: 2_000_000, inChunks: true },
])('a body that is too long leaves its connection to the next request: %j', async (body) => {
  const { url, stop } = await serving(bounded)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let round = 0; round < 3; round++) {
    expect(await post(agent, url, body)).toMatchObject({ status: 413, said: 'too long' })
    expect(await post(agent, url, { size: 9 })).toEqual({ status: 200, said: '9', isReused: true })
  }
  agent.destroy()
  await stop()
})
