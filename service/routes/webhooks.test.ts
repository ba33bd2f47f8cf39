import { expect, test } from 'vitest'
import { createService } from '#service/app.ts'
import { closedNetwork } from '#service/testing/closed-network.ts'
import { sender, startTimestamp, testService } from '#service/testing/test-service.ts'
import type { Problem } from '#wire/problem.ts'
import type { Webhook } from '#wire/webhooks.ts'

const body = { payload_url: 'https://erp.test/hook', payload_content_type: 'json', active: true, events: ['all'] }

async function withWebhook(fields: object = {}) {
  const service = await testService()
  const { status, body: made } = await service.send<{ webhook_id: number }>('POST', '/webhooks', { ...body, ...fields })
  if (status !== 201) throw new Error(JSON.stringify(made))
  return { ...service, id: made.webhook_id, path: `/webhooks/${made.webhook_id}` }
}

test('4.6 Create webhook answers 201 and its id; details and list give specification 2.8', async () => {
  const { send, id, path } = await withWebhook()
  const webhook = {
    ...body,
    id,
    api_version: 2,
    date_created: startTimestamp,
    date_modified: startTimestamp,
    date_failed: null,
  }
  expect(await send('GET', path)).toMatchObject({ status: 200, body: webhook })
  expect(await send('GET', '/webhooks')).toMatchObject({ status: 200, body: [webhook] })
})

test('4.6 Update webhook changes what is supplied and nothing else, by PATCH and PUT', async () => {
  const { send, path } = await withWebhook({ events: ['proposal_won'] })
  const ok = { status: 200, body: { status: '200 OK' } }
  expect(await send('PATCH', path, { active: 0 })).toMatchObject(ok)
  expect(await send('PUT', path, { payload_url: 'https://other.test/' })).toMatchObject(ok)
  expect((await send('GET', path)).body).toMatchObject({
    active: false,
    payload_url: 'https://other.test/',
    events: ['proposal_won'],
    payload_content_type: 'json',
  })
})

test('4.6 Delete webhook answers a sentence in plain text, and it is gone', async () => {
  const { send, path } = await withWebhook()
  const { status, headers, body } = await send('DELETE', path)
  expect([status, headers.get('Content-Type'), body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'The webhook is deleted.',
  ])
  expect((await send('GET', path)).status).toBe(404)
})

test.each([
  ['http://erp.test/', 'https'],
  ['https://me:pass@erp.test/', 'user name'],
  ['https://private.test/', 'public'],
  ['https://127.0.0.1/', 'public'],
  ['https://[::1]/', 'public'],
  ['https://erp.test:0/', 'port'],
  ['https://internal.test:0/', 'port'],
])('payload_url %s is 400 at its path, at creation and at update', async (payload_url, fault) => {
  const { send, path } = await withWebhook()
  for (const answer of [
    await send<Problem>('POST', '/webhooks', { ...body, payload_url }),
    await send<Problem>('PATCH', path, { payload_url }),
  ])
    expect(answer).toMatchObject({ status: 400, body: { errors: { payload_url: [expect.stringContaining(fault)] } } })
  expect((await send<Webhook>('GET', path)).body.payload_url).toBe(body.payload_url)
})

test('a host that the operator excepts is taken', async () => {
  const { send } = await testService()
  expect((await send('POST', '/webhooks', { ...body, payload_url: 'https://internal.test/' })).status).toBe(201)
})

test('a creation asked again under its key gets the first answer, also while its host is not found', async () => {
  const service = await testService()
  const network = { ...closedNetwork, resolve: async () => [] }
  const withoutNames = sender(createService({ ...service.ports, network }), service)
  const key = { 'Idempotency-Key': 'once' }
  const first = await service.send('POST', '/webhooks', body, key)
  const again = await withoutNames('POST', '/webhooks', body, key)
  expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: first.body })
  expect(again.headers.get('Idempotency-Replayed')).toBe('true')
  expect((await service.send<Webhook[]>('GET', '/webhooks')).body).toHaveLength(1)

  const other = { ...body, payload_url: 'https://crm.test/hook' }
  for (const send of [service.send, withoutNames])
    expect(await send('POST', '/webhooks', other, key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    })
  // Looking for an answer that is not there leaves the key unused.
  const fresh = { 'Idempotency-Key': 'fresh' }
  expect((await withoutNames('POST', '/webhooks', other, fresh)).status).toBe(400)
  const made = await service.send('POST', '/webhooks', other, fresh)
  expect({ status: made.status, replayed: made.headers.get('Idempotency-Replayed') }).toEqual({
    status: 201,
    replayed: null,
  })
  service.tick(24 * 3_600_000 + 1)
  expect((await withoutNames('POST', '/webhooks', body, key)).status).toBe(400)
})

test('an event that does not exist, or is of the other version, is 400 at its path', async () => {
  const { send, path } = await withWebhook()
  const wrong = { events: ['all', 'company_created'] }
  for (const [method, address, sent] of [
    ['POST', '/webhooks', { ...body, ...wrong }],
    ['PATCH', path, wrong],
  ] as const)
    expect(await send<Problem>(method, address, sent)).toMatchObject({
      status: 400,
      body: { errors: { 'events.1': [expect.any(String)] } },
    })
})

test('the 11th webhook is 409', async () => {
  const { send } = await withWebhook()
  for (let at = 2; at <= 10; at += 1) expect((await send('POST', '/webhooks', body)).status).toBe(201)
  expect((await send('POST', '/webhooks', body)).status).toBe(409)
  expect((await send<Webhook[]>('GET', '/webhooks')).body).toHaveLength(10)
})

test('a webhook is changed and deleted only as it was read, when If-Match says so', async () => {
  const { send, path, tick } = await withWebhook()
  const read = (await send('GET', path)).headers.get('ETag') ?? ''
  tick()
  expect((await send('PATCH', path, { active: false }, { 'If-Match': read })).status).toBe(200)
  expect((await send('PATCH', path, { active: true }, { 'If-Match': read })).status).toBe(412)
  expect((await send('DELETE', path, undefined, { 'If-Match': read })).status).toBe(412)
})
