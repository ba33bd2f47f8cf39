import { deleteEventsBefore } from '#service/store/events.ts'
import { hasDue, nextMoment } from '#service/store/due-deliveries.ts'
import { claimDue, type DeliveryPorts } from './claim.ts'
import { deliverOne } from './deliver-one.ts'

/** How often to look although nothing is known to be due: another process may have written and died. */
const longestSleep = 60_000
/** After the database did not answer. */
const sleepAfterTrouble = 5000
/** How long events and their deliveries are kept, and how often the old ones are looked for. */
const keptFor = 30 * 24 * 60 * 60 * 1000
const sweepEvery = 60 * 60 * 1000

export type Delivery = {
  /** Say this after every write: something may be due now. */
  wake: () => void
  /** Nothing new is begun; ends when what is on its way has ended, at most a few seconds later. */
  stop: () => Promise<void>
}

/**
 * Delivers what is due as long as the process lives: at once after a write, and at the moment the next try is due,
 * asleep in between. Each delivery is on its own, so that a slow receiver holds up none but itself.
 */
export function startDelivery(ports: DeliveryPorts, { limit = 200 } = {}): Delivery {
  const onTheirWay = new Set<Promise<void>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let looking: Promise<void> | undefined
  let isAskedAgain = false
  let isStopped = false
  let sweptAt = Number.NEGATIVE_INFINITY

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
      const next = await nextMoment(ports.db, ports.now())
      if (next !== undefined) sleep = Math.min(longestSleep, Math.max(0, next - ports.now()))
    } catch (error) {
      ports.log({ level: 'error', message: 'due deliveries could not be read', error: wordsOf(error) })
      sleep = sleepAfterTrouble
    }
    looking = undefined
    if (isStopped) return
    if (isAskedAgain) wake()
    else timer = setTimeout(wake, sleep)
  }

  async function begin() {
    const { db, now } = ports
    if (now() - sweptAt >= sweepEvery) {
      sweptAt = now()
      await deleteEventsBefore(db, now() - keptFor)
    }
    const room = limit - onTheirWay.size
    if (room === 0 || !(await hasDue(db, now()))) return
    for (const delivery of await claimDue(ports, room)) {
      const sent = deliverOne(ports, delivery).finally(() => {
        onTheirWay.delete(sent)
        wake()
      })
      onTheirWay.add(sent)
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

const wordsOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))
