import { connect } from 'node:net'
import { expect, test } from 'vitest'
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
  const asked = fetch(url)
  await reached.promise
  const stopping = stop()
  answer()
  expect(await (await asked).text()).toBe('late, but there')
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
