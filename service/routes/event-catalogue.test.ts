import { expect, test } from 'vitest'
import { samplePayload } from '#service/domain/event-samples.ts'
import type { EventType } from '#service/domain/events.ts'
import { aPersonOf, aProposal } from '#service/testing/builders.ts'
import { viewerTest } from '#service/testing/viewer.ts'
import { webhookEvents, type ApiVersion } from '#wire/webhooks.ts'

type Payload = { type: string; date_created: string; data: Record<string, unknown> }

/** Every kind of thing that happens in an account, with a webhook of each version listening. */
async function everything() {
  const test = await viewerTest()
  const { send, account, ask, accept, visit, tick } = test
  const hook = { payload_url: 'https://internal.test/hook' }
  expect((await send('POST', '/webhooks', hook)).status).toBe(201)
  expect((await send('POST', `/api/v1/${account}/webhooks`, hook)).status).toBe(201)
  const made = await aProposal(test)
  const organisation = made.organisation.id
  const person = await aPersonOf(test, organisation, { email: 'bo@smit.test' })
  await send('PATCH', `/contacts/${organisation}`, { city: 'Utrecht' })
  await send('PATCH', `/contacts/${organisation}/people/${person.id}`, { mobile: '06 1' })
  await send('DELETE', `/contacts/${organisation}/people/${person.id}`)
  await send('POST', `/proposals/${made.id}/send`, { send_method: 'self', send_message: 'x' })
  await send('PATCH', `/proposals/${made.id}`, { status: 'lost' })
  tick(5000)
  await send('PATCH', `/proposals/${made.id}`, { name: 'Another' })
  await send('DELETE', `/proposals/${made.id}`)
  const spare = await send<{ id: number }>('POST', '/contacts', { type: 'organisation', name: 'Spare' })
  await send('DELETE', `/contacts/${spare.body.id}`)
  await visit()
  expect((await ask('POST', '/comments', { comment: 'When?' })).status).toBeLessThan(300)
  expect((await accept()).status).toBeLessThan(300)
  await send('POST', '/product-directories', { name: 'Pumps' })
  const directory = (await send<[{ id: number }]>('GET', '/product-directories')).body[0].id
  await send('PATCH', `/product-directories/${directory}`, { name: 'Heat pumps' })
  const { product_id } = (
    await send<{ product_id: number }>('POST', '/products', { name: 'Pump', directory_id: directory })
  ).body
  await send('PATCH', `/products/${product_id}`, { price: 10 })
  await send('DELETE', `/products/${product_id}`)
  await send('DELETE', `/product-directories/${directory}`)
  const rows = await test.within
    .selectFrom('event')
    .select(['type', 'payload_v1', 'payload_v2'])
    .orderBy('id')
    .execute()
  return (version: ApiVersion, type: EventType) =>
    rows
      .filter((row) => row.type === type)
      .map(({ payload_v1, payload_v2 }) => (version === 1 ? payload_v1 : payload_v2))
      .filter((text) => text !== null)
      .map((text) => JSON.parse(text) as Payload)
}

/** Custom fields are each account's own. */
const fieldsOf = (data: object) =>
  Object.keys(data)
    .filter((key) => !key.startsWith('custom_'))
    .toSorted()

test('every event of the catalogue is produced, in both versions as its sample shows it', async () => {
  const produced = await everything()
  for (const type of webhookEvents.filter((event) => event !== 'all'))
    for (const version of [1, 2] as const) {
      const sample = samplePayload(version, type)
      const [told] = produced(version, type)
      expect({ version, type, told: told?.type }).toEqual({ version, type, told: sample.type })
      expect({ type, fields: fieldsOf(told?.data ?? {}) }).toEqual({ type, fields: fieldsOf(sample.data) })
      expect(told?.date_created).toMatch(version === 1 ? /^[\d-]{10} [\d:]{8}$/ : /^[\d-]{10}T[\d:.]{15}Z$/)
    }
})
