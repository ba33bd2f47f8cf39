/** A service that has not answered for this long, in milliseconds, is spoken of. */
const patience = 8_000

/**
 * Notes when the service keeps silent, which looks like a page that does nothing: a request without an answer, and
 * whatever is asked after it, until something is answered again.
 */
export function newSilence() {
  const listeners = new Set<() => void>()
  const late = new Set<AbortController>()
  let isSilent = false
  const tell = (silent: boolean) => {
    if (isSilent === silent) return
    isSilent = silent
    for (const listener of listeners) listener()
  }
  return {
    /** Around one request: `again` aborts it so that it is sent once more, `answered` is called at its answer. */
    watch() {
      const again = new AbortController()
      const timer = setTimeout(() => {
        late.add(again)
        tell(true)
      }, patience)
      return {
        again: again.signal,
        answered: () => tell(false),
        over: () => {
          clearTimeout(timer)
          late.delete(again)
        },
      }
    },
    /** Sends once more what has no answer yet; a write goes out under the same key. */
    retry() {
      for (const again of late) again.abort()
    },
    isSilent: () => isSilent,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The one of this tab. */
export const silence = newSilence()
