import type { Ports } from '#service/ports.ts'
import { selectEventsAfter, type TellableEvent } from '#service/store/events.ts'
import { selectLiveTokens } from '#service/store/tokens.ts'
import { maxEventStreams } from '#wire/limits.ts'
import { maySettleAt } from './events.ts'
import { sightOf } from './own-records.ts'

/** Polling interval for events that other processes wrote, in milliseconds; only while there are listeners. */
const lookEvery = 1000

/** How often the listeners' tokens are checked for validity, in milliseconds. */
const checkEvery = 1000

/** What a listener hears of. */
export type HeardEvent = TellableEvent

export type Listener = {
  account: number
  /** Whose stream it is: nobody has more than `maxEventStreams` at a time. */
  key: string
  /** Id of the listener's access token; a customer has none. */
  token?: number
  /** What the listener may do and see, as `sightOf` tells it; when that changes, the stream ends. */
  sight?: string
  /** Leaves out events of records that the listener does not see. */
  only?: (events: readonly HeardEvent[]) => Promise<readonly HeardEvent[]>
  /** Id of the newest event sent to it. */
  after: number
  hear: (events: readonly HeardEvent[]) => void
  /** The service stops, or the token has ended. */
  end: () => void
}

/**
 * Sends listeners the events of their account. Events are read from the database, so any process may have written them;
 * they are read once for all listeners, and not at all while there are none.
 */
export class ChangeFeed {
  readonly #ports: Pick<Ports, 'db' | 'now' | 'log'>
  readonly #listeners = new Set<Listener>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #looking: Promise<void> | undefined
  #isAskedAgain = false
  #checks: ReturnType<typeof setInterval> | undefined
  isStopped = false

  constructor(ports: Pick<Ports, 'db' | 'now' | 'log'>) {
    this.#ports = ports
  }

  /** Whether somebody has as many streams open as they may. Each process counts its own. */
  isFull(key: string) {
    return [...this.#listeners].filter((listener) => listener.key === key).length >= maxEventStreams
  }

  /** Returns a function that stops listening. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    this.#checks ??= setInterval(() => void this.#endDead(), checkEvery)
    this.wake()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#rest()
    }
  }

  #rest() {
    clearTimeout(this.#timer)
    clearInterval(this.#checks)
    this.#checks = undefined
  }

  /**
   * Ends the streams whose token has expired or was revoked, or whose user is no longer active or may do or see something
   * else than when they opened it: they open another.
   */
  async #endDead() {
    const tokens = new Set([...this.#listeners].flatMap(({ token }) => token ?? []))
    if (tokens.size === 0) return
    try {
      const live = await selectLiveTokens(this.#ports.db, [...tokens], this.#ports.now())
      const sights = new Map(live.map(({ id, ...person }) => [id, sightOf(person)]))
      for (const { token, sight, end } of this.#listeners) {
        if (token === undefined || !tokens.has(token)) continue
        const now = sights.get(token)
        if (now === undefined || (sight !== undefined && sight !== now)) end()
      }
    } catch (error) {
      this.#complain('tokens could not be checked', error)
    }
  }

  #complain(message: string, error: unknown) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
    this.#ports.log({ level: 'error', message, error: words })
  }

  /** Call after every write: there may be new events. */
  wake() {
    if (this.#listeners.size === 0 || this.isStopped) return
    if (this.#looking) this.#isAskedAgain = true
    else this.#looking = this.#look()
  }

  /** Ends all streams; nothing is read afterwards. */
  async stop() {
    this.isStopped = true
    this.#rest()
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
      this.#complain('changes could not be read', error)
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
      const heard = news.length > 0 && listener.only ? await listener.only(news) : news
      listener.after = news.at(-1)?.id ?? listener.after
      if (heard.length > 0 && this.#listeners.has(listener)) this.#say(listener, heard)
    }
  }

  /** One that cannot hear keeps nothing from the others, and is told no more. */
  #say(listener: Listener, events: readonly HeardEvent[]) {
    try {
      listener.hear(events)
    } catch (error) {
      this.#listeners.delete(listener)
      this.#complain('a listener could not be told of changes', error)
    }
  }
}

/**
 * Stops before the first event that a later update may still merge into: a reader that refetched now would miss that
 * update.
 */
function settled(events: readonly TellableEvent[], now: number) {
  const open = events.findIndex((event) => maySettleAt(event) > now)
  return open === -1 ? events : events.slice(0, open)
}
