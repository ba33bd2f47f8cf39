import { Hono } from 'hono'
import type { ChangeFeed } from '#service/domain/change-feed.ts'
import { startOf } from '#service/domain/changes.ts'
import { Refused } from '#service/domain/refused.ts'
import { timestamp } from '#service/domain/timestamp.ts'
import { viewerEventOf } from '#service/domain/viewer-events.ts'
import { needViewing } from '#service/domain/viewing.ts'
import type { Ports } from '#service/ports.ts'
import { maxEventStreams } from '#wire/limits.ts'
import { listenAsViewer } from '#wire/viewer-acts.ts'
import type { ServiceEnv } from './env.ts'
import { answerEvents } from './event-stream.ts'
import { routeOf } from './known-paths.ts'
import { asked } from './mount.ts'

const maxBuffered = 100

/** The events of one proposal for its receivers' open pages (interface, section 9). */
export function viewerEvents(ports: Ports, feed: ChangeFeed) {
  const api = new Hono<ServiceEnv>()
  api.on([...listenAsViewer.methods], routeOf(listenAsViewer), async (c) => {
    await asked(c, listenAsViewer, c.req.param())
    const { unit } = c.var
    if (feed.isStopped) throw new Refused('unavailable', 'The service is about to stop. Try again shortly.')
    const token = c.req.param('token') ?? ''
    const { proposal, receiver } = await needViewing(unit, token)
    const key = `receiver ${receiver.id}`
    if (feed.isFull(key)) throw new Refused('throttled', `At most ${maxEventStreams} pages at once. Close one of them.`)
    const start = await startOf(unit, c.req.header('Last-Event-ID'))
    return answerEvents(c, {
      feed,
      listener: { account: unit.account.id, key },
      start,
      maxBuffered,
      messageOf: ({ type, record_kind, record_id, created_at }) => {
        const event = record_kind === 'proposal' && record_id === proposal.id ? viewerEventOf(type) : undefined
        return event && { event, data: { date: timestamp(created_at) } }
      },
      // The link or the password may allow it no longer.
      mayStay: () =>
        needViewing({ ...unit, now: ports.now() }, token).then(
          () => true,
          (error: unknown) => {
            if (error instanceof Refused) return false
            throw error
          },
        ),
    })
  })
  return api
}
