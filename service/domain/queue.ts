import { Refused } from './refused.ts'

type Limits = {
  /** Tasks that run at a time. */
  atOnce: number
  /** Of whoever asks, that run at a time; as many as of all by default. */
  each?: number
  /** Tasks that wait, of one who asks and of all, before another is refused; any number by default. */
  waiting?: { each: number; all: number }
}

export type Asked = {
  /** Who asks. */
  by?: string
  /** Aborted when nobody waits for the task any more: one that has not begun leaves the queue. */
  signal?: AbortSignal | undefined
  /** Waits however many do. */
  isPatient?: boolean
}

/** Nobody reads it. */
export const unwanted = () => new Refused('busy', 'Nobody waits for this any more.')

/** Runs tasks so many at a time. Who asks for many has them run in turn with those of others. */
export class Queue {
  readonly #limits: Required<Limits>
  readonly #running = new Map<string, number>()
  /** How to start what waits, by who asked; who had a turn last stands last. */
  readonly #waiting = new Map<string, Set<() => void>>()

  constructor({ atOnce, each = atOnce, waiting = { each: Infinity, all: Infinity } }: Limits) {
    this.#limits = { atOnce, each, waiting }
  }

  /** Throws a refusal where too many wait. */
  async run<T>(task: () => Promise<T>, { by = '', signal, isPatient = false }: Asked = {}): Promise<T> {
    if (signal?.aborted) throw unwanted()
    if (this.#isFree(by)) this.#begin(by)
    else if (isPatient || !this.#isFull(by)) await this.#turn(by, signal)
    else throw new Refused('busy', 'The service has too much to do at this moment. Try again in a few seconds.')
    try {
      return await task()
    } finally {
      this.#end(by)
    }
  }

  #isFree(by: string) {
    const { atOnce, each } = this.#limits
    return sum(this.#running.values()) < atOnce && (this.#running.get(by) ?? 0) < each
  }

  #isFull(by: string) {
    const { each, all } = this.#limits.waiting
    const sizes = Array.from(this.#waiting.values(), ({ size }) => size)
    return (this.#waiting.get(by)?.size ?? 0) >= each || sum(sizes) >= all
  }

  #turn(by: string, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const start = () => {
      signal?.removeEventListener('abort', giveUp)
      this.#leave(by, start)
      this.#begin(by)
      resolve()
    }
    const giveUp = () => {
      this.#leave(by, start)
      reject(unwanted())
    }
    signal?.addEventListener('abort', giveUp, { once: true })
    this.#waiting.set(by, (this.#waiting.get(by) ?? new Set()).add(start))
    return promise
  }

  #leave(by: string, start: () => void) {
    const line = this.#waiting.get(by)
    line?.delete(start)
    if (line?.size === 0) this.#waiting.delete(by)
  }

  #begin(by: string) {
    this.#running.set(by, (this.#running.get(by) ?? 0) + 1)
  }

  #end(ended: string) {
    const left = (this.#running.get(ended) ?? 1) - 1
    if (left > 0) this.#running.set(ended, left)
    else this.#running.delete(ended)
    const rest = this.#waiting.get(ended)
    if (rest && this.#waiting.delete(ended)) this.#waiting.set(ended, rest)
    const [, next] = Array.from(this.#waiting).find(([by]) => this.#isFree(by)) ?? []
    const [start] = next ?? []
    start?.()
  }
}

const sum = (counts: Iterable<number>) => Array.from(counts).reduce((total, count) => total + count, 0)
