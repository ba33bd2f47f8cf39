import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { Webhook } from 'standardwebhooks'
import { afterEach, expect, test } from 'vitest'
import { deliverDue } from '#service/delivery/deliver-due.ts'
import { getDelivery, listDeliveries } from '#service/domain/deliveries.ts'
import { checkPayloadUrl } from '#service/domain/webhook-address.ts'
import { getSecrets } from '#service/domain/webhook-secrets.ts'
import { updateWebhook } from '#service/domain/webhooks.ts'
import { aRecord, webhookTest } from '#service/testing/webhooks.ts'
import { nodeNetwork } from './deliver.ts'
import { httpsReceiver, selfSigned } from './testing/https-receiver.ts'

const certificate = selfSigned()
const open: { close: () => Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((receiver) => receiver.close()))
})

async function receiver(reply: Parameters<typeof httpsReceiver>[1], keys = certificate) {
  const made = await httpsReceiver(keys, reply)
  open.push(made)
  return made
}

const trusting = ({ host }: { host: string }) => nodeNetwork({ allowHosts: [host], ca: certificate.cert })
const message = (url: string, signal = AbortSignal.timeout(5000)) => ({
  url,
  headers: [{ name: 'webhook-id', value: 'msg_1' }],
  body: '{"a":"é"}',
  signal,
})

test('a post arrives as it was given, and its answer comes back whole', async () => {
  const there = await receiver((response) => {
    response.writeHead(201, { 'X-Mark': 'yes', 'Set-Cookie': ['a=1', 'b=2'] })
    response.end('thank you')
  })
  const answer = await trusting(there).deliver(message(there.url))
  expect(there.received).toMatchObject([
    { method: 'POST', path: '/hook', body: '{"a":"é"}', headers: { 'webhook-id': 'msg_1', 'content-length': '10' } },
  ])
  expect(answer).toMatchObject({ status: 201, cut: false })
  expect(answer.headers).toContainEqual({ name: 'X-Mark', value: 'yes' })
  expect(answer.headers.filter(({ name }) => name === 'Set-Cookie')).toHaveLength(2)
  expect(new TextDecoder().decode(answer.body)).toBe('thank you')
})

test('cookies and connections are not kept', async () => {
  const there = await receiver((response) => response.writeHead(200, { 'Set-Cookie': 'a=1' }).end())
  const network = trusting(there)
  await network.deliver(message(there.url))
  await network.deliver(message(there.url))
  expect(there.received.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined])
  expect(there.connections()).toBe(2)
})

test.each([301, 302, 303, 307, 308])('a redirect of %i is an answer like any other', async (status) => {
  const elsewhere = await receiver((response) => response.end())
  const there = await receiver((response) => response.writeHead(status, { Location: elsewhere.url }).end())
  const network = nodeNetwork({ allowHosts: ['localhost'], ca: certificate.cert })
  expect(await network.deliver(message(there.url))).toMatchObject({ status })
  expect(elsewhere.received).toEqual([])
})

test('64 kB of an answer are read, and that there was more is said', async () => {
  const there = await receiver((response, { path }) => response.end('x'.repeat(path === '/all' ? 65_536 : 65_537)))
  const network = trusting(there)
  const all = await network.deliver(message(there.url.replace('hook', 'all')))
  const more = await network.deliver(message(there.url))
  expect([all, more].map(({ body, cut }) => [body.byteLength, cut])).toEqual([
    [65_536, false],
    [65_536, true],
  ])
})

test('an answer without an end is cut, not waited for', async () => {
  const there = await receiver((response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(10_000)));
      response.once('drain', more)
    }
    more()
  })
  expect(await trusting(there).deliver(message(there.url))).toMatchObject({ status: 200, cut: true })
})

test.each([
  { what: 'that never answers', reply: () => {} },
  { what: 'whose headers come and whose body does not', reply: (response) => response.writeHead(200).flushHeaders() },
  { what: 'whose body never ends', reply: (response) => response.writeHead(200).write('some') },
] satisfies { what: string; reply: Parameters<typeof httpsReceiver>[1] }[])(
  'the signal ends a post to a receiver $what',
  async ({ reply }) => {
    const there = await receiver(reply)
    await expect(trusting(there).deliver(message(there.url, AbortSignal.timeout(100)))).rejects.toThrow()
  },
)

test('a connection that is reset, before or within the answer, is told in words', async () => {
  const there = await receiver((response, { path }, reset) => {
    if (path !== '/hook') response.writeHead(200, { 'Content-Length': '100' }).write('half')
    setImmediate(reset)
  })
  const failed = 'The connection was closed before the answer was whole'
  await expect(trusting(there).deliver(message(there.url))).rejects.toThrow(failed)
  await expect(trusting(there).deliver(message(there.url.replace('hook', 'half')))).rejects.toThrow(failed)
})

test('a port where nobody listens is told in words', async () => {
  const there = await receiver((response) => response.end())
  await open.pop()?.close()
  await expect(trusting(there).deliver(message(there.url))).rejects.toThrow('The connection was refused')
})

test('a certificate that nobody vouches for, or of another host, is not accepted', async () => {
  const there = await receiver((response) => response.end())
  const unknown = nodeNetwork({ allowHosts: ['localhost'] })
  await expect(unknown.deliver(message(there.url))).rejects.toThrow('The certificate is not accepted')

  const other = selfSigned('DNS:other.test')
  const wrong = await receiver((response) => response.end(), other)
  const trusted = nodeNetwork({ allowHosts: ['localhost'], ca: other.cert })
  await expect(trusted.deliver(message(wrong.url))).rejects.toThrow('The certificate is not accepted')
  expect([...there.received, ...wrong.received]).toEqual([])
})

test('plain http is not spoken', async () => {
  const plain = createServer((_request, response) => response.end()).listen(0, '127.0.0.1')
  await once(plain, 'listening')
  open.push({ close: async () => void plain.close() })
  const host = `localhost:${(plain.address() as AddressInfo).port}`
  await expect(trusting({ host }).deliver(message(`http://${host}/`))).rejects.toThrow('Only https is spoken')
  await expect(trusting({ host }).deliver(message(`https://${host}/`))).rejects.toThrow()
})

test.each([
  'localhost',
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.0.0.1',
  '0',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
])('nothing is dialled at https://%s', async (host) => {
  const there = await receiver((response) => response.end())
  const network = nodeNetwork({ allowHosts: [], ca: certificate.cert, addressesOf: async () => ['127.0.0.1'] })
  await expect(network.deliver(message(`https://${host}:${there.port}/`))).rejects.toThrow('not public')
  expect(there.connections()).toBe(0)
})

test.each(['10.0.0.8', '169.254.169.254', '::1', 'fd00::1', '::ffff:10.0.0.8'])(
  'a host with %s among its addresses is not dialled at all',
  async (inside) => {
    const network = nodeNetwork({ allowHosts: [], addressesOf: async () => ['93.184.215.14', inside] })
    await expect(network.deliver(message('https://both.test/'))).rejects.toThrow('not public')
  },
)

test('a host whose addresses turn private after its webhook was made is not dialled', async () => {
  const there = await receiver((response) => response.end())
  const addresses = [['93.184.215.14'], ['127.0.0.1']]
  const network = nodeNetwork({ allowHosts: [], addressesOf: async () => addresses.shift() ?? [] })
  const url = `https://rebinding.test:${there.port}/`
  await checkPayloadUrl({ network, settings: { webhookAllowHosts: [] } }, url)
  await expect(network.deliver(message(url))).rejects.toThrow('not public')
  expect(there.connections()).toBe(0)
})

test('a host without addresses is told in words', async () => {
  const network = nodeNetwork({ allowHosts: [], addressesOf: async () => [] })
  await expect(network.deliver(message('https://nowhere.test/'))).rejects.toThrow('The host cannot be found')
})

test('the signal ends a post whose host is looked up without an end', async () => {
  const network = nodeNetwork({ allowHosts: [], addressesOf: () => new Promise(() => {}) })
  await expect(network.deliver(message('https://slow.test/', AbortSignal.timeout(50)))).rejects.toThrow()
})

test('an exception for one port is none for another', async () => {
  const there = await receiver((response) => response.end())
  const network = nodeNetwork({ allowHosts: ['localhost:1'], addressesOf: async () => ['127.0.0.1'] })
  await expect(network.deliver(message(there.url))).rejects.toThrow('not public')
})

test('from the event to the receiver: failures are tried again, and what arrives at last is signed', async () => {
  const replies: Parameters<typeof httpsReceiver>[1][] = [
    (response) => response.writeHead(500).end('broken'),
    (_response, _received, reset) => reset(),
    (response) => response.writeHead(302, { Location: 'https://elsewhere.test/' }).end(),
    (response) => response.writeHead(204).end(),
  ]
  const there = await receiver((...args) => replies.shift()?.(...args))
  const setup = await webhookTest()
  setup.clock.now = Date.now()
  const ports = { ...setup.ports, network: trusting(there) }
  const webhook = await setup.aWebhook()
  await updateWebhook(setup.unit(), webhook, { payload_url: there.url })
  await setup.happen('proposal_won', aRecord(7, 'Dak'))
  for (const seconds of [0, 5, 30, 120]) {
    setup.tick(seconds * 1000)
    expect(await deliverDue(ports)).toBe(1)
  }
  const { items } = await listDeliveries(setup.unit(), webhook, { page: 1 })
  expect(items).toMatchObject([{ state: 'succeeded' }])
  const { tries, body, message_id } = await getDelivery(setup.unit(), items[0]?.id ?? 0)
  expect(tries.map(({ status }) => status)).toEqual([500, null, 302, 204])
  expect(there.received.map((received) => received.body)).toEqual([body, body, body, body])
  expect(new Set(there.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([message_id]))

  const [{ secret } = { secret: '' }] = await getSecrets(setup.unit(), webhook)
  const [first] = there.received
  expect(new Webhook(secret).verify(first?.body ?? '', first?.headers as Record<string, string>)).toMatchObject({
    type: 'proposal_won',
    data: { id: 7, name: 'Dak' },
  })
})
