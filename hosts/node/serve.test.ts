import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { authorizeFlow, type Answering } from '#service/testing/sign-in.ts'
import { httpsReceiver, selfSigned } from './testing/https-receiver.ts'
import { program } from './testing/running-server.ts'

const certificate = selfSigned()
const trusted = join(mkdtempSync(join(tmpdir(), 'proffer-ca-')), 'ca.pem')
writeFileSync(trusted, certificate.cert)

/** What a server process tells, as it arrives. */
const arrived: { id: string; type: string; name: string }[] = []
let status = 200
let receiver: Awaited<ReturnType<typeof httpsReceiver>>
let proffer: Awaited<ReturnType<typeof program>>
let token: string
let heard = Promise.withResolvers<void>()

beforeAll(async () => {
  receiver = await httpsReceiver(certificate, (response, { headers, body }) => {
    const { type, data } = z.object({ type: z.string(), data: z.object({ name: z.string() }) }).parse(JSON.parse(body))
    arrived.push({ id: String(headers['webhook-id']), type, name: data.name })
    response.writeHead(status).end()
    heard.resolve()
  })
  proffer = await program({
    WEBHOOK_ALLOW_HOSTS: receiver.host,
    WEBHOOK_RETRY_SECONDS: '1,1,1',
    NODE_EXTRA_CA_CERTS: trusted,
  })
  const account = { email: 'jo@bakker.test', password: 'right horse' }
  await proffer.run(['account', 'create', 'bakker', '--user', account.email, '--password-stdin'], account.password)
  const redirectUri = 'http://127.0.0.1/callback'
  const client = await proffer.run([
    'client',
    'create',
    '--account',
    'bakker',
    '--app',
    '--redirect-uri',
    redirectUri,
    '--json',
  ])
  const { client_id: clientId } = z.object({ client_id: z.string() }).parse(JSON.parse(client.said))
  const server = await proffer.serve()
  const overHttp: Answering = { fetch: (request) => fetch(request) }
  const flow = { origin: proffer.origin, account: 'bakker', clientId, redirectUri, ...account }
  token = (await authorizeFlow(overHttp, flow)).access_token
  expect((await ask('POST', '/webhooks', { payload_url: receiver.url })).status).toBe(201)
  await server.end('SIGTERM')
})

beforeEach(() => {
  arrived.length = 0
  status = 200
  heard = Promise.withResolvers()
})

afterAll(async () => {
  proffer.clear()
  rmSync(join(trusted, '..'), { recursive: true })
  await receiver.close()
})

const ask = (method: string, path: string, body?: object) =>
  fetch(`${proffer.origin}/api/v2/bakker${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })

const create = async (name: string) => {
  const answer = await ask('POST', '/contacts', { type: 'organisation', name })
  return z.object({ id: z.int() }).parse(await answer.json()).id
}

test('a write is told to the webhook at once, and nobody has to ask', async () => {
  const server = await proffer.serve()
  await create('At once')
  await heard.promise
  expect(arrived).toMatchObject([{ type: 'contact_created', name: 'At once' }])
  expect(await server.end('SIGTERM')).toBe(0)
})

test('what failed is tried again by the clock, with the same id', async () => {
  status = 500
  const server = await proffer.serve()
  await create('Again')
  await heard.promise
  status = 200
  heard = Promise.withResolvers()
  await heard.promise
  expect(arrived).toMatchObject([{ name: 'Again' }, { name: 'Again' }])
  expect(new Set(arrived.map(({ id }) => id)).size).toBe(1)
  expect(await server.end('SIGTERM')).toBe(0)
})

test('what was acknowledged before a kill -9 is told after it', async () => {
  const first = await proffer.serve()
  const id = await create('Before the kill')
  await heard.promise
  heard = Promise.withResolvers()
  // An update waits 2 s for another one to join it.
  expect((await ask('PATCH', `/contacts/${id}`, { name: 'Kept' })).status).toBe(200)
  expect(await first.end('SIGKILL')).toBe('SIGKILL')
  expect(arrived).toHaveLength(1)

  const second = await proffer.serve()
  await heard.promise
  expect(arrived.at(-1)).toMatchObject({ type: 'contact_updated', name: 'Kept' })
  expect(await second.end('SIGTERM')).toBe(0)
})

test('a screen that listens hears of a write, and is let go when the server ends', async () => {
  const server = await proffer.serve()
  const stream = await fetch(`${proffer.origin}/api/app/bakker/events`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const screen = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  const hear = async () => (await screen?.read())?.value
  await create('Heard')
  let streamed = ''
  // What was written just before it listened may come along. Until the screen itself has it: that the webhook has says
  // nothing about when a screen will.
  for (
    let part = await hear();
    part !== undefined;
    part = streamed.includes('"contact_created"') ? undefined : await hear()
  )
    streamed += part
  expect(streamed).toMatch(/^: listening\n\n[^]*id: \d+\nevent: change\ndata: \{"type":"contact_created"/)
  expect(await server.end('SIGTERM')).toBe(0)
  for (let part = await hear(); part !== undefined; part = await hear()) expect(part).toMatch(/^:/)
})
