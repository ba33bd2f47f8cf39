import type { Ports } from '#service/ports.ts'

/** How often to look although nothing is known to be due: another process may have written and died. */
const longestSleep = 60_000
/** After the database did not answer. */
const sleepAfterTrouble = 5000

export type Delivery = {
  /** Say this after every write: something may be due now. */
  wake: () => void
  /** Nothing new is begun; ends when what is on its way has ended. */
  stop: () => Promise<void>
}

/** One kind of thing to deliver. */
type Queue = {
  /** In words for the log. */
  name: string
  /** How many are on their way at the same time. */
  limit: number
  /** Claims what is due, at most `room`, and begins it; what it gives never rejects. */
  begin: (room: number) => Promise<Promise<void>[]>
  /** When something that is not due yet will be. */
  nextMoment: () => Promise<number | undefined>
}

/**
 * Delivers what is due as long as the process lives: at once after a write, and at the moment the next try is due,
 * asleep in between. Each is on its own, so that a slow one holds up none but itself.
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
    else looking = look()
  }

  async function look() {
    clearTimeout(timer)
    let sleep = longestSleep
    try {
      do {
        isAskedAgain = false
        await begin()
      } while (isAskedAgain)
      const next = await queue.nextMoment()
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

  async function begin() {
    for (const begun of await queue.begin(queue.limit - onTheirWay.size)) {
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
