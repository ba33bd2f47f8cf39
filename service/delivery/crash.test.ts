import { expect, test } from 'vitest'
import { recordEvent } from '#service/domain/events.ts'
import { inTransaction } from '#service/domain/unit.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { atEveryStatement, dyingAt } from '#service/testing/dying.ts'
import { answer, aRecord, headerOf, webhookTest } from '#service/testing/webhooks.ts'
import { deliverDue } from './deliver-due.ts'

test('a change and its event are kept both or neither, wherever the process dies', async () => {
  const crashes = await atEveryStatement(async (at) => {
    const setup = await webhookTest()
    await setup.aWebhook()
    const dying = dyingAt(setup.ports.db, at)
    const change = inTransaction(setup.unit(withinAccount(dying.db, setup.unit().account.id)), async (unit) => {
      await unit.db.insertInto('tag').values({ name: 'Roof', name_key: 'roof' }).execute()
      await recordEvent(unit, 'proposal_won', aRecord(1))
    })
    const isKept = await change.then(
      () => true,
      () => false,
    )
    const changes = await setup.within.selectFrom('tag').selectAll().execute()
    const events = await setup.within.selectFrom('event').selectAll().execute()
    expect([changes.length, events.length]).toEqual(isKept ? [1, 1] : [0, 0])
    expect(await setup.deliver()).toBe(isKept ? 1 : 0)
    return dying.hasDied()
  })
  expect(crashes).toBeGreaterThan(3)
})

test.each([200, 500])(
  'wherever the process dies while it delivers to a receiver that answers %i, another goes on with the same id and bytes',
  async (status) => {
    const crashes = await atEveryStatement(async (at) => {
      const setup = await webhookTest()
      await setup.aWebhook()
      setup.receive('https://a.test/hook', () => answer(status))
      await setup.happen('proposal_won', aRecord(1))
      const dying = dyingAt(setup.ports.db, at)
      await deliverDue({ ...setup.ports, db: dying.db }).catch(() => 0)
      const before = setup.requests.length

      setup.receive('https://a.test/hook', () => answer(200))
      setup.tick(30_000)
      await setup.deliver()
      expect(await setup.within.selectFrom('delivery').select('state').execute()).toEqual([{ state: 'succeeded' }])
      // Sent again only when it could not be kept that it had been sent, or that it arrived.
      const wasKept = !dying.hasDied()
      expect(setup.requests.length).toBe(status === 200 && wasKept ? 1 : before + 1)
      expect(new Set(setup.requests.map((request) => headerOf(request, 'webhook-id'))).size).toBe(1)
      expect(new Set(setup.requests.map(({ body }) => body)).size).toBe(1)
      setup.tick(24 * 60 * 60 * 1000)
      expect(await setup.deliver()).toBe(0)
      return dying.hasDied()
    })
    expect(crashes).toBeGreaterThan(5)
  },
)

test('wherever the process dies at the last try, the webhook is made inactive with it or after it', async () => {
  await atEveryStatement(async (at) => {
    const setup = await webhookTest()
    const webhook = await setup.aWebhook()
    setup.receive('https://a.test/hook', () => answer(500))
    await setup.happen('proposal_won', aRecord(1))
    const settings = { webhookRetrySeconds: [], appUrl: 'https://app.test' }
    const dying = dyingAt(setup.ports.db, at)
    await deliverDue({ ...setup.ports, settings, db: dying.db }).catch(() => 0)

    setup.tick(30_000)
    await deliverDue({ ...setup.ports, settings })
    const { active, failed_at } = await setup.within
      .selectFrom('webhook')
      .selectAll()
      .where('id', '=', webhook)
      .executeTakeFirstOrThrow()
    const tries = await setup.within.selectFrom('delivery_try').selectAll().execute()
    expect({ active, hasFailed: failed_at !== null, tries: tries.length }).toEqual({
      active: 0,
      hasFailed: true,
      tries: 1,
    })
    return dying.hasDied()
  })
})
