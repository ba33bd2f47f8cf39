const releases = ['pointerup', 'pointercancel'] as const

/**
 * Knows whether a pointer is held down. What comes or goes by itself meanwhile takes the place of what was pressed, and
 * its click is lost.
 */
export function watchPress() {
  const stopped = new AbortController()
  const options = { capture: true, signal: stopped.signal }
  let isHeld = false
  let waiting: (() => void) | undefined
  // Its click comes right after the release, in the same turn.
  const release = () =>
    setTimeout(() => {
      isHeld = false
      waiting?.()
      waiting = undefined
    })
  addEventListener('pointerdown', () => (isHeld = true), options)
  for (const kind of releases) addEventListener(kind, release, options)
  return {
    /** Runs it now, or after the click; only the last that waits. */
    between: (run: () => void) => {
      if (isHeld) waiting = run
      else run()
    },
    stop: () => {
      waiting = undefined
      stopped.abort()
    },
  }
}
