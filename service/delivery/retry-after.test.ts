import { expect, test } from 'vitest'
import { listDeliveries } from '#service/domain/deliveries.ts'
import { getWebhook } from '#service/domain/webhooks.ts'
import { answer, aRecord, webhookTest } from '#service/testing/webhooks.ts'

const hour = 60 * 60 * 1000

/** One event, whose first try the receiver answers so; gives its delivery and how long the next try has to wait. */
async function answered(status: number, retryAfter?: string) {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  const headers = retryAfter === undefined ? [] : [{ name: 'Retry-After', value: retryAfter }]
  setup.receive('https://a.test/hook', () => ({ ...answer(status), headers }))
  await setup.happen('proposal_won', aRecord(1))
  await setup.deliver()
  const { items } = await listDeliveries(setup.unit(), webhook, { page: 1 })
  const { next_try_at: next } = await setup.within
    .selectFrom('delivery')
    .select('next_try_at')
    .executeTakeFirstOrThrow()
  return { ...setup, webhook, delivery: items[0], wait: next === null ? undefined : next - setup.clock.now }
}

test('410 makes the webhook inactive at once, and nothing more is tried', async () => {
  const { unit, webhook, delivery, happen, deliver, tick, requests } = await answered(410)
  expect(delivery).toMatchObject({ state: 'failed', date_next_try: null, tries: [{ status: 410 }] })
  expect(await getWebhook(unit(), webhook, 2)).toMatchObject({ active: false, date_failed: expect.any(String) })
  await happen('proposal_lost', aRecord(1))
  tick(48 * hour)
  expect(await deliver()).toBe(0)
  expect(requests).toHaveLength(1)
})

test('410 to a test delivery leaves the webhook as it is', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  setup.receive('https://a.test/hook', () => answer(410))
  await setup.happen('proposal_won', aRecord(1))
  await setup.within.updateTable('event').set({ test: 1 }).execute()
  await setup.deliver()
  expect(await getWebhook(setup.unit(), webhook, 2)).toMatchObject({ active: true, date_failed: null })
})

test.each([
  { retryAfter: '90', wait: 90_000, because: 'seconds' },
  { retryAfter: ' 90 ', wait: 90_000, because: 'seconds with space around them' },
  { retryAfter: 'Sat, 21 Nov 2026 10:10:11 GMT', wait: hour, because: 'a date' },
  { retryAfter: 'Saturday, 21-Nov-26 10:10:11 GMT', wait: hour, because: 'a date as it was written in 1994' },
  { retryAfter: 'Sat Nov 21 10:10:11 2026', wait: hour, because: 'a date as C writes it, in UTC' },
  { retryAfter: '3', wait: 5000, because: 'less than the gap' },
  { retryAfter: '0', wait: 5000, because: 'nothing' },
  { retryAfter: 'Sat, 21 Nov 2026 09:10:10 GMT', wait: 5000, because: 'the past' },
  { retryAfter: '86401', wait: 24 * hour, because: 'more than a day' },
  { retryAfter: '9'.repeat(40), wait: 24 * hour, because: 'more than a number holds' },
  { retryAfter: 'Fri, 31 Dec 9999 23:59:59 GMT', wait: 24 * hour, because: 'a date far away' },
  { retryAfter: '-60', wait: 5000, because: 'what is no such number' },
  { retryAfter: '1.5e3', wait: 5000, because: 'what is no such number either' },
  { retryAfter: '2026-11-21T10:10:11Z', wait: 5000, because: 'a date that HTTP does not write' },
  { retryAfter: 'soon', wait: 5000, because: 'words' },
])('Retry-After of a 429 that asks for $because ($retryAfter) waits $wait ms', async ({ retryAfter, wait }) => {
  const setup = await answered(429, retryAfter)
  expect(setup.wait).toBe(wait)
  expect(setup.delivery).toMatchObject({ state: 'pending' })
})

test.each([
  { status: 503, wait: 90_000 },
  { status: 500, wait: 5000 },
  { status: 404, wait: 5000 },
])('Retry-After of a $status waits $wait ms', async ({ status, wait }) => {
  expect((await answered(status, '90')).wait).toBe(wait)
})

test('what was put off is tried when that time is over, and not before', async () => {
  const { tick, deliver, receive } = await answered(503, '90')
  receive('https://a.test/hook', () => answer(200))
  tick(89_999)
  expect(await deliver()).toBe(0)
  tick(1)
  expect(await deliver()).toBe(1)
})

test('Retry-After gives no try more than there are', async () => {
  const { tick, deliver, requests, delivery } = await answered(429, '86400')
  for (let day = 0; day < 20; day += 1) {
    tick(24 * hour)
    await deliver()
  }
  expect(requests).toHaveLength(10)
  expect(delivery).toBeDefined()
})
