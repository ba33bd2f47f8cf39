import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createService } from '#service/app.ts'
import { appSender } from '#service/testing/app-sender.ts'
import { anOrganisation, aProposal } from '#service/testing/builders.ts'
import { firm } from '#service/testing/firm.ts'
import { addToken, sender, testService, type TestService } from '#service/testing/test-service.ts'
import { recordChange } from '#wire/events.ts'

type Listener = { service: TestService['service']; account: string; token: string }

/** Heartbeats come when a test says so; everything else goes by the real clock. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
/** Also where a test failed: files share a database on PostgreSQL, and would hear who still listens. */
const leaving: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.allSettled(leaving.splice(0).map((leave) => leave()))
  vi.useRealTimers()
})

const stream = ({ service, account, token }: Listener, headers: Record<string, string> = {}) =>
  service.fetch(
    new Request(`https://proffer.test/api/app/${account}/events`, {
      headers: { Authorization: `Bearer ${token}`, ...headers },
    }),
  )

/** Listens, and gives what comes one at a time: the lines of an event, or of a comment. */
async function listening(who: Listener, lastEventId?: string) {
  const answer = await stream(who, lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId })
  const reader = (answer.body ?? new ReadableStream<Uint8Array>()).getReader()
  let waiting = ''
  const next = async (): Promise<string | undefined> => {
    const end = waiting.indexOf('\n\n')
    if (end >= 0) {
      const block = waiting.slice(0, end)
      waiting = waiting.slice(end + 2)
      return block
    }
    const { value, done } = await reader.read()
    if (done) return undefined
    waiting += new TextDecoder().decode(value)
    return next()
  }
  const fields = async () =>
    Object.fromEntries(((await next()) ?? '').split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]))
  const change = async () => {
    const { id, event, data } = await fields()
    return { lastEventId: id, event, data: recordChange.parse(JSON.parse(data ?? '')) }
  }
  const leave = () => reader.cancel()
  leaving.push(leave)
  expect(await next()).toBe(': listening')
  return { answer, next, fields, change, leave }
}

describe('whoever listens', () => {
  test('is told at once which record changed, and nothing of what is in it', async () => {
    const service = await testService()
    const { answer, change, leave } = await listening(service)
    expect(answer.headers.get('Content-Type')).toBe('text/event-stream')
    const { id } = await anOrganisation(service, { name: 'Secret BV' })
    expect(await change()).toEqual({
      lastEventId: expect.stringMatching(/^\d+$/),
      event: 'change',
      data: { type: 'contact_created', kind: 'organisation', id, date: '2026-11-21T09:10:11.000000Z' },
    })
    await leave()
  })

  test('is told what another process wrote', async () => {
    const service = await testService()
    const elsewhere = createService(service.ports)
    const { change, leave } = await listening(service)
    const { id } = await anOrganisation({ send: sender(elsewhere, service) })
    expect((await change()).data).toMatchObject({ id })
    await leave()
  })

  test('hears of an update when no second one can join it any more, and of both once', async () => {
    const service = await testService()
    const { id } = await anOrganisation(service)
    service.tick(60_000)
    const { change, leave } = await listening(service)
    await service.send('PATCH', `/contacts/${id}`, { city: 'Delft' })
    service.tick(1500)
    await service.send('PATCH', `/contacts/${id}`, { city: 'Breda' })
    service.tick(1000)
    await aProposal(service)
    expect((await change()).data).toMatchObject({ type: 'contact_updated', id, date: '2026-11-21T09:11:11.000000Z' })
    expect((await change()).data).toMatchObject({ type: 'contact_created' })
    await leave()
  })

  test('hears that follow-up was paused or goes by other hours, whoever did it where', async () => {
    const service = await testService()
    const elsewhere = createService(service.ports)
    const { change, leave } = await listening(service)
    const app = appSender({ send: sender(elsewhere, service), account: service.account })
    await app('PATCH', '/settings/follow-up', { paused: true })
    expect((await change()).data).toMatchObject({ type: 'follow_up', kind: 'account', id: service.accountId })
    await leave()
  })

  test('hears nothing of another account', async () => {
    const service = await testService()
    const other = await service.addAccount('other')
    const { change, leave } = await listening(service)
    await anOrganisation({ send: sender(service.service, other) })
    const { id } = await anOrganisation(service)
    expect((await change()).data).toMatchObject({ id })
    await leave()
  })

  test('hears nothing of what a colleague has, where sellers see only their own', async () => {
    const { admin, bo, cas } = await firm()
    const { change, next, leave } = await listening(bo)
    await anOrganisation(cas)
    const { id } = await anOrganisation(bo)
    expect((await change()).data).toMatchObject({ id })
    await admin.send('POST', '/product-directories', { name: 'Pumps' })
    expect((await change()).data).toMatchObject({ kind: 'product_directory' })
    await appSender(admin)('PATCH', '/account', { sellers_see: 'all' })
    await vi.advanceTimersByTimeAsync(1999)
    expect(await next()).toBeUndefined()
    await leave()
  })

  test('together with others costs no more reading than alone', async () => {
    const service = await testService()
    // Every second it looks for what other processes wrote; here that second never passes.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
    const all: Awaited<ReturnType<typeof listening>>[] = []
    for (let count = 0; count < 12; count += 1) all.push(await listening(service))
    service.queries.length = 0
    await anOrganisation(service)
    await Promise.all(all.map(({ change }) => change()))
    const reads = service.queries.filter((query) => /from "event".*"id" > /.test(query))
    // For the write, and up to two for those who came last: they may still be looked for when it is made.
    expect(reads.length).toBeLessThanOrEqual(3)
    await Promise.all(all.map(({ leave }) => leave()))
  })
})

describe('whoever comes again', () => {
  test('goes on after the last event it heard', async () => {
    const service = await testService()
    const first = await listening(service)
    await anOrganisation(service)
    const { lastEventId } = await first.change()
    await first.leave()
    const { id } = await anOrganisation(service)
    service.tick(60_000)
    const { change, leave } = await listening(service, lastEventId)
    expect((await change()).data).toMatchObject({ id })
    await leave()
  })

  test('without an event it heard begins with what happens from now on', async () => {
    const service = await testService()
    await anOrganisation(service)
    service.tick(60_000)
    const { change, leave } = await listening(service)
    const { id } = await anOrganisation(service)
    expect((await change()).data).toMatchObject({ id })
    await leave()
  })

  test('after one that is no longer known is told that it missed something, and goes on from now', async () => {
    const service = await testService()
    const { fields, change, leave } = await listening(service, '999')
    expect(await fields()).toMatchObject({ event: 'missed', data: '{}' })
    const { id } = await anOrganisation(service)
    expect((await change()).data).toMatchObject({ id })
    await leave()
  })

  test.each(['x', '-1', '1.5', '9'.repeat(16)])('with %s as Last-Event-ID is refused: 400', async (id) => {
    expect((await stream(await testService(), { 'Last-Event-ID': id })).status).toBe(400)
  })
})

describe('the stream', () => {
  test('is kept open by a line every 20 seconds', async () => {
    const { next, leave } = await listening(await testService())
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await next()).toBe(': listening')
    await leave()
  })

  test.each<[when: string, end: (service: TestService) => Promise<unknown>]>([
    ['has expired', async ({ tick }) => tick(31 * 86_400_000)],
    ['is revoked', ({ within }) => within.updateTable('oauth_token').set({ revoked_at: 1 }).execute()],
    [
      'belongs to a user who is no longer active',
      ({ within }) => within.updateTable('account_user').set({ active: 0 }).execute(),
    ],
    [
      'belongs to a user whose role was changed',
      ({ within }) => within.updateTable('account_user').set({ role: 'seller' }).execute(),
    ],
  ])('ends when its token %s', async (_, end) => {
    const service = await testService()
    const { next } = await listening(service)
    await end(service)
    // Not 2 s later, whatever is written meanwhile.
    await vi.advanceTimersByTimeAsync(1999)
    expect(await next()).toBeUndefined()
  })

  test('goes on when another token of the account ends', async () => {
    const service = await testService()
    const token = await addToken(service.within, service.userId)
    const { next, leave } = await listening({ ...service, token })
    await service.within.updateTable('oauth_token').set({ revoked_at: 1 }).where('id', '=', 1).execute()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await next()).toBe(': listening')
    await leave()
  })

  test('is one of 20 that a token may have at a time; others may still come, and so may it when one is left', async () => {
    const service = await testService()
    const all = await Promise.all(Array.from({ length: 20 }, () => listening(service)))
    const refused = await stream(service)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('5')
    const token = await addToken(service.within, service.userId)
    const other = await listening({ ...service, token })
    await all[0]?.leave()
    const again = await listening(service)
    await Promise.all([...all.slice(1), other, again].map(({ leave }) => leave()))
  })

  test('ends when the service stops, and no new one begins', async () => {
    const service = await testService()
    const { next } = await listening(service)
    await service.service.stop()
    expect(await next()).toBeUndefined()
    const refused = await stream(service)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('Retry-After')).toBe('5')
  })

  test('that nobody reads, and one that is left, cost nothing more', async () => {
    const service = await testService()
    await stream(service)
    const { leave } = await listening(service)
    await leave()
    expect(vi.getTimerCount()).toBe(0)
    // What was being read when the listener left has been read then.
    await anOrganisation(service)
    service.queries.length = 0
    await anOrganisation(service)
    expect(service.queries.filter((query) => /from "event".*"id" > /.test(query))).toEqual([])
  })
})
