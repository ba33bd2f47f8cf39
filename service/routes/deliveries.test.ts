import { expect, test } from 'vitest'
import { aPersonOf, aPrivatePerson, anOrganisation, aProposal, detailsOf } from '#service/testing/builders.ts'
import { sender, testService, type TestService } from '#service/testing/test-service.ts'
import type { Delivery, DeliveryItem } from '#wire/deliveries.ts'
import { webhookEvents } from '#wire/webhooks.ts'

async function listening(events: string[] = ['all']) {
  const service = await testService()
  const hook = { payload_url: 'https://erp.test/hook', events }
  const { body } = await service.send<{ webhook_id: number }>('POST', '/webhooks', hook)
  const app = (path: string) => `/api/app/${service.account}${path}`
  return {
    ...service,
    id: body.webhook_id,
    app: (path: string) => app(path),
    hook: app(`/webhooks/${body.webhook_id}`),
  }
}

/** What the webhook is to be told so far, the oldest first; merged updates are ended by moving the clock on. */
async function liveEvents({ send, hook, app }: Awaited<ReturnType<typeof listening>>) {
  const { body: items } = await send<DeliveryItem[]>('GET', `${hook}/deliveries`)
  const all = []
  for (const { id } of items.toReversed()) {
    const { body } = await send<Delivery>('GET', app(`/deliveries/${id}`))
    all.push(JSON.parse(body.body) as { type: string; data: { id: number; type?: string } })
  }
  return all
}

const typesOf = async (service: Awaited<ReturnType<typeof listening>>) =>
  (await liveEvents(service)).map(({ type }) => type)

test('contacts: what is made, changed and deleted is told with its details', async () => {
  const service = await listening()
  const { send, tick } = service
  const organisation = await anOrganisation(service, { tags: ['Roof'] })
  const person = await aPersonOf(service, organisation.id)
  const customer = await aPrivatePerson(service)
  await send('PATCH', `/contacts/${organisation.id}/people/${person.id}`, { city: 'Delft' })
  await send('PATCH', `/contacts/${organisation.id}`, { city: 'Delft' })
  await send('PATCH', `/contacts/${customer.id}`, { city: 'Delft' })
  const details = await Promise.all(
    [person, organisation, customer].map(async ({ id }) => (await send('GET', `/contacts/${id}`)).body),
  )
  tick(5000)
  await send('PATCH', `/contacts/${person.id}`, { city: 'Gouda' })
  await send('DELETE', `/contacts/${organisation.id}/people/${person.id}`)
  await send('DELETE', `/contacts/${organisation.id}`)
  await send('DELETE', `/contacts/${customer.id}`)

  const events = await liveEvents(service)
  expect(events.map(({ type, data }) => [type, data.id])).toEqual([
    ['contact_created', organisation.id],
    ['contact_person_created', person.id],
    ['contact_created', customer.id],
    ['contact_person_updated', person.id],
    ['contact_updated', organisation.id],
    ['contact_updated', customer.id],
    ['contact_person_updated', person.id],
    ['contact_person_deleted', person.id],
    ['contact_deleted', organisation.id],
    ['contact_deleted', customer.id],
  ])
  expect(events[0]?.data).toEqual(organisation)
  expect(events.slice(3, 6).map(({ data }) => data)).toEqual(details)
  expect(events.slice(7).map(({ data }) => data)).toEqual([
    { id: person.id, type: 'person' },
    { id: organisation.id, type: 'organisation' },
    { id: customer.id, type: 'person' },
  ])
})

test('proposals: what is made, changed, sent, won, lost and deleted is told with its details', async () => {
  const service = await listening([
    'proposal_created',
    'proposal_details_updated',
    'proposal_send',
    'proposal_won',
    'proposal_lost',
    'proposal_deleted',
  ])
  const { send, tick } = service
  const { id } = await aProposal(service)
  const path = `/proposals/${id}`
  await send('POST', `${path}/send`, { send_message: 'Hello' })
  const sent = await detailsOf(service, id)
  await send('PATCH', path, { status: 'won' })
  tick(5000)
  await send('PATCH', path, { status: 'lost' })
  tick(5000)
  await send('PATCH', path, { name: 'Another name' })
  const details = await detailsOf(service, id)
  await send('PATCH', path, { name: 'Another name' })
  await send('DELETE', path)

  const events = await liveEvents(service)
  expect(events.map(({ type }) => type)).toEqual([
    'proposal_created',
    'proposal_send',
    'proposal_details_updated',
    'proposal_won',
    'proposal_details_updated',
    'proposal_lost',
    'proposal_details_updated',
    'proposal_deleted',
  ])
  expect(events[1]?.data).toEqual(sent)
  expect(events[6]?.data).toEqual(details)
  expect(events[7]?.data).toEqual({ id, type: 'proposal' })
})

test('a proposal that is made won is told as made and as won', async () => {
  const service = await listening(['proposal_created', 'proposal_won'])
  await aProposal(service, { status: 'won' })
  expect(await typesOf(service)).toEqual(['proposal_created', 'proposal_won'])
})

test('products and their directories are told as their lists give them', async () => {
  const service = await listening()
  const { send, tick } = service
  const first = await send<{ product_id: number }>('POST', '/products', { name: 'Pump', price: 12.5 })
  const { product_id } = first.body
  tick(5000)
  await send('PATCH', `/products/${product_id}`, { name: 'Big pump' })
  await send('PATCH', `/products/${product_id}`, {})
  const [directory] = (await send<{ id: number }[]>('GET', '/product-directories')).body
  const [product] = (await send<object[]>('GET', `/product-directories/${directory?.id}/products`)).body
  await send('PATCH', `/product-directories/${directory?.id}`, { name: 'Pumps' })
  await send('DELETE', `/products/${product_id}`)
  await send('DELETE', `/product-directories/${directory?.id}`)

  const events = await liveEvents(service)
  expect(events.map(({ type }) => type).toSorted()).toEqual([
    'product_created',
    'product_deleted',
    'product_directory_created',
    'product_directory_deleted',
    'product_directory_updated',
    'product_updated',
  ])
  const dataOf = (wanted: string) => events.find(({ type }) => type === wanted)?.data
  expect(dataOf('product_updated')).toEqual(product)
  expect(dataOf('product_directory_updated')).toEqual({ id: directory?.id, name: 'Pumps', products_count: 1 })
  expect(dataOf('product_directory_deleted')).toEqual({ id: directory?.id, type: 'product_directory' })
})

test('a refused request tells nothing', async () => {
  const service = await listening()
  expect((await service.send('POST', '/contacts', { type: 'organisation', name: '' })).status).toBe(400)
  expect((await service.send('POST', '/proposals', { contact_id: 1, proposal_template_id: 1, name: 'x' })).status).toBe(
    400,
  )
  expect(await liveEvents(service)).toEqual([])
})

test('a request repeated under its Idempotency-Key is told once', async () => {
  const service = await listening()
  const again = () =>
    service.send('POST', '/contacts', { type: 'organisation', name: 'Once' }, { 'Idempotency-Key': 'one' })
  expect((await again()).status).toBe(201)
  expect((await again()).headers.get('Idempotency-Replayed')).toBe('true')
  expect(await typesOf(service)).toEqual(['contact_created'])
})

test.each([
  ['proposal_won', 'proposal_won', 'proposal'],
  ['contact_updated', 'contact_updated', 'organisation'],
  ['contact_person_deleted', 'contact_person_deleted', 'person'],
  ['product_created', 'product_created', 'product'],
  ['product_directory_updated', 'product_directory_updated', 'product_directory'],
  ['all', 'proposal_details_updated', 'proposal'],
])('a test of %s sends %s about a made-up record, marked as a test', async (event, type, kind) => {
  const service = await listening(['proposal_viewed'])
  const { status, body } = await service.send<{ delivery_id: number }>('POST', `${service.hook}/test`, { event })
  expect(status).toBe(200)
  const { body: delivery } = await service.send<Delivery>('GET', service.app(`/deliveries/${body.delivery_id}`))
  expect(delivery).toMatchObject({ test: true, event: type, record: { type: kind }, state: 'pending' })
  expect(JSON.parse(delivery.body)).toMatchObject({ type, data: { id: delivery.record.id } })
})

test.each([1, 2])('no test of version %i tells anything of the account', async (version) => {
  const service = await listening()
  const customer = await anOrganisation(service, { name: 'Very Real Roofers', email: 'real@roofers.test' })
  await aPersonOf(service, customer.id, { firstname: 'Real', lastname: 'Person' })
  await aProposal(service, { name: 'A real proposal' })
  await service.send('POST', '/products', { name: 'A real product' })
  const hook = { payload_url: 'https://erp.test/hook' }
  const made = await service.send<{ webhook_id: number }>('POST', `/api/v${version}/${service.account}/webhooks`, hook)
  for (const event of webhookEvents) {
    const path = service.app(`/webhooks/${made.body.webhook_id}/test`)
    const { body } = await service.send<{ delivery_id: number }>('POST', path, { event })
    const { body: delivery } = await service.send<Delivery>('GET', service.app(`/deliveries/${body.delivery_id}`))
    expect(delivery.body).not.toMatch(/real/i)
  }
})

test('a webhook has a name beside what the specification gives it', async () => {
  const service = await listening()
  const names = async () => (await service.send('GET', service.app('/webhook-names'))).body
  expect(await names()).toEqual([{ id: service.id, name: '' }])
  const before = (await service.send('GET', `/webhooks/${service.id}`)).body
  expect((await service.send('PUT', `${service.hook}/name`, { name: ' The ERP ' })).status).toBe(200)
  expect(await names()).toEqual([{ id: service.id, name: 'The ERP' }])
  expect((await service.send('GET', `/webhooks/${service.id}`)).body).toEqual(before)
  expect((await service.send('PUT', `${service.hook}/name`, { name: 'x'.repeat(81) })).status).toBe(400)
  expect((await service.send('PUT', service.app('/webhooks/999/name'), { name: 'x' })).status).toBe(404)
})

test('deliveries are asked for by event and moments', async () => {
  const service = await listening()
  await anOrganisation(service)
  const list = (query: string) => service.send<DeliveryItem[]>('GET', `${service.hook}/deliveries?${query}`)
  expect((await list('event=contact_created&since=2026-11-21T00:00:00Z&until=2026-11-22T00:00:00Z')).body).toHaveLength(
    1,
  )
  expect((await list('event=proposal_won')).body).toEqual([])
  expect((await list('until=2026-11-21T00:00:00Z')).body).toEqual([])
  expect((await list('event=roof')).status).toBe(400)
  expect((await list('since=yesterday')).status).toBe(400)
})

test('a test without an event takes the first that the webhook asks for', async () => {
  const service = await listening(['product_deleted', 'proposal_won'])
  const { body } = await service.send<{ delivery_id: number }>('POST', `${service.hook}/test`, {})
  const { body: delivery } = await service.send<Delivery>('GET', service.app(`/deliveries/${body.delivery_id}`))
  expect(delivery.event).toBe('product_deleted')
})

test('recovering counts with count_only, and wants a moment', async () => {
  const service = await listening()
  const recover = (query: string, body: object) => service.send('POST', `${service.hook}/recover${query}`, body)
  await service.send('PATCH', `/webhooks/${service.id}`, { active: false })
  await anOrganisation(service)
  const since = '2026-11-21T00:00:00Z'
  expect(await recover('?count_only=true', { since })).toMatchObject({ status: 200, body: { count: 1 } })
  expect((await recover('', { since })).status).toBe(409)
  await service.send('PATCH', `/webhooks/${service.id}`, { active: true })
  expect(await recover('', { since })).toMatchObject({ status: 200, body: { count: 1 } })
  for (const since of ['yesterday', '2026-02-30T00:00:00Z', 7])
    expect(await recover('', { since })).toMatchObject({
      status: 400,
      body: { errors: { since: [expect.any(String)] } },
    })
})

test('secrets are read and rotated', async () => {
  const { send, hook } = await listening()
  type Secrets = { secret: string; date_expires: string | null }[]
  const [first] = (await send<Secrets>('GET', `${hook}/secrets`)).body
  const rotated = await send<Secrets>('POST', `${hook}/rotate-secret`)
  expect(rotated.body.map(({ date_expires }) => date_expires)).toEqual([null, '2026-11-22T09:10:11.000000Z'])
  expect(rotated.body[1]?.secret).toBe(first?.secret)
  expect((await send<Secrets>('GET', `${hook}/secrets`)).body).toEqual(rotated.body)
})

test('deliveries come in pages of 50, with their count in the headers', async () => {
  const service: TestService & { hook: string } = await listening()
  for (let at = 0; at < 51; at += 1) await anOrganisation(service)
  const first = await service.send<DeliveryItem[]>('GET', `${service.hook}/deliveries`)
  expect([first.body.length, first.headers.get('X-Total-Count')]).toEqual([50, '51'])
  const second = await service.send<DeliveryItem[]>('GET', `${service.hook}/deliveries?page=2&state=pending`)
  expect(second.body).toHaveLength(1)
})

test('deliveries of another account are those that never were', async () => {
  const service = await listening()
  await anOrganisation(service)
  const [{ id } = { id: 0 }] = (await service.send<DeliveryItem[]>('GET', `${service.hook}/deliveries`)).body
  const other = await service.addAccount('other')
  const send = sender(service.service, other)
  for (const [method, path] of [
    ['GET', `/webhooks/${service.id}/deliveries`],
    ['GET', `/webhooks/${service.id}/secrets`],
    ['POST', `/webhooks/${service.id}/rotate-secret`],
    ['GET', `/deliveries/${id}`],
    ['POST', `/deliveries/${id}/redeliver`],
  ] as const)
    expect((await send(method, `/api/app/other${path}`)).status).toBe(404)
  expect((await send('GET', `/webhooks/${service.id}`)).status).toBe(404)
  expect((await send('DELETE', `/webhooks/${service.id}`)).status).toBe(404)
  expect((await send('GET', '/webhooks')).body).toEqual([])
})
