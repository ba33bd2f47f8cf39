import { expect, test } from 'vitest'
import { deliverDue } from '#service/delivery/deliver-due.ts'
import { answer, aRecord, headerOf, webhookTest } from '#service/testing/webhooks.ts'
import { getDelivery, listDeliveries, redeliver } from './deliveries.ts'
import { recoverWebhook } from './recovery.ts'
import { testWebhook } from './webhook-test.ts'
import { updateWebhook } from './webhooks.ts'

type Setup = Awaited<ReturnType<typeof webhookTest>>

/** One delivery that failed for good, which made the webhook inactive. */
async function failedOnce(setup: Setup, webhook: number) {
  setup.receive('https://a.test/hook', () => answer(500))
  await setup.happen('proposal_won', aRecord(1, 'failed'))
  await deliverDue({ ...setup.ports, settings: { ...setup.ports.settings, webhookRetrySeconds: [] } })
  setup.receive('https://a.test/hook', () => answer(200))
  return webhook
}

const since = '2026-11-21T09:10:11Z'

test('recovering sends what failed and what happened while inactive, and nothing that arrived', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  await setup.happen('proposal_created', aRecord(9, 'arrived'))
  await setup.deliver()
  setup.tick(1000)
  await failedOnce(setup, webhook)
  const failed = setup.requests.at(-1)
  await setup.happen('proposal_lost', aRecord(2, 'missed'))
  setup.tick(1000)
  await updateWebhook(setup.unit(), webhook, { active: true })
  await setup.happen('proposal_send', aRecord(3, 'on its way'))

  expect(await recoverWebhook(setup.unit(), webhook, { since, countOnly: true })).toEqual({ count: 2 })
  expect(await setup.deliver()).toBe(1)
  setup.requests.length = 0
  expect(await recoverWebhook(setup.unit(), webhook, { since, countOnly: false })).toEqual({ count: 2 })
  expect(await setup.deliver()).toBe(2)
  expect(setup.bodies().map(({ data }) => data)).toEqual([
    { id: 2, name: 'missed' },
    { id: 1, name: 'failed' },
  ])
  const again = setup.requests.find(({ body }) => body === failed?.body)
  expect(headerOf(again ?? { headers: [] }, 'webhook-id')).toBe(headerOf(failed ?? { headers: [] }, 'webhook-id'))
  expect(await recoverWebhook(setup.unit(), webhook, { since, countOnly: true })).toEqual({ count: 0 })
})

test('only what happened since the moment, and what the webhook asks for, is recovered', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook('a.test', { active: false, events: ['proposal_won'] })
  await setup.happen('proposal_won', aRecord(1))
  setup.tick(1000)
  await setup.happen('proposal_won', aRecord(2))
  await setup.happen('proposal_lost', aRecord(2))
  const count = async (since: string) => (await recoverWebhook(setup.unit(), webhook, { since, countOnly: true })).count
  expect(await count(since)).toBe(2)
  expect(await count('2026-11-21T10:10:12.000000+01:00')).toBe(1)
  expect(await count('2026-11-21T09:10:13Z')).toBe(0)
})

test('thousands of missed events are recovered at once', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook('a.test', { active: false })
  await setup.within.transaction().execute(async (db) => {
    for (let id = 1; id <= 1201; id += 1) await setup.happen('proposal_won', aRecord(id), db)
  })
  await updateWebhook(setup.unit(), webhook, { active: true })
  expect(await recoverWebhook(setup.unit(), webhook, { since, countOnly: false })).toEqual({ count: 1201 })
  expect(await listDeliveries(setup.unit(), webhook, { page: 25 })).toMatchObject({ total: 1201, items: [{}] })
})

test('an inactive webhook can be counted for, but has to be made active before anything is sent', async () => {
  const setup = await webhookTest()
  const webhook = await failedOnce(setup, await setup.aWebhook())
  expect(await recoverWebhook(setup.unit(), webhook, { since, countOnly: true })).toEqual({ count: 1 })
  const refused = { reason: 'conflict' }
  await expect(recoverWebhook(setup.unit(), webhook, { since, countOnly: false })).rejects.toMatchObject(refused)
  const { items } = await listDeliveries(setup.unit(), webhook, { page: 1 })
  await expect(redeliver(setup.unit(), items[0]?.id ?? 0)).rejects.toMatchObject(refused)
})

test('what a pause holds waits: it counts as missed, and goes on with its id once the webhook is resumed', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  setup.receive('https://a.test/hook', () => answer(500))
  await setup.happen('proposal_won', aRecord(1, 'held'))
  await setup.deliver()
  const [tried] = setup.requests
  await updateWebhook(setup.unit(), webhook, { active: false })
  setup.tick(60 * 60 * 1000)
  expect(await setup.deliver()).toBe(0)
  expect((await listDeliveries(setup.unit(), webhook, { page: 1 })).items).toMatchObject([
    { state: 'pending', date_next_try: null, tries: [{ number: 1 }] },
  ])
  await setup.happen('proposal_lost', aRecord(2, 'happened meanwhile'))
  expect(await recoverWebhook(setup.unit(), webhook, { since, countOnly: true })).toEqual({ count: 2 })

  setup.receive('https://a.test/hook', () => answer(200))
  await updateWebhook(setup.unit(), webhook, { active: true })
  expect(await recoverWebhook(setup.unit(), webhook, { since, countOnly: true })).toEqual({ count: 1 })
  expect(await setup.deliver()).toBe(1)
  const sent = setup.requests.at(-1) ?? { headers: [] }
  expect(headerOf(sent, 'webhook-id')).toBe(headerOf(tried ?? { headers: [] }, 'webhook-id'))
})

test('a pause holds no test: it is tried once all the same', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  await testWebhook(setup.unit(), webhook, 'proposal_won')
  await updateWebhook(setup.unit(), webhook, { active: false })
  expect(await setup.deliver()).toBe(1)
})

test('deliveries are found by event, in the words of either version, and by when they began', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  await setup.happen('contact_created', aRecord(1, '', 'organisation'))
  setup.tick(1000)
  await setup.happen('proposal_won', aRecord(2))
  setup.tick(1000)
  await setup.happen('proposal_won', aRecord(3))
  const listed = async (query: Partial<Parameters<typeof listDeliveries>[2]>) => {
    const { items, total } = await listDeliveries(setup.unit(), webhook, { page: 1, ...query })
    return { total, ids: items.map(({ record }) => record.id) }
  }
  expect(await listed({ event: 'proposal_won' })).toEqual({ total: 2, ids: [3, 2] })
  expect(await listed({ event: 'company_created' })).toEqual({ total: 1, ids: [1] })
  expect(await listed({ since: '2026-11-21T09:10:12Z', until: '2026-11-21T10:10:13+01:00' })).toEqual({
    total: 1,
    ids: [2],
  })
  expect(await listed({ event: 'proposal_won', state: 'failed' })).toEqual({ total: 0, ids: [] })
})

test('a delivery is sent again with the same id and bytes, and its tries go on', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  await setup.happen('proposal_won', aRecord(1))
  await setup.deliver()
  const { items } = await listDeliveries(setup.unit(), webhook, { page: 1 })
  setup.tick(60_000)
  await redeliver(setup.unit(), items[0]?.id ?? 0)
  await setup.deliver()
  expect(await getDelivery(setup.unit(), items[0]?.id ?? 0)).toMatchObject({
    state: 'succeeded',
    tries: [
      { number: 1, date: '2026-11-21T09:10:11.000000Z' },
      { number: 2, date: '2026-11-21T09:11:11.000000Z' },
    ],
  })
  const [first, second] = setup.requests
  expect([second?.body, headerOf(second ?? { headers: [] }, 'webhook-id')]).toEqual([
    first?.body,
    headerOf(first ?? { headers: [] }, 'webhook-id'),
  ])
})

test('deliveries are listed newest first, also those of one state alone', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  await setup.happen('proposal_won', aRecord(1))
  await setup.deliver()
  await setup.happen('contact_deleted', aRecord(2, '', 'organisation'))
  const { items, total } = await listDeliveries(setup.unit(), webhook, { page: 1 })
  expect(total).toBe(2)
  expect(items.map(({ event, record, state }) => ({ event, record, state }))).toEqual([
    { event: 'contact_deleted', record: { type: 'organisation', id: 2 }, state: 'pending' },
    { event: 'proposal_won', record: { type: 'proposal', id: 1 }, state: 'succeeded' },
  ])
  const succeeded = await listDeliveries(setup.unit(), webhook, { page: 1, state: 'succeeded' })
  expect([succeeded.total, succeeded.items.length]).toEqual([1, 1])
})
