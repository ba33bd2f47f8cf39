import { expect, test } from 'vitest'
import { answer, aRecord, webhookTest } from '#service/testing/webhooks.ts'
import { getHealth } from './webhook-health.ts'

test('a webhook that was never tried has 24 empty hours', async () => {
  const setup = await webhookTest()
  const health = await getHealth(setup.unit(), await setup.aWebhook())
  expect(health.hours.map(({ succeeded, failed }) => succeeded + failed)).toEqual(Array.from({ length: 24 }, () => 0))
  expect([health.hours[0]?.date, health.hours[23]?.date]).toEqual([
    '2026-11-20T10:00:00.000000Z',
    '2026-11-21T09:00:00.000000Z',
  ])
  expect(health).toMatchObject({
    p50_ms: null,
    p95_ms: null,
    date_last_success: null,
    date_last_failure: null,
    date_next_try: null,
  })
})

test('tries are counted in their hour; what was last and comes next is told', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  await setup.happen('proposal_won', aRecord(1))
  await setup.deliver()
  setup.tick(60 * 60 * 1000)
  setup.receive('https://a.test/hook', () => answer(500))
  await setup.happen('proposal_lost', aRecord(1))
  await setup.deliver()
  const { hours, ...rest } = await getHealth(setup.unit(), webhook)
  expect(hours.slice(-2)).toEqual([
    { date: '2026-11-21T09:00:00.000000Z', succeeded: 1, failed: 0 },
    { date: '2026-11-21T10:00:00.000000Z', succeeded: 0, failed: 1 },
  ])
  expect(rest).toMatchObject({
    date_last_success: '2026-11-21T09:10:11.000000Z',
    date_last_failure: '2026-11-21T10:10:11.000000Z',
    date_next_try: '2026-11-21T10:10:16.000000Z',
  })
})

test('half of the tries and 95 of 100 took no longer than it says', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  for (let took = 1; took <= 20; took += 1) {
    setup.receive('https://a.test/hook', () => {
      setup.tick(took)
      return answer(200)
    })
    await setup.happen('proposal_won', aRecord(took))
    await setup.deliver()
  }
  expect(await getHealth(setup.unit(), webhook)).toMatchObject({ p50_ms: 10, p95_ms: 19 })
})

test('other webhooks, and what is longer ago than a day, do not count', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook('a.test', { events: ['proposal_won'] })
  await setup.aWebhook('b.test', { events: ['proposal_lost'] })
  await setup.happen('proposal_won', aRecord(1))
  await setup.deliver()
  setup.tick(24 * 60 * 60 * 1000)
  await setup.happen('proposal_lost', aRecord(1))
  await setup.deliver()
  const { hours, p50_ms } = await getHealth(setup.unit(), webhook)
  expect(hours.every(({ succeeded, failed }) => succeeded + failed === 0)).toBe(true)
  expect(p50_ms).toBe(null)
})
