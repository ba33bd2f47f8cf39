import type { Ports } from '#service/ports.ts'
import { selectEventsAfter, type TellableEvent } from '#service/store/events.ts'
import { maySettleAt } from './events.ts'

/** While somebody listens: how often to look for what other processes wrote, in milliseconds. */
const lookEvery = 1000

type Listener = {
  account: number
  /** Id of the newest event it has heard. */
  after: number
  hear: (events: readonly TellableEvent[]) => void
  /** The service stops. */
  end: () => void
}

/**
 * Tells listeners what happens in their account. The rows of events are all it knows, so any process may have written
 * them; they are read once for all who listen, and not at all while nobody does.
 */
export class ChangeFeed {
  readonly #ports: Pick<Ports, 'db' | 'now' | 'log'>
  readonly #listeners = new Set<Listener>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #looking: Promise<void> | undefined
  #isAskedAgain = false
  isStopped = false

  constructor(ports: Pick<Ports, 'db' | 'now' | 'log'>) {
    this.#ports = ports
  }

  /** Gives the way to stop listening. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    this.wake()
    return () => this.#listeners.delete(listener)
  }

  /** Say this after every write: there may be something to tell. */
  wake() {
    if (this.#listeners.size === 0 || this.isStopped) return
    if (this.#looking) this.#isAskedAgain = true
    else this.#looking = this.#look()
  }

  /** Ends all listening; nothing more is read afterwards. */
  async stop() {
    this.isStopped = true
    clearTimeout(this.#timer)
    for (const { end } of this.#listeners) end()
    this.#listeners.clear()
    await this.#looking
  }

  async #look() {
    clearTimeout(this.#timer)
    try {
      do {
        this.#isAskedAgain = false
        await this.#tell()
      } while (this.#isAskedAgain && !this.isStopped)
    } catch (error) {
      const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
      this.#ports.log({ level: 'error', message: 'changes could not be read', error: words })
    }
    this.#looking = undefined
    if (!this.isStopped && this.#listeners.size > 0) this.#timer = setTimeout(() => this.wake(), lookEvery)
  }

  async #tell() {
    const listeners = [...this.#listeners]
    const from = new Map<number, number>()
    for (const { account, after } of listeners) from.set(account, Math.min(after, from.get(account) ?? after))
    const events = Map.groupBy(await selectEventsAfter(this.#ports.db, from), ({ account_id }) => account_id)
    for (const listener of listeners) {
      const news = settled(events.get(listener.account) ?? [], this.#ports.now()).filter(
        ({ id }) => id > listener.after,
      )
      listener.after = news.at(-1)?.id ?? listener.after
      if (news.length > 0 && this.#listeners.has(listener)) listener.hear(news)
    }
  }
}

/** Up to the first that a second update may still join: whoever reads the record then would miss that one. */
function settled(events: readonly TellableEvent[], now: number) {
  const open = events.findIndex((event) => maySettleAt(event) > now)
  return open === -1 ? events : events.slice(0, open)
}
