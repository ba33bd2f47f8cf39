/** Within 2 s of what happened it should be on the screen; a burst is collected so long, in milliseconds. */
const soon = 250
/** Between two runs while things go on happening: a service may allow 30 requests a minute. */
const gaps = [1500, 3000, 6000] as const
/** After so long without any the next one is soon again. */
const quiet = 20_000

/** Runs `run` once for what comes together, soon, and less often the longer it goes on; never while nobody sees it. */
export function newBurst(run: () => void, isSeen: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWaiting = false
  let last = Number.NEGATIVE_INFINITY
  let step = 0

  function plan() {
    if (!isWaiting || timer !== undefined || !isSeen()) return
    const now = Date.now()
    if (now - last > quiet) step = 0
    const gap = gaps[Math.min(step, gaps.length) - 1] ?? 0
    timer = setTimeout(go, Math.max(soon, last + gap - now))
  }
  function go() {
    timer = undefined
    isWaiting = false
    last = Date.now()
    step += 1
    run()
  }
  return {
    come: () => {
      isWaiting = true
      plan()
    },
    /** Whether it is seen may have changed. */
    look: plan,
    stop: () => {
      clearTimeout(timer)
      timer = undefined
      isWaiting = false
    },
  }
}
