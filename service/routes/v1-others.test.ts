import { describe, expect, test } from 'vitest'
import { anOrganisation, aPersonOf, aPrivatePerson, aProposal } from '#service/testing/builders.ts'
import { testService, type TestService } from '#service/testing/test-service.ts'
import { v1Of } from '#service/testing/v1.ts'
import { v1Proposal } from '#wire/v1-proposals.ts'
import { inVersion1, webhookEvents, type Webhook } from '#wire/webhooks.ts'

type Problem = { detail: string; errors?: Record<string, string[]> }

test('the check request answers in version 1 too', async () => {
  const service = await testService()
  expect((await v1Of(service)('GET', '/hello')).body).toEqual((await service.send('GET', '/hello')).body)
})

test.each([
  '/favorites/proposals',
  '/settings/design-templates',
  '/settings/email-templates',
  '/settings/text-templates',
  '/settings/vat-groups',
  '/automations/sets',
  '/product-directories',
])('%s is as in version 2', async (path) => {
  const service = await testService()
  const older = await v1Of(service)('GET', path)
  expect(older.status).toBe(200)
  expect(older.body).toEqual((await service.send('GET', path)).body)
})

test('the details of a favorite template are as in version 2, with their ETag', async () => {
  const service = await testService()
  const path = `/favorites/proposals/${service.template_id}`
  const [older, current] = [await v1Of(service)('GET', path), await service.send('GET', path)]
  expect(older.body).toEqual(current.body)
  expect(older.headers.get('ETag')).toBe(current.headers.get('ETag'))
})

test('users are as in version 2, their date for people to read', async () => {
  const service = await testService()
  const listed = async () => (await v1Of(service)<object[]>('GET', '/account/users')).body
  const { body } = await service.send<object[]>('GET', '/account/users')
  expect(await listed()).toEqual(body.map((user) => ({ ...user, date_lastlogin: null })))
  await service.within.updateTable('account_user').set({ last_login_at: service.clock.now }).execute()
  expect(await listed()).toEqual(body.map((user) => ({ ...user, date_lastlogin: '21 nov 2026 (09:10)' })))
})

test('products and their directories are made, changed and deleted as in version 2', async () => {
  const service = await testService()
  const v1 = v1Of(service)
  expect((await v1('POST', '/product-directories', { name: 'Pumps' })).body).toEqual({ status: '201 Created' })
  const { body } = await v1<{ id: number }[]>('GET', '/product-directories')
  const directory = `/product-directories/${body[0]?.id}`
  expect((await v1('PUT', directory, { name: 'Heat pumps' })).body).toEqual({ status: '200 OK' })

  const made = await v1<{ product_id: number }>('POST', '/products', {
    name: 'Pump',
    sku: 12,
    price: 8450,
    optional: 1,
  })
  const product = `/products/${made.body.product_id}`
  expect((await v1('PATCH', product, { price: '8500.50' })).body).toBe(true)
  const listed = await v1('GET', `${directory}/products`)
  expect(listed.body).toMatchObject([{ sku: '12', price: 8500.5, selectable: 'check', optional: true }])
  expect(listed.body).toEqual((await service.send('GET', `${directory}/products`)).body)

  expect((await v1('DELETE', directory)).status).toBe(409)
  expect((await v1('DELETE', product)).body).toBe('The product is deleted.')
  expect((await v1('DELETE', directory)).body).toBe('The product directory is deleted.')
})

test.each([
  ['PATCH', { name: 'Pump' }],
  ['DELETE', undefined],
])('a product is held against If-Match at %s', async (method, body) => {
  const service = await testService()
  const { product_id } = (await service.send<{ product_id: number }>('POST', '/products', { name: 'P' })).body
  const tag = async () =>
    (await service.send('GET', `/api/app/${service.account}/products/${product_id}`)).headers.get('ETag') ?? ''
  const read = await tag()
  await service.send('PATCH', `/products/${product_id}`, { name: 'Heater' })
  const ask = (wanted: string) => v1Of(service)(method, `/products/${product_id}`, body, { 'If-Match': wanted })
  for (const wanted of ['"nope"', read]) expect((await ask(wanted)).status).toBe(412)
  expect((await ask(await tag())).status).toBe(200)
})

const hook = { payload_url: 'https://internal.test/hook' }

describe('a webhook made in version 1', () => {
  const made = async (service: TestService, fields: object = {}) => {
    const { status, body } = await v1Of(service)<{ webhook_id: number }>('POST', '/webhooks', { ...hook, ...fields })
    expect(status).toBe(201)
    return body.webhook_id
  }

  test('belongs to version 1 and is dated as there, which version 2 writes in its own way', async () => {
    const service = await testService()
    const id = await made(service)
    const dates = { date_created: '2026-11-21 09:10:11', date_modified: '2026-11-21 09:10:11', date_failed: null }
    const common = { id, ...hook, payload_content_type: 'json', active: true, events: ['all'], api_version: 1 }
    const { body } = await v1Of(service)('GET', `/webhooks/${id}`)
    expect(body).toEqual({ ...common, ...dates })
    expect((await v1Of(service)('GET', '/webhooks')).body).toEqual([body])
    const current = await service.send('GET', `/webhooks/${id}`)
    expect(current.body).toMatchObject({ ...common, date_created: '2026-11-21T09:10:11.000000Z' })
    await service.within.updateTable('webhook').set({ failed_at: service.clock.now }).execute()
    expect((await v1Of(service)<Webhook>('GET', `/webhooks/${id}`)).body.date_failed).toBe('2026-11-21 09:10:11')
  })

  test('takes the words of version 1 for events, all of them and no others', async () => {
    const service = await testService()
    const events = webhookEvents.map(inVersion1)
    const id = await made(service, { events })
    expect((await v1Of(service)<Webhook>('GET', `/webhooks/${id}`)).body.events).toEqual(events)
    const refused = await v1Of(service)<Problem>('POST', '/webhooks', { ...hook, events: ['contact_created'] })
    expect({ status: refused.status, errors: refused.body.errors }).toEqual({
      status: 400,
      errors: { 'events.0': [expect.stringMatching(/^Use all, company_created, .+ or \w+$/)] },
    })
    const changed = { events: ['contact_created'] }
    expect((await v1Of(service)('PATCH', `/webhooks/${id}`, changed)).status).toBe(400)
    expect((await v1Of(service)('PATCH', `/webhooks/${id}`, { events: ['company_created'] })).status).toBe(200)
  })

  test('is changed, held against If-Match and deleted, and never posts to a host that is not public', async () => {
    const service = await testService()
    const v1 = v1Of(service)
    const id = await made(service)
    const tag = { 'If-Match': (await v1('GET', `/webhooks/${id}`)).headers.get('ETag') ?? '' }
    expect((await v1('PUT', `/webhooks/${id}`, { active: false }, tag)).body).toEqual({ status: '200 OK' })
    expect((await v1('PUT', `/webhooks/${id}`, { active: true }, tag)).status).toBe(412)
    const inside = { payload_url: 'https://127.0.0.1/hook' }
    expect((await v1('PATCH', `/webhooks/${id}`, inside)).status).toBe(400)
    expect((await v1('POST', '/webhooks', inside)).status).toBe(400)
    expect((await v1('DELETE', `/webhooks/${id}`)).body).toBe('The webhook is deleted.')
    expect((await v1('GET', `/webhooks/${id}`)).status).toBe(404)
  })

  test('is told of a proposal as version 1 answers it', async () => {
    const service = await testService()
    await made(service)
    const { id } = await aProposal(service)
    const event = (await eventsTo(service)).at(-1)
    expect(event).toMatchObject({ type: 'proposal_created', date_created: '2026-11-21 09:10:11' })
    expect(event?.data).toEqual((await v1Of(service)('GET', `/proposals/${id}/details`)).body)
    expect(v1Proposal.parse(event?.data)).toEqual(event?.data)
  })

  test('is told of companies and their people, and never of a private person', async () => {
    const service = await testService()
    await made(service)
    const v1 = v1Of(service)
    await aPrivatePerson(service)
    const { id } = await anOrganisation(service)
    const person = await aPersonOf(service, id)
    const seen = [await v1('GET', `/companies/${id}`), await v1('GET', `/companies/${id}/people/${person.id}`)]
    await v1('DELETE', `/companies/${id}/people/${person.id}`)
    expect((await eventsTo(service)).map(({ type, data }) => ({ type, data }))).toEqual([
      { type: 'company_created', data: seen[0]?.body },
      { type: 'company_person_created', data: seen[1]?.body },
      { type: 'company_person_deleted', data: { id: person.id, type: 'person' } },
    ])
  })
})

type Delivered = { type: string; date_created: string; data: object }

/** What webhooks of version 1 are to be told, in the order in which it happened. */
const eventsTo = async ({ within }: TestService) =>
  (await within.selectFrom('event').select('payload_v1').orderBy('id').execute())
    .map(({ payload_v1 }) => (payload_v1 === null ? undefined : (JSON.parse(payload_v1) as Delivered)))
    .filter((event) => event !== undefined)
