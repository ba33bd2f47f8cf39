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
  tick(5000)
  await send('PATCH', `/proposals/${made.id}`, { name: 'Another' })
  tick(5000)
  await send('PATCH', `/proposals/${made.id}`, { status: 'lost' })
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

type Shape = string | readonly Shape[] | { readonly [key: string]: Shape }

const moment = /^\d{4}-\d\d-\d\d([T ][\d:.]{8,}Z?)?$/

/** What kind of value stands at each place of a record. Custom fields of contacts are each account's own. */
function shapeOf(value: unknown): Shape {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key === 'custom_fields' || !key.startsWith('custom_'))
        .map(([key, part]) => [key, key === 'type' && 'content' in value ? `${String(part)} row` : shapeOf(part)]),
    )
  if (value === null) return 'nothing'
  return typeof value === 'string' && moment.test(value) ? 'moment' : typeof value
}

const isRecord = (shape: Shape): shape is { readonly [key: string]: Shape } =>
  typeof shape === 'object' && !Array.isArray(shape)
const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape)

/**
 * Where a record that was told is not what its sample shows. A list may be empty, and a value missing in either; a row of
 * a price table is held beside those of its type.
 */
function differences(told: Shape, sample: Shape, at = ''): string[] {
  if (told === 'nothing' || sample === 'nothing') return []
  if (isList(told) && isList(sample))
    return told.flatMap((entry, index) => {
      const alike = sample.filter((one) => !isRecord(one) || !isRecord(entry) || one['type'] === entry['type'])
      const found = alike.map((one) => differences(entry, one, `${at}[${index}]`))
      return found.toSorted((a, b) => a.length - b.length)[0] ?? [`${at}[${index}] is in no sample`]
    })
  if (isRecord(told) && isRecord(sample))
    return [...new Set([...Object.keys(told), ...Object.keys(sample)])].flatMap((key) => {
      const [one, other] = [told[key], sample[key]]
      if (one === undefined) return [`${at}.${key} was not told`]
      return other === undefined ? [`${at}.${key} is not in the sample`] : differences(one, other, `${at}.${key}`)
    })
  return told === sample ? [] : [`${at}: ${JSON.stringify(told)}, not ${JSON.stringify(sample)}`]
}

/** What an event alone decides of a record. */
const decided = ({ status, date_won }: Record<string, unknown>) => ({ status, isWon: Boolean(date_won) })

test('every event of the catalogue is produced, in both versions as its sample shows it', async () => {
  const produced = await everything()
  for (const type of webhookEvents.filter((event) => event !== 'all'))
    for (const version of [1, 2] as const) {
      const sample = samplePayload(version, type) as Payload
      const [told] = produced(version, type)
      const event = `${type}, version ${version}`
      expect(shapeOf(told?.date_created), event).toBe(shapeOf(sample.date_created))
      expect(told?.type, event).toBe(sample.type)
      expect(differences(shapeOf(told?.data ?? {}), shapeOf(sample.data)), event).toEqual([])
      if (sample.data['status'] !== undefined) expect(decided(told?.data ?? {}), event).toEqual(decided(sample.data))
    }
})
