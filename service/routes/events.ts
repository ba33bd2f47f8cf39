import { Hono } from 'hono'
import type { ChangeFeed } from '#service/domain/change-feed.ts'
import { changeMessage, startOf } from '#service/domain/changes.ts'
import { eventsSeen, sightIn } from '#service/domain/own-records.ts'
import { Refused } from '#service/domain/refused.ts'
import { listenToChanges } from '#wire/events.ts'
import { maxEventStreams } from '#wire/limits.ts'
import type { ServiceEnv } from './env.ts'
import { answerEvents } from './event-stream.ts'
import { routeOf } from './known-paths.ts'
import { asked } from './mount.ts'
import { problem } from './problem.ts'

const maxBuffered = 1000

/** The account's live events (interface, section 8). */
export function events(feed: ChangeFeed) {
  const api = new Hono<ServiceEnv>()
  api.on([...listenToChanges.methods], routeOf(listenToChanges), async (c) => {
    await asked(c, listenToChanges, {})
    const { unit, tokenId: token } = c.var
    if (feed.isStopped) throw new Refused('unavailable', 'The service is about to stop. Try again shortly.')
    const key = `token ${token}`
    if (feed.isFull(key)) {
      const detail = `This access token has ${maxEventStreams} event streams. Close one of them first.`
      return problem(c, 429, detail, { headers: { 'Retry-After': '5' } })
    }
    const start = await startOf(unit, c.req.header('Last-Event-ID'))
    return answerEvents(c, {
      feed,
      listener: {
        account: unit.account.id,
        key,
        token,
        sight: sightIn(unit),
        // The handle is of the request, and the rows it keeps to are found anew each time.
        only: (news) => eventsSeen(unit, news),
      },
      start,
      maxBuffered,
      messageOf: (event) => ({ event: 'change', data: changeMessage(event) }),
    })
  })
  return api
}
