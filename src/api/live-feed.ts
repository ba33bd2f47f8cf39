import { listenToChanges } from '#wire/events.ts'
import { changesIn, type RecordChange } from './change-stream.ts'
import { listen } from './client.ts'

const firstWait = 1000
const lastWait = 30_000

const name = `proffer-live:${import.meta.env.BASE_URL}`

type Listener = (change: RecordChange) => void
const listeners = new Set<Listener>()
let running: AbortController | undefined

/**
 * Hears what happens in the account. However many tabs are open, one of them holds the stream, and tells the others; when
 * it closes, the next one takes over. Gives the way to stop.
 */
export function onChange(listener: Listener): () => void {
  listeners.add(listener)
  if (!running) {
    running = new AbortController()
    run(running.signal)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    running?.abort()
    running = undefined
  }
}

function run(signal: AbortSignal) {
  const tabs = new BroadcastChannel(name)
  tabs.addEventListener('message', ({ data }: MessageEvent<RecordChange>) => tell(data))
  const hold = (hasMissed: boolean) =>
    follow(signal, hasMissed, (change) => {
      tell(change)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel, which has none
      tabs.postMessage(change)
    })
  signal.addEventListener('abort', () => tabs.close())
  const { locks } = navigator
  locks
    .request(name, { ifAvailable: true }, (lock) => lock && hold(false))
    // Another tab may have heard nothing for a while before it closes.
    .then(() => locks.request(name, { signal }, () => hold(true)))
    // Aborted while another tab holds it: there is nothing to hold any more.
    .catch(() => undefined)
}

const tell = (change: RecordChange) => {
  for (const listener of listeners) listener(change)
}

async function follow(signal: AbortSignal, hasMissed: boolean, say: Listener) {
  let wait = firstWait
  for (; !signal.aborted; hasMissed = true) {
    try {
      const stream = await listen(listenToChanges, signal)
      wait = firstWait
      // What happened while nobody listened is not told again.
      if (hasMissed) say('missed')
      for await (const change of changesIn(stream)) say(change)
    } catch {
      // Every other request of the page says what is wrong with the service; this one only waits for it.
      if (signal.aborted) return
    }
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, wait)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    })
    wait = Math.min(lastWait, wait * 2)
  }
}
