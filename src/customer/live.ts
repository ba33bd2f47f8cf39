import { listenAsViewer } from '#wire/viewer-acts.ts'
import { eventNames } from './event-names.ts'
import { isGone } from './page-state.ts'
import type { PageStore } from './page-store.ts'
import { isPassing, Refused, type Requests } from './requests.ts'

const firstWait = 1000
const lastWait = 30_000

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Hears what others do while the page is seen, and has it read anew; what is missed meanwhile is read on coming back. */
export function keepLive(store: PageStore, requests: Requests, token: string) {
  let stop: AbortController | undefined
  const look = () => {
    const state = store.state()
    const listens = document.visibilityState === 'visible' && state.is === 'open' && !state.ended
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
        // The page's own reading tells why, and stops this where it is no longer open.
        if (error instanceof Refused && !isPassing(error)) void store.read()
      }
      await pause(wait)
      wait = Math.min(lastWait, wait * 2)
    }
  }

  document.addEventListener('visibilitychange', () => {
    look()
    const state = store.state()
    if (document.visibilityState === 'visible' && (state.is === 'open' || isGone(state))) void store.read()
  })
  for (const back of ['online', 'focus']) window.addEventListener(back, store.retryNow)
  store.subscribe(look)
}
