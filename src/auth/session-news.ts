import * as z from 'zod/mini'

/** `expired`: a refresh was refused, or the session is gone from the store. */
export type SessionEnd = 'signed-out' | 'expired'
const sessionEvent = z.enum(['started', 'signed-out', 'expired'])
export type SessionEvent = z.infer<typeof sessionEvent>

/** The part of BroadcastChannel that is used. */
export type Channel = {
  postMessage: (message: unknown) => void
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void
}

/** Tells every tab, this one included, that the session started or ended. */
export function newSessionNews(channel: Channel) {
  const listeners = new Set<(event: SessionEvent) => void>()
  let ended = false

  const hear = (event: SessionEvent) => {
    // Whatever fails after the end fails because of it; it is told once.
    if (event === 'expired' && ended) return
    ended = event !== 'started'
    for (const listener of listeners) listener(event)
  }
  channel.addEventListener('message', ({ data }) => {
    const event = sessionEvent.safeParse(data)
    if (event.success) hear(event.data)
  })
  return {
    tell(event: SessionEvent) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel, which has none
      channel.postMessage(event)
      hear(event)
    },
    /** Gives the way to stop listening. */
    listen(listener: (event: SessionEvent) => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
