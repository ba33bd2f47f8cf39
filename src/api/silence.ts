import { newStore } from '#src/new-store.ts'

/** A service that has not answered for this long, in milliseconds, is spoken of. */
const patience = 8_000

/**
 * Notes when the service keeps silent, which looks like a page that does nothing: a request without an answer, and
 * whatever is asked after it, until something is answered again.
 */
export function newSilence() {
  const late = new Set<AbortController>()
  const silent = newStore(false)
  return {
    /** Around one request: `again` aborts it so that it is sent once more, `answered` is called at its answer. */
    watch() {
      const again = new AbortController()
      const timer = setTimeout(() => {
        late.add(again)
        silent.set(true)
      }, patience)
      return {
        again: again.signal,
        answered: () => silent.set(false),
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
    isSilent: silent.get,
    subscribe: silent.subscribe,
  }
}

/** The one of this tab. */
export const silence = newSilence()
