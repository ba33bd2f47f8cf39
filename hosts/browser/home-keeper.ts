import { Answering } from './answering.ts'
import { openHome, type Home, type HomeEnvironment, type Succession } from './home.ts'
import { wholeFile } from './page-file.ts'
import type { PageStore } from './page-store.ts'
import type { SignIns } from './sign-ins.ts'

type KeeperOptions = Omit<HomeEnvironment, 'store' | 'startOver' | 'takeBack'> & {
  /** Name of the database and its lock: several demos may share an origin, each below its own path. */
  name: string
  openStore: (name: string) => Promise<PageStore>
  /** Notifies open pages that their data has been replaced. */
  tellReplaced: () => void
}

export type HomeKeeper = {
  /** Opened on first use, and again after opening failed. */
  home: () => Promise<Home>
  /** While a request runs, the home is not handed over to another worker. */
  whileOpen: <T>(use: (home: Home) => Promise<T>) => Promise<T>
  /** Asks the home; the request that finds out that what was kept is gone is answered by the one that begins anew. */
  fetch: (request: Request) => Promise<Response>
}

/**
 * One worker writes at a time: it holds a Web Lock while it has the database open. A new version of the worker
 * broadcasts a request for the lock; the old one finishes its requests, closes and releases it.
 */
export function keepHome({ name, openStore, tellReplaced, ...environment }: KeeperOptions): HomeKeeper {
  const channel = new BroadcastChannel(name)
  const running = new Set<Promise<unknown>>()
  const answering = new Answering()
  let open: Promise<Home> | undefined
  let store: PageStore | undefined
  let letGo: (() => void) | undefined
  /** A home that is closing still has the lock, for which a new one must not take it. */
  let leaving: Promise<unknown> = Promise.resolve()

  const home = () => {
    if (open && store?.isLost) return opening(heal(open))
    return (open ??= opening(begin()))
  }

  function opening(home: Promise<Home>) {
    open = home.catch((error: unknown) => {
      open = undefined
      letGo?.()
      throw error
    })
    return open
  }

  async function begin(after?: Succession): Promise<Home> {
    await leaving
    letGo ??= await takeLock(name, channel, () => (letGo = undefined))
    store = await openStore(name)
    return openHome({ ...environment, store, startOver, takeBack }, after)
  }

  /** Its storage was cleared: starts over, keeping users signed in. */
  async function heal(lost: Promise<Home>) {
    // Once, however many requests arrive in the meantime.
    store = undefined
    const before = await lost
    await answering.none()
    const signIns = await before.signIns()
    await before.close()
    const healed = await begin({ signIns, canUndo: false })
    tellReplaced()
    return healed
  }

  const startOver = (signIns: SignIns) => replace(signIns, setAside)
  const takeBack = (signIns: SignIns) => replace(signIns, restore)

  /**
   * Closes the home, changes the stored data, and reopens it with the same sign-ins. Other requests in flight are
   * answered first, and those that arrive meanwhile wait for the new one. Called by a request of the home itself.
   */
  async function replace(signIns: SignIns, change: Change) {
    const before = open
    const succeed = async () => {
      const home = await before
      await answering.none()
      await home?.close()
      const stores = await Promise.all([openStore(name), openStore(`${name} aside`)])
      const canUndo = await change(...stores).finally(() => stores.forEach((store) => store.close()))
      return begin({ signIns, canUndo })
    }
    await opening(answering.without(succeed))
    tellReplaced()
  }

  channel.addEventListener('message', () => void handOver())

  async function handOver() {
    while (running.size > 0) await Promise.allSettled(running)
    // Of two who asked meanwhile the first has had it.
    if (!open) return
    const closing = open.then((home) => home.close()).finally(() => letGo?.())
    open = undefined
    leaving = closing.catch(() => undefined)
    await closing
  }

  async function whileCurrent<T>(use: (home: Home) => Promise<T>): Promise<T> {
    const current = home()
    const opened = await current
    // While it opened, another one may have been asked for in its place.
    return current === open ? answering.count(() => use(opened)) : whileCurrent(use)
  }

  const whileOpen: HomeKeeper['whileOpen'] = (use) => {
    const used = whileCurrent(use)
    running.add(used)
    return used.finally(() => running.delete(used))
  }

  return {
    home,
    whileOpen,
    fetch: answeredOnce(whileOpen, () => store),
  }
}

/**
 * Resolves with a function to release the lock once it is acquired; it is held until then, or until the browser ends
 * the worker.
 */
const takeLock = (name: string, channel: BroadcastChannel, onRelease: () => void) =>
  new Promise<() => void>((taken, reject) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel, which has none
    channel.postMessage('wanted')
    const hold = () =>
      new Promise<void>((release) =>
        taken(() => {
          onRelease()
          release()
        }),
      )
    navigator.locks.request(name, hold).catch(reject)
  })

/** Changes what a closed home left; resolves with whether that can be undone. */
type Change = (store: PageStore, aside: PageStore) => Promise<boolean>

const setAside: Change = async (store, aside) => {
  const canUndo = await putAside(await store.load(), aside)
  await store.clear()
  return canUndo
}

const restore: Change = async (store, aside) => {
  const kept = await aside.load()
  if (!kept) throw new Error('Nothing is kept aside')
  // At once, in place of what there is: a worker that dies, or finds no room, leaves one of the two.
  await store.load()
  await store.save(wholeFile(kept))
  await aside.clear()
  return false
}

/** Whether a copy could be stored: without room for both, a reset cannot be undone. */
async function putAside(bytes: Uint8Array<ArrayBuffer> | undefined, aside: PageStore) {
  await aside.clear()
  if (!bytes) return false
  try {
    await aside.save(wholeFile(bytes))
    return aside.isLasting
  } catch {
    return false
  }
}

/** Asks again where the first answer failed because what was kept was lost meanwhile: nothing of it was kept. */
const answeredOnce =
  (whileOpen: HomeKeeper['whileOpen'], current: () => PageStore | undefined): HomeKeeper['fetch'] =>
  async (request) => {
    const first = await whileOpen(async (home) => {
      const store = current()
      const answer = await home.fetch(request.clone())
      return answer.status === 503 && store?.isLost ? undefined : answer
    })
    return first ?? whileOpen((home) => home.fetch(request))
  }
