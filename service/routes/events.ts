import { Hono } from 'hono'
import { isTokenLive } from '#service/domain/access.ts'
import type { ChangeFeed } from '#service/domain/change-feed.ts'
import { changeSeen, startOf } from '#service/domain/changes.ts'
import { Refused } from '#service/domain/refused.ts'
import type { Ports } from '#service/ports.ts'
import { listenToChanges } from '#wire/events.ts'
import type { ServiceContext, ServiceEnv } from './env.ts'
import { routeOf } from './known-paths.ts'

/** Keeps proxies from closing what is silent, and tells how long a token that has ended is still listened with. */
const heartbeat = 20_000
/** Lines that wait for a listener who does not read; then it is to come again. */
const mostWaiting = 1000

/** What happens in the account, as it happens (wire section 8). */
export function events(ports: Ports, feed: ChangeFeed) {
  const api = new Hono<ServiceEnv>()
  api.on([...listenToChanges.methods], routeOf(listenToChanges), async (c) => {
    c.set('operation', listenToChanges.id)
    if (feed.isStopped) throw new Refused('unavailable', 'The service is about to stop. Try again shortly.')
    const start = await startOf(c.var.unit, c.req.header('Last-Event-ID'))
    return c.body(streamFor(c, ports, feed, start), 200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      // Some proxies would else wait until there is more.
      'X-Accel-Buffering': 'no',
    })
  })
  return api
}

type Start = Awaited<ReturnType<typeof startOf>>

/** Begins when it is first read, so that nobody listens for an answer without a body. */
function streamFor({ var: { unit, tokenId } }: ServiceContext, ports: Ports, feed: ChangeFeed, start: Start) {
  let leave = () => {}
  const begin = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (feed.isStopped) return controller.close()
    const write = (text: string) => controller.enqueue(new TextEncoder().encode(text))
    const end = () => {
      leave()
      controller.close()
    }
    const stop = feed.listen({
      account: unit.account.id,
      after: start.after,
      hear: (changes) => {
        if ((controller.desiredSize ?? 0) < -mostWaiting) return end()
        for (const change of changes)
          write(`id: ${change.id}\nevent: change\ndata: ${JSON.stringify(changeSeen(change))}\n\n`)
      },
      end,
    })
    const beat = async () => {
      if (await isTokenLive({ ...unit, now: ports.now() }, tokenId)) write(': listening\n\n')
      else end()
    }
    const broken = (error: unknown) => {
      leave()
      controller.error(error)
    }
    const timer = setInterval(() => void beat().catch(broken), heartbeat)
    leave = () => {
      stop()
      clearInterval(timer)
    }
    write(': listening\n\n')
    if (start.isMissed) write(`id: ${start.after}\nevent: missed\ndata: {}\n\n`)
  }
  let hasBegun = false
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (!hasBegun) begin(controller)
        hasBegun = true
      },
      cancel: () => leave(),
    },
    { highWaterMark: 0 },
  )
}
