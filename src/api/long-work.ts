import type { Store } from '#src/new-store.ts'
import { Refusal, UnexpectedAnswer } from './errors.ts'
import { hold, type newHold } from './waiting.ts'
import { workShown, type WorkShown } from './work-shown.ts'

/** What came of it: a stop or the first failure ends it, and what was done by then stays done. */
export type WorkDone<Item> = { done: readonly Item[]; stopped: boolean; error?: unknown }

type Job<Item> = {
  /** What is being done, in words for people. */
  label: string
  items: Iterable<Item>
  /** How many there are; undefined while nobody knows. */
  of: () => number | undefined
  /** How many are done, where an item is not one of those. */
  did?: () => number
  /**
   * One of them. A write is asked again under the same key when the service wanted a pause. `stop` is for what would
   * wait long; the work itself ends after this one.
   */
  act: (item: Item, idempotencyKey: string, stop: AbortSignal) => Promise<unknown>
}

/** A service that asks for more patience than this is not waited for: the work ends there and can be gone on with. */
const longestPause = 65_000

/**
 * Work of many requests, one after the other, so that a service that counts them can ask for its pauses. It goes on
 * while the person is on other pages; `shown` has how far it is. One work waits for the one before.
 */
export function newLongWork(
  { open, waitUntil }: Pick<ReturnType<typeof newHold>, 'open' | 'waitUntil'>,
  shown: Store<WorkShown | undefined>,
) {
  let last: Promise<unknown> = Promise.resolve()

  /** Asked again after each pause, as often as the service wants one; until somebody stops it. */
  async function patiently(act: () => Promise<unknown>, stop: AbortSignal) {
    for (;;) {
      await open(stop)
      const pause = await act().then(() => undefined, pauseAskedFor)
      if (pause === undefined) return
      waitUntil(Date.now() + pause)
    }
  }

  async function runJob<Item>({ label, items, of, did, act }: Job<Item>): Promise<WorkDone<Item>> {
    const stopper = new AbortController()
    const { signal } = stopper
    const done: Item[] = []
    const show = () =>
      shown.set({ label, done: did?.() ?? done.length, of: of(), stopping: signal.aborted, onStop: stop })
    const stop = () => {
      stopper.abort()
      if (shown.get()?.onStop === stop) show()
    }
    try {
      for (const item of items) {
        show()
        signal.throwIfAborted()
        const key = crypto.randomUUID()
        await patiently(() => act(item, key, signal), signal)
        done.push(item)
      }
      return { done, stopped: false }
    } catch (error) {
      return signal.aborted && error === signal.reason ? { done, stopped: true } : { done, stopped: false, error }
    } finally {
      shown.set(undefined)
    }
  }

  return {
    run: <Item>(job: Job<Item>): Promise<WorkDone<Item>> => {
      const mine = last.then(() => runJob(job))
      last = mine
      return mine
    },
  }
}

/** Milliseconds; any other trouble is thrown on. */
function pauseAskedFor(error: unknown): number {
  if ((error instanceof Refusal || error instanceof UnexpectedAnswer) && error.status === 429) {
    const pause = error.retryAfter ?? 2_000
    if (pause <= longestPause) return Math.max(pause, 50)
  }
  throw error
}

export const longWork = newLongWork(hold, workShown)
