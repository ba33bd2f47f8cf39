import { expect, test } from 'vitest'
import { deliverDue } from '#service/delivery/deliver-due.ts'
import { answer, aRecord, headerOf, webhookTest } from '#service/testing/webhooks.ts'
import { getDelivery, listDeliveries, redeliver } from './deliveries.ts'
import { recoverWebhook } from './recovery.ts'
import { updateWebhook } from './webhooks.ts'

type Given = Awaited<ReturnType<typeof webhookTest>>

/** One delivery that failed for good, which made the webhook inactive. */
async function failedOnce(given: Given, webhook: number) {
  given.receive('https://a.test/hook', () => answer(500))
  await given.happen('proposal_won', aRecord(1, 'failed'))
  await deliverDue({ ...given.ports, settings: { webhookRetrySeconds: [] } })
  given.receive('https://a.test/hook', () => answer(200))
  return webhook
}

const since = '2026-11-21T09:10:11Z'

test('recovering sends what failed and what happened while inactive, and nothing that arrived', async () => {
  const given = await webhookTest()
  const webhook = await given.aWebhook()
  await given.happen('proposal_created', aRecord(9, 'arrived'))
  await given.deliver()
  given.tick(1000)
  await failedOnce(given, webhook)
  const failed = given.requests.at(-1)
  await given.happen('proposal_lost', aRecord(2, 'missed'))
  given.tick(1000)
  await updateWebhook(given.unit(), webhook, { active: true })
  await given.happen('proposal_send', aRecord(3, 'on its way'))

  expect(await recoverWebhook(given.unit(), webhook, { since, countOnly: true })).toEqual({ count: 2 })
  expect(await given.deliver()).toBe(1)
  given.requests.length = 0
  expect(await recoverWebhook(given.unit(), webhook, { since, countOnly: false })).toEqual({ count: 2 })
  expect(await given.deliver()).toBe(2)
  expect(given.bodies().map(({ data }) => data)).toEqual([
    { id: 2, name: 'missed' },
    { id: 1, name: 'failed' },
  ])
  const again = given.requests.find(({ body }) => body === failed?.body)
  expect(headerOf(again ?? { headers: [] }, 'webhook-id')).toBe(headerOf(failed ?? { headers: [] }, 'webhook-id'))
  expect(await recoverWebhook(given.unit(), webhook, { since, countOnly: true })).toEqual({ count: 0 })
})

test('only what happened since the moment, and what the webhook asks for, is recovered', async () => {
  const given = await webhookTest()
  const webhook = await given.aWebhook('a.test', { active: false, events: ['proposal_won'] })
  await given.happen('proposal_won', aRecord(1))
  given.tick(1000)
  await given.happen('proposal_won', aRecord(2))
  await given.happen('proposal_lost', aRecord(2))
  const count = async (since: string) => (await recoverWebhook(given.unit(), webhook, { since, countOnly: true })).count
  expect(await count(since)).toBe(2)
  expect(await count('2026-11-21T10:10:12.000000+01:00')).toBe(1)
  expect(await count('2026-11-21T09:10:13Z')).toBe(0)
})

test('thousands of missed events are recovered at once', async () => {
  const given = await webhookTest()
  const webhook = await given.aWebhook('a.test', { active: false })
  await given.within.transaction().execute(async (db) => {
    for (let id = 1; id <= 1201; id += 1) await given.happen('proposal_won', aRecord(id), db)
  })
  await updateWebhook(given.unit(), webhook, { active: true })
  expect(await recoverWebhook(given.unit(), webhook, { since, countOnly: false })).toEqual({ count: 1201 })
  expect(await listDeliveries(given.unit(), webhook, { page: 25 })).toMatchObject({ total: 1201, items: [{}] })
})

test('an inactive webhook can be counted for, but has to be made active before anything is sent', async () => {
  const given = await webhookTest()
  const webhook = await failedOnce(given, await given.aWebhook())
  expect(await recoverWebhook(given.unit(), webhook, { since, countOnly: true })).toEqual({ count: 1 })
  const refused = { reason: 'conflict' }
  await expect(recoverWebhook(given.unit(), webhook, { since, countOnly: false })).rejects.toMatchObject(refused)
  const { items } = await listDeliveries(given.unit(), webhook, { page: 1 })
  await expect(redeliver(given.unit(), items[0]?.id ?? 0)).rejects.toMatchObject(refused)
})

test('a delivery is sent again with the same id and bytes, and its tries go on', async () => {
  const given = await webhookTest()
  const webhook = await given.aWebhook()
  await given.happen('proposal_won', aRecord(1))
  await given.deliver()
  const { items } = await listDeliveries(given.unit(), webhook, { page: 1 })
  given.tick(60_000)
  await redeliver(given.unit(), items[0]?.id ?? 0)
  await given.deliver()
  expect(await getDelivery(given.unit(), items[0]?.id ?? 0)).toMatchObject({
    state: 'succeeded',
    tries: [
      { number: 1, date: '2026-11-21T09:10:11.000000Z' },
      { number: 2, date: '2026-11-21T09:11:11.000000Z' },
    ],
  })
  const [first, second] = given.requests
  expect([second?.body, headerOf(second ?? { headers: [] }, 'webhook-id')]).toEqual([
    first?.body,
    headerOf(first ?? { headers: [] }, 'webhook-id'),
  ])
})

test('deliveries are listed newest first, also those of one state alone', async () => {
  const given = await webhookTest()
  const webhook = await given.aWebhook()
  await given.happen('proposal_won', aRecord(1))
  await given.deliver()
  await given.happen('contact_deleted', aRecord(2, '', 'organisation'))
  const { items, total } = await listDeliveries(given.unit(), webhook, { page: 1 })
  expect(total).toBe(2)
  expect(items.map(({ event, record, state }) => ({ event, record, state }))).toEqual([
    { event: 'contact_deleted', record: { type: 'organisation', id: 2 }, state: 'pending' },
    { event: 'proposal_won', record: { type: 'proposal', id: 1 }, state: 'succeeded' },
  ])
  const succeeded = await listDeliveries(given.unit(), webhook, { page: 1, state: 'succeeded' })
  expect([succeeded.total, succeeded.items.length]).toEqual([1, 1])
})
