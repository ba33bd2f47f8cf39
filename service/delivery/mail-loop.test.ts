import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closedNetwork } from '#service/testing/closed-network.ts'
import { mailTest } from '#service/testing/mails.ts'
import type { MailAnswer } from '#service/mail-ports.ts'
import type { Delivery } from './due-loop.ts'
import { startDelivery } from './loop.ts'
import { mailsAtOnce } from './mails.ts'

let running: Delivery | undefined
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(async () => {
  await running?.stop()
  running = undefined
  vi.useRealTimers()
})

/** Sent once; the loop runs on the fake timers' clock. */
async function looping({ hasServer }: { hasServer: boolean }) {
  const setup = await mailTest()
  vi.setSystemTime(setup.clock.now)
  const { mail, ...rest } = { ...setup.ports, now: () => Date.now() }
  const webhooks = { network: closedNetwork, settings: { webhookRetrySeconds: [], appUrl: 'https://app.test' } }
  const start = () => (running = startDelivery({ ...rest, ...webhooks, ...(hasServer && { mail }) }))
  return { ...setup, start }
}

/** Waits for queries and promises, and for what is due now. The clock stands still meanwhile. */
async function until(isSo: () => boolean) {
  while (!isSo()) {
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(0)
  }
}

test('a mail goes when the loop starts, and the next try is made when it is due', async () => {
  const { start, handed, answer, mails } = await looping({ hasServer: true })
  answer(() => ({ outcome: 'retry', reason: 'later' }))
  start()
  for (const [at, seconds] of [0, 60, 300, 1800].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    await until(() => handed.length === at + 1)
    // The gap counts from when the answer was kept.
    while ((await mails())[0]?.tries !== at + 1) await Promise.resolve()
  }
})

test('without a mail server mails stay queued, and nobody looks for them', async () => {
  const { start, handed, details, queries, mails } = await looping({ hasServer: false })
  const before = await mails()
  queries.length = 0
  const loop = start()
  loop.wake()
  // Webhooks, mails to owners, sweeps, automations, scheduled sendings and bulk changes.
  await until(() => vi.getTimerCount() === 6)
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000)
  await loop.stop()
  expect(handed).toEqual([])
  expect(queries.filter((query) => /\bmail\b/.test(query))).toEqual([])
  expect(await mails()).toEqual(before)
  expect((await details()).emails).toMatchObject([{ to: 'an@smit.test', state: 'queued', reason: '' }])
})

test('mails that waited for a mail server go once there is one', async () => {
  const { start, handed } = await looping({ hasServer: true })
  vi.setSystemTime(Date.now() + 10 * 24 * 60 * 60 * 1000)
  start()
  await until(() => handed.length === 1)
})

test('a slow mail holds up no other, and no more are on their way than the server has connections for', async () => {
  const { start, handed, answer, sendIt, mails } = await looping({ hasServer: true })
  for (let sent = 1; sent < 3 * mailsAtOnce; sent += 1) await sendIt()
  const slow = Promise.withResolvers<MailAnswer>()
  let most = 0
  let now = 0
  answer(async () => {
    most = Math.max(most, (now += 1))
    const said = handed.length === 1 ? await slow.promise : await Promise.resolve({ outcome: 'accepted' as const })
    now -= 1
    return said
  })
  const loop = start()
  await until(() => handed.length === 3 * mailsAtOnce)
  expect(most).toBeLessThanOrEqual(mailsAtOnce)
  slow.resolve({ outcome: 'accepted' })
  await loop.stop()
  expect(new Set((await mails()).map(({ state }) => state))).toEqual(new Set(['sent']))
})

test('when asked to stop it ends the mail on its way and begins no other', async () => {
  const { start, handed, answer, mails, sendIt } = await looping({ hasServer: true })
  const slow = Promise.withResolvers<MailAnswer>()
  answer(() => slow.promise)
  const loop = start()
  await until(() => handed.length === 1)
  await sendIt()
  const stopped = loop.stop()
  slow.resolve({ outcome: 'accepted' })
  await stopped
  loop.wake()
  expect(await mails()).toMatchObject([{ state: 'sent' }, { state: 'queued', tries: 0, lease_key: null }])
  expect(vi.getTimerCount()).toBe(0)
})
