import { afterEach, expect, test, vi } from 'vitest'
import type { FileStore } from '#service/file-ports.ts'
import { answer, aRecord, webhookTest } from '#service/testing/webhooks.ts'
import type { Delivery } from './due-loop.ts'
import { startDelivery } from './loop.ts'

let running: Delivery | undefined
afterEach(async () => {
  await running?.stop()
  running = undefined
  vi.useRealTimers()
})

const unusedContent = { hash: 'a', stored_as: 'a', size: 1, used_at: 0 }

const aStore = (remove: FileStore['remove']): FileStore => ({
  put: async () => {},
  get: async () => undefined,
  remove,
})

/** A running loop whose clock is the fake timers'. */
async function looping(limit?: number, { files }: { files?: FileStore } = {}) {
  const setup = await webhookTest()
  if (files) await setup.within.insertInto('file_content').values(unusedContent).execute()
  vi.useFakeTimers({ now: setup.clock.now, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const ports = { ...setup.ports, files, now: () => Date.now() }
  running = startDelivery(ports, limit === undefined ? {} : { limit })
  const happen: typeof setup.happen = (...event) => {
    setup.clock.now = Date.now()
    return setup.happen(...event)
  }
  return { ...setup, ports, happen, loop: running }
}

/** Waits for what has no timer: queries and promises. The clock stands still meanwhile. */
async function until(isSo: () => boolean | Promise<boolean>) {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve))
}
/** Webhooks, mails to owners, sweeps, automations, scheduled sendings and bulk changes each sleep. */
const idle = () => until(() => vi.getTimerCount() >= 6)

test('what is written is delivered when the loop is woken', async () => {
  const { aWebhook, happen, requests, loop } = await looping()
  await aWebhook()
  await idle()
  await happen('proposal_won', aRecord(1))
  loop.wake()
  await until(() => requests.length === 1)
})

test('the next try is made when it is due, without anybody asking', async () => {
  const { aWebhook, happen, requests, loop, receive } = await looping()
  await aWebhook()
  receive('https://a.test/hook', () => answer(500))
  await happen('proposal_won', aRecord(1))
  loop.wake()
  for (const [at, seconds] of [0, 5, 30, 120].entries()) {
    await idle()
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    await until(() => requests.length === at + 1)
    await idle()
  }
})

test('of 200 tries a second apart none comes 2 s after the one before, although timers fire early', async () => {
  const setup = await webhookTest()
  await setup.aWebhook()
  await setup.happen('proposal_won', aRecord(1))
  const moments: number[] = []
  setup.receive('https://a.test/hook', () => {
    moments.push(Date.now())
    return answer(500)
  })
  vi.useFakeTimers({ now: setup.clock.now, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  let drawn = 1
  const ports = {
    ...setup.ports,
    settings: { ...setup.ports.settings, webhookRetrySeconds: Array.from({ length: 200 }, () => 1) },
    // The calendar is behind the timers by 0 to 3 ms, now more and now less.
    now: () => Date.now() - ((drawn = (drawn * 16_807) % 2_147_483_647) % 4),
  }
  const isUnderway = async () => (await setup.within.selectFrom('delivery').select('lease_key').execute())[0]?.lease_key
  running = startDelivery(ports)
  for (;;) {
    await idle()
    while (await isUnderway()) await new Promise((resolve) => setImmediate(resolve))
    // What has just ended makes the loop look again.
    await new Promise((resolve) => setImmediate(resolve))
    await idle()
    if (moments.length === 201) break
    await vi.advanceTimersToNextTimerAsync()
  }
  const gaps = moments.slice(1).map((moment, at) => moment - (moments[at] ?? 0))
  expect(Math.max(...gaps)).toBeLessThan(2000)
})

test('with nothing to do it sleeps for a minute', async () => {
  const { ports } = await looping()
  await idle()
  const look = vi.spyOn(ports, 'now')
  await vi.advanceTimersByTimeAsync(59_999)
  expect(look).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(look).toHaveBeenCalled()
})

test('a slow receiver holds up none but itself', async () => {
  const { aWebhook, happen, requests, loop, receive } = await looping()
  await aWebhook('slow.test')
  await aWebhook('quick.test')
  const slow = Promise.withResolvers<void>()
  receive('https://slow.test/hook', () => slow.promise.then(() => answer(200)))
  const sentTo = (host: string) => requests.filter(({ url }) => new URL(url).host === host).length
  for (let id = 1; id <= 20; id += 1) await happen('proposal_won', aRecord(id))
  loop.wake()
  await until(() => sentTo('quick.test') === 20)
  expect(sentTo('slow.test')).toBe(5)
  slow.resolve()
  await until(() => sentTo('slow.test') === 20)
})

test('when asked to stop it ends what is on its way and begins nothing more', async () => {
  const { aWebhook, happen, requests, loop, receive, within } = await looping()
  await aWebhook()
  const slow = Promise.withResolvers<void>()
  receive('https://a.test/hook', () => slow.promise.then(() => answer(200)))
  await happen('proposal_won', aRecord(1))
  loop.wake()
  await until(() => requests.length === 1)
  await happen('proposal_lost', aRecord(1))
  const stopped = loop.stop()
  slow.resolve()
  await stopped
  loop.wake()
  expect(requests.length).toBe(1)
  const kept = await within.selectFrom('delivery').select(['state', 'lease_until']).orderBy('id').execute()
  expect(kept).toEqual([
    { state: 'succeeded', lease_until: null },
    { state: 'pending', lease_until: null },
  ])
  expect(vi.getTimerCount()).toBe(0)
})

test('while a store of files does not answer, what is due is delivered, and stopping takes no time', async () => {
  const asked = Promise.withResolvers<void>()
  const files = aStore((_name, signal) => {
    asked.resolve()
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  const { aWebhook, happen, requests, loop } = await looping(undefined, { files })
  await asked.promise
  await aWebhook()
  await happen('proposal_won', aRecord(1))
  loop.wake()
  await until(() => requests.length === 1)
  await loop.stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('it never has more on its way than its limit', async () => {
  const { aWebhook, happen, requests, loop, receive } = await looping(2)
  await aWebhook()
  let most = 0
  let now = 0
  receive('https://a.test/hook', async () => {
    most = Math.max(most, (now += 1))
    await Promise.resolve()
    now -= 1
    return answer(200)
  })
  for (let id = 1; id <= 9; id += 1) await happen('proposal_won', aRecord(id))
  loop.wake()
  await until(() => requests.length === 9)
  expect(most).toBeLessThanOrEqual(2)
})

test('when the database does not answer it says so and looks again 5 s later', async () => {
  const { ports, happen, aWebhook, requests, log, loop } = await looping()
  await aWebhook()
  // Before it happens: the first look of a loop would deliver it, and end while there is no database.
  await idle()
  await happen('proposal_won', aRecord(1))
  const now = vi.spyOn(ports, 'now').mockImplementation(() => {
    throw new Error('no database')
  })
  loop.wake()
  await until(() => log.length === 6)
  const messages = [
    'deliveries',
    'mails to owners',
    'sweeps',
    'automation steps',
    'scheduled sendings',
    'bulk changes',
  ].map((due) => `due ${due} could not be read`)
  expect(log).toMatchObject(messages.map((message) => ({ level: 'error', message })))
  now.mockRestore()
  await idle()
  await vi.advanceTimersByTimeAsync(5000)
  await until(() => requests.length === 1)
})

test('it sweeps when it starts, and every hour', async () => {
  const removed: string[] = []
  const { within } = await looping(undefined, { files: aStore(async (name) => void removed.push(name)) })
  await until(() => removed.length === 1)
  await within
    .insertInto('file_content')
    .values({ ...unusedContent, hash: 'b', stored_as: 'b' })
    .execute()
  for (let minutes = 0; minutes < 60; minutes += 1) {
    await idle()
    expect(removed).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(60_000)
  }
  await until(() => removed.length === 2)
})

test('events of more than 30 days ago are swept away with their deliveries', async () => {
  const { aWebhook, happen, requests, within, loop } = await looping()
  await aWebhook()
  await happen('proposal_won', aRecord(1))
  loop.wake()
  await until(() => requests.length === 1)
  await idle()
  const day = 24 * 60 * 60 * 1000
  vi.setSystemTime(Date.now() + 29 * day)
  await happen('proposal_lost', aRecord(2))
  vi.setSystemTime(Date.now() + 2 * day)
  loop.wake()
  await until(() => requests.length === 2)
  await idle()
  const types = async () => (await within.selectFrom('event').select('type').execute()).map(({ type }) => type)
  await until(async () => (await types()).length === 1)
  expect(await types()).toEqual(['proposal_lost'])
  expect(await within.selectFrom('delivery_try').selectAll().execute()).toHaveLength(1)
})
