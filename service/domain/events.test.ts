import { expect, test } from 'vitest'
import { aRecord, headerOf, webhookTest } from '#service/testing/webhooks.ts'
import { recordEvent } from './events.ts'
import { inTransaction } from './unit.ts'

test('an event is told as type, date and the details of its record', async () => {
  const { aWebhook, happen, deliver, bodies, requests } = await webhookTest()
  await aWebhook()
  await happen('proposal_won', aRecord(7, 'Roof'))
  expect(await deliver()).toBe(1)
  expect(bodies()).toEqual([
    { type: 'proposal_won', date_created: '2026-11-21T09:10:11.000000Z', data: { id: 7, name: 'Roof' } },
  ])
  expect(requests[0]?.url).toBe('https://a.test/hook')
  expect(Object.keys(bodies()[0] ?? {})).toEqual(['type', 'date_created', 'data'])
})

test('a webhook of version 1 gets the words, dates and shapes of version 1', async () => {
  const { aWebhook, happen, deliver, bodies } = await webhookTest()
  await aWebhook('old.test', { version: 1, events: ['company_created', 'company_deleted'] })
  await happen('contact_created', aRecord(3, 'Bakker', 'organisation'))
  await happen('contact_deleted', aRecord(3, 'Bakker', 'organisation'))
  await happen('proposal_won', aRecord(7))
  await deliver()
  expect(bodies()).toEqual([
    { type: 'company_created', date_created: '2026-11-21 09:10:11', data: { id: 3, old_name: 'Bakker' } },
    { type: 'company_deleted', date_created: '2026-11-21 09:10:11', data: { id: 3, type: 'company' } },
  ])
})

test('version 1 is not told of what it does not know', async () => {
  const { aWebhook, happen, deliver, bodies } = await webhookTest()
  await aWebhook('old.test', { version: 1 })
  await aWebhook('new.test')
  const { details, ...record } = aRecord(4, 'An Smit', 'person')
  const { 2: inVersion2 } = details
  await happen('contact_created', { ...record, details: { ...(inVersion2 && { 2: inVersion2 }) } })
  await deliver()
  expect(bodies().map(({ type }) => type)).toEqual(['contact_created'])
})

test('of what was deleted only id and type are told', async () => {
  const { aWebhook, happen, deliver, bodies } = await webhookTest()
  await aWebhook()
  await happen('contact_person_deleted', aRecord(5, 'An', 'person'))
  await happen('proposal_deleted', aRecord(6))
  await deliver()
  expect(bodies().map(({ data }) => data)).toEqual([
    { id: 5, type: 'person' },
    { id: 6, type: 'proposal' },
  ])
})

test('only webhooks that are active and asked for it are told', async () => {
  const { aWebhook, happen, deliver, requests } = await webhookTest()
  await aWebhook('all.test')
  await aWebhook('won.test', { events: ['proposal_won'] })
  await aWebhook('lost.test', { events: ['proposal_lost', 'proposal_deleted'] })
  await aWebhook('paused.test', { active: false })
  await happen('proposal_won', aRecord(1))
  await deliver()
  expect(requests.map(({ url }) => new URL(url).host).toSorted()).toEqual(['all.test', 'won.test'])
})

test('each webhook is told under an id of its own', async () => {
  const { aWebhook, happen, deliver, requests } = await webhookTest()
  await aWebhook('a.test')
  await aWebhook('b.test')
  await happen('proposal_won', aRecord(1))
  await deliver()
  expect(new Set(requests.map((request) => headerOf(request, 'webhook-id'))).size).toBe(2)
})

test('an event is kept with its change or not at all', async () => {
  const { aWebhook, unit, deliver, within } = await webhookTest()
  await aWebhook()
  const failing = inTransaction(unit(), async (unit) => {
    await recordEvent(unit, 'proposal_won', aRecord(1))
    throw new Error('the change failed')
  })
  await expect(failing).rejects.toThrow('the change failed')
  expect(await within.selectFrom('event').selectAll().execute()).toEqual([])
  expect(await deliver()).toBe(0)
})

test('two updates of one record within 2 s become one event, told as the record then is', async () => {
  const { aWebhook, happen, deliver, bodies, tick } = await webhookTest()
  await aWebhook()
  await happen('proposal_details_updated', aRecord(1, 'first'))
  expect(await deliver()).toBe(0)
  tick(1999)
  await happen('proposal_details_updated', aRecord(1, 'second'))
  tick(1)
  await deliver()
  expect(bodies()).toEqual([
    { type: 'proposal_details_updated', date_created: '2026-11-21T09:10:12.999000Z', data: { id: 1, name: 'second' } },
  ])
})

test('updates 2 s apart are two events, also when the first has not been sent yet', async () => {
  const { aWebhook, happen, deliver, bodies, tick } = await webhookTest()
  await aWebhook()
  await happen('contact_updated', aRecord(1, 'first', 'organisation'))
  tick(2000)
  await happen('contact_updated', aRecord(1, 'second', 'organisation'))
  tick(2000)
  await deliver()
  expect(bodies().map(({ data }) => data)).toEqual([
    { id: 1, name: 'first' },
    { id: 1, name: 'second' },
  ])
})

test('a record that is updated all the time is still told every 2 s', async () => {
  const { aWebhook, happen, deliver, tick } = await webhookTest()
  await aWebhook()
  let sent = 0
  for (let second = 0; second < 10; second += 1) {
    await happen('product_updated', aRecord(1, `at ${second}`, 'product'))
    tick(1000)
    sent += await deliver()
  }
  expect(sent).toBe(5)
})

test('updates of other records, and other events of the same record, stay on their own', async () => {
  const { aWebhook, happen, deliver, bodies, tick } = await webhookTest()
  await aWebhook()
  await happen('proposal_created', aRecord(1))
  await happen('proposal_details_updated', aRecord(1))
  await happen('proposal_details_updated', aRecord(2))
  await happen('product_updated', aRecord(1, 'Pump', 'product'))
  await happen('proposal_won', aRecord(1))
  await happen('proposal_won', aRecord(1))
  tick(2000)
  await deliver()
  expect(bodies().length).toBe(6)
})

test('an event that is on its way keeps its bytes; a later update is another event', async () => {
  const { aWebhook, happen, deliver, receive, requests, tick, within } = await webhookTest()
  await aWebhook()
  receive('https://a.test/hook', () => Promise.reject(new Error('reset')))
  await happen('proposal_details_updated', aRecord(1, 'first'))
  tick(2000)
  await deliver()
  // The clock is set back into the time in which updates are merged.
  tick(-1000)
  await happen('proposal_details_updated', aRecord(1, 'second'))
  expect(await within.selectFrom('event').selectAll().execute()).toHaveLength(2)
  tick(60_000)
  await deliver()
  const bytes = Map.groupBy(requests, (request) => headerOf(request, 'webhook-id'))
  expect([...bytes.values()].map((tries) => new Set(tries.map(({ body }) => body)).size)).toEqual([1, 1])
})

test('a webhook that appears while updates are merged is told too', async () => {
  const { aWebhook, happen, deliver, requests, tick } = await webhookTest()
  await aWebhook('a.test')
  await happen('proposal_details_updated', aRecord(1, 'first'))
  await aWebhook('b.test')
  tick(500)
  await happen('proposal_details_updated', aRecord(1, 'second'))
  tick(2000)
  await deliver()
  expect(requests.map(({ url }) => new URL(url).host).toSorted()).toEqual(['a.test', 'b.test'])
})

test('without webhooks an event is kept, and no record is read for it', async () => {
  const { happen, within } = await webhookTest()
  const unread = { ...aRecord(1), details: { 2: () => Promise.reject(new Error('read in vain')) } }
  await happen('proposal_won', unread)
  expect(await within.selectFrom('event').select(['type', 'record_id', 'payload_v2']).execute()).toEqual([
    { type: 'proposal_won', record_id: 1, payload_v2: null },
  ])
})
