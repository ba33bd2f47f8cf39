import type { Ports } from '#service/ports.ts'

/** Polling interval when nothing is known to be due: another process may have written and died. */
const longestSleep = 60_000
/** Delay after a database error. */
const sleepAfterTrouble = 5000

export type Delivery = {
  /** Call after every write: something may be due now. */
  wake: () => void
  /** Starts nothing new; resolves when everything in flight has finished. */
  stop: () => Promise<void>
}

/** One kind of delivery. */
type Queue = {
  /** For the log. */
  name: string
  /** Maximum in flight. */
  limit: number
  /** Claims and starts what is due at `now`, at most `room`; the promises it returns never reject. */
  begin: (room: number, now: number) => Promise<Promise<void>[]>
  /** When the next item after `now` is due. */
  nextMoment: (now: number) => Promise<number | undefined>
}

/**
 * Delivers what is due for the life of the process: at once after a write, and when the next try is due, sleeping in
 * between. Deliveries run independently, so that a slow one delays no other.
 */
export function startLoop(ports: Pick<Ports, 'now' | 'log'>, queue: Queue): Delivery {
  const onTheirWay = new Set<Promise<void>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let looking: Promise<void> | undefined
  let isAskedAgain = false
  let isStopped = false

  function wake() {
    if (isStopped) return
    if (looking) isAskedAgain = true
    // Started asynchronously: a pass that fails at once would otherwise finish before it is assigned to `looking`, and
    // none would follow.
    else looking = Promise.resolve().then(look)
  }

  async function look() {
    clearTimeout(timer)
    let sleep = longestSleep
    try {
      // One clock reading for both queries: what became due between two readings would be missed by both.
      let now: number
      do {
        isAskedAgain = false
        now = ports.now()
        await begin(now)
      } while (isAskedAgain)
      const next = await queue.nextMoment(now)
      if (next !== undefined) sleep = Math.min(longestSleep, Math.max(0, next - ports.now()))
    } catch (error) {
      const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
      ports.log({ level: 'error', message: `due ${queue.name} could not be read`, error: words })
      sleep = sleepAfterTrouble
    }
    looking = undefined
    if (isStopped) return
    if (isAskedAgain) wake()
    else timer = setTimeout(wake, sleep)
  }

  async function begin(now: number) {
    for (const begun of await queue.begin(queue.limit - onTheirWay.size, now)) {
      const ended = begun.finally(() => {
        onTheirWay.delete(ended)
        wake()
      })
      onTheirWay.add(ended)
    }
  }

  wake()
  return {
    wake,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await looking
      await Promise.all(onTheirWay)
    },
  }
}
