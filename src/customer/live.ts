import { listenAsViewer } from '#wire/viewer-acts.ts'
import { eventNames } from './event-names.ts'
import type { PageStore } from './page-store.ts'
import { Refused, type Requests } from './requests.ts'

const firstWait = 1000
const lastWait = 30_000

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Hears what others do while the page is seen, and has it read anew; what is missed meanwhile is read on coming back. */
export function keepLive(store: PageStore, requests: Requests, token: string) {
  let stop: AbortController | undefined
  const look = () => {
    const listens = document.visibilityState === 'visible' && store.state().is === 'open'
    if (listens && !stop) {
      stop = new AbortController()
      void listen(stop.signal)
    } else if (!listens && stop) {
      stop.abort()
      stop = undefined
    }
  }

  async function listen(signal: AbortSignal) {
    let wait = firstWait
    for (let isFirst = true; !signal.aborted; isFirst = false) {
      try {
        const stream = await requests.listen(listenAsViewer, { params: { token } }, signal)
        // What happened before it listened would not be told.
        if (!isFirst) void store.read()
        wait = firstWait
        for await (const name of eventNames(stream)) if (name !== 'message') void store.read()
      } catch (error) {
        if (signal.aborted) return
        // The page's own reading tells why; it begins to listen again when it is open again.
        if (error instanceof Refused && error.status < 500 && error.status !== 429) return void store.read()
      }
      await pause(wait)
      wait = Math.min(lastWait, wait * 2)
    }
  }

  document.addEventListener('visibilitychange', () => {
    look()
    // One that was withdrawn may be open again; of one that has ended nothing is told.
    if (document.visibilityState === 'visible' && ['open', 'ended'].includes(store.state().is)) void store.read()
  })
  window.addEventListener('online', store.retryNow)
  store.subscribe(look)
}
