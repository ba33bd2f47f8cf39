import type { ChangeFeed, HeardEvent, Listener } from '#service/domain/change-feed.ts'
import type { startOf } from '#service/domain/changes.ts'
import type { ServiceContext } from './env.ts'

/** Keeps proxies from closing an idle connection. */
const heartbeat = 20_000

type EventStream = {
  feed: ChangeFeed
  listener: Pick<Listener, 'account' | 'key' | 'token' | 'sight' | 'only'>
  start: Awaited<ReturnType<typeof startOf>>
  /** Messages buffered for a slow listener before it is disconnected. */
  maxBuffered: number
  /** What the listener is told of an event; undefined for nothing. */
  messageOf: (event: HeardEvent) => { event: string; data: object } | undefined
  /** Whether the listener may go on, asked at each heartbeat. */
  mayStay?: () => Promise<boolean>
}

const nothing = () => {}

/** Answers with server-sent events for as long as somebody listens. */
export const answerEvents = (c: ServiceContext, stream: EventStream) =>
  c.body(streamOf(stream), 200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    // Flushes proxies that buffer small chunks.
    'X-Accel-Buffering': 'no',
  })

/** Starts on the first read, so that a HEAD request does not listen. */
function streamOf(stream: EventStream) {
  let leave = nothing
  let hasBegun = false
  let isGone = false
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (!hasBegun) leave = begin(controller, stream, () => isGone)
        hasBegun = true
      },
      cancel: () => {
        isGone = true
        leave()
      },
    },
    { highWaterMark: 0 },
  )
}

/** Returns what to call when the listener goes away; whoever `isGone` at the first words is not listened for. */
function begin(
  controller: ReadableStreamDefaultController<Uint8Array>,
  stream: EventStream,
  isGone: () => boolean,
): () => void {
  const { feed, listener, start, maxBuffered, messageOf, mayStay } = stream
  // Other streams may have opened in the meantime.
  if (feed.isStopped || feed.isFull(listener.key)) {
    controller.close()
    return nothing
  }
  const write = (text: string) => {
    if (!isGone()) controller.enqueue(new TextEncoder().encode(text))
  }
  write(': listening\n\n')
  if (start.isMissed) write(`id: ${start.after}\nevent: missed\ndata: {}\n\n`)
  if (isGone()) return nothing
  let isOpen = true
  const leave = () => {
    isOpen = false
    stop()
    clearInterval(timer)
  }
  const end = () => {
    leave()
    controller.close()
  }
  const stop = feed.listen({
    ...listener,
    after: start.after,
    hear: (events) => {
      if ((controller.desiredSize ?? 0) < -maxBuffered) return end()
      for (const event of events) {
        const message = messageOf(event)
        if (message) write(`id: ${event.id}\nevent: ${message.event}\ndata: ${JSON.stringify(message.data)}\n\n`)
      }
    },
    end,
  })
  const beat = async () => {
    const goesOn = (await mayStay?.()) ?? true
    // It may have ended while that was asked.
    if (!isOpen) return
    if (goesOn) write(': listening\n\n')
    else end()
  }
  const fail = (error: unknown) => {
    if (!isOpen) return
    leave()
    controller.error(error)
  }
  const timer = setInterval(() => void beat().catch(fail), heartbeat)
  return leave
}
