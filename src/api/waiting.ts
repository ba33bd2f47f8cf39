/** Until when requests are held back because the service said it is too much (429); undefined once they go on. */
export type Waiting = { until: Date } | undefined

/**
 * Holds requests back until the time the service named, all of them: each would be refused on its own account.
 * `waitUntil` lengthens the hold, `open` resolves when it is over.
 */
export function newHold() {
  const listeners = new Set<(waiting: Waiting) => void>()
  let until = 0
  let over: Promise<void> | undefined
  const tell = (waiting: Waiting) => listeners.forEach((listener) => listener(waiting))

  async function lastsUntilOver() {
    for (let left = until - Date.now(); left > 0; left = until - Date.now()) await passing(left)
    over = undefined
    tell(undefined)
  }
  return {
    waitUntil(time: number) {
      if (time <= until || time <= Date.now()) return
      until = time
      tell({ until: new Date(until) })
      over ??= lastsUntilOver()
    },
    open: (signal?: AbortSignal): Promise<void> => orAborted(over ?? Promise.resolve(), signal),
    onWaiting: (listener: (waiting: Waiting) => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

const passing = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds))

async function orAborted(wait: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return wait
  signal.throwIfAborted()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason as Error)
  signal.addEventListener('abort', stop, { once: true })
  await Promise.race([wait, aborted]).finally(() => signal.removeEventListener('abort', stop))
}

/** The one hold of this tab. */
export const hold = newHold()

/** For the shell: tells when the app waits for the service's limit and when it goes on; gives the way to stop. */
export const onWaiting = hold.onWaiting
