import { openHome, type Home, type Place } from './home.ts'
import { openPageStore } from './page-store.ts'
import type { SignIns } from './sign-ins.ts'

type Around = Omit<Place, 'store' | 'startOver'> & {
  /** Names the database and its lock: several demos may share an origin, each below its own path. */
  name: string
}

export type HomeKeeper = {
  /** Opened when first asked for, and again after anything went wrong with opening it. */
  home: () => Promise<Home>
  /** While something runs the home is not handed to another worker. */
  whileOpen: <T>(use: (home: Home) => Promise<T>) => Promise<T>
}

/**
 * One worker writes at a time: it holds a Web Lock for as long as it has the database open. A new version of the
 * worker asks for the lock aloud, and the old one, done with what it is at, closes and lets go.
 */
export function keepHome({ name, ...around }: Around): HomeKeeper {
  const channel = new BroadcastChannel(name)
  const running = new Set<Promise<unknown>>()
  let open: Promise<Home> | undefined
  let letGo: (() => void) | undefined

  const home = () =>
    (open ??= begin().catch((error: unknown) => {
      open = undefined
      letGo?.()
      throw error
    }))

  async function begin(signIns?: SignIns): Promise<Home> {
    if (!letGo) await takeLock()
    const store = await openPageStore(name)
    return openHome({ ...around, store, startOver: (signIns) => startOver(signIns) }, signIns)
  }

  /** Resolves once the lock is ours; it stays so until `letGo`, or until the browser ends the worker. */
  const takeLock = () =>
    new Promise<void>((taken, reject) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel, which has none
      channel.postMessage('wanted')
      const hold = () =>
        new Promise<void>((release) => {
          letGo = () => {
            letGo = undefined
            release()
          }
          taken()
        })
      navigator.locks.request(name, hold).catch(reject)
    })

  async function startOver(signIns: SignIns) {
    const before = await home()
    await before.close()
    const store = await openPageStore(name)
    await store.clear()
    store.close()
    open = begin(signIns).catch((error: unknown) => {
      open = undefined
      throw error
    })
    await open
  }

  channel.addEventListener('message', () => void handOver())

  async function handOver() {
    if (!open) return
    while (running.size > 0) await Promise.allSettled(running)
    const closing = open
    open = undefined
    await closing.then((home) => home.close()).finally(() => letGo?.())
  }

  return {
    home,
    whileOpen: (use) => {
      const used = home().then(use)
      running.add(used)
      return used.finally(() => running.delete(used))
    },
  }
}
