import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { Listener } from '#service/domain/change-feed.ts'
import { ChangeFeed } from '#service/domain/change-feed.ts'
import { aProposal } from '#service/testing/builders.ts'
import { testService } from '#service/testing/test-service.ts'
import type { ServiceEnv } from './env.ts'
import { answerEvents } from './event-stream.ts'

const listener = { account: 1, key: 'a' }

test('who goes away at the first words is not listened for', async () => {
  const { ports } = await testService()
  const feed = new ChangeFeed(ports)
  const listen = vi.spyOn(feed, 'listen')
  const going: (() => void)[] = []
  // The browser cancels while the answer begins.
  vi.spyOn(feed, 'isFull').mockImplementation(() => {
    for (const go of going) go()
    return false
  })
  const app = new Hono<ServiceEnv>().get('/', (c) =>
    answerEvents(c, {
      feed,
      listener,
      start: { after: 0, isMissed: false },
      maxBuffered: 10,
      messageOf: () => undefined,
    }),
  )
  const answer = await app.request('/')
  const reader = answer.body?.getReader()
  going.push(() => void reader?.cancel())
  await reader?.read().catch(() => undefined)
  expect(going).toHaveLength(1)
  expect(listen).not.toHaveBeenCalled()
})

test('a listener that cannot be told keeps nothing from the others, and is told no more', async () => {
  const service = await testService()
  const log: string[] = []
  const feed = new ChangeFeed({ ...service.ports, log: ({ message }) => void log.push(message) })
  const deaf = vi.fn<Listener['hear']>(() => {
    throw new TypeError('closed')
  })
  const hears = vi.fn<Listener['hear']>()
  const at = { account: service.accountId, after: 0, end: () => undefined }
  feed.listen({ ...at, key: 'a', hear: deaf })
  feed.listen({ ...at, key: 'b', hear: hears })
  await aProposal(service)
  feed.wake()
  await vi.waitFor(() => expect(hears).toHaveBeenCalledOnce())
  await aProposal(service)
  feed.wake()
  await vi.waitFor(() => expect(hears).toHaveBeenCalledTimes(2))
  expect(deaf).toHaveBeenCalledOnce()
  expect(log).toEqual(['a listener could not be told of changes'])
  await feed.stop()
})
