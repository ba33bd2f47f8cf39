import { indexedStores, type Store } from './indexed-stores.ts'
import { keptUnder, type AtOnce, type Kept } from './kept.ts'

// Several deployments may share an origin, each in its folder.
const name = `proffer-drafts:${import.meta.env.BASE_URL}`
const stores = indexedStores(name, ['proposals'])

/** A thing this browser keeps under one key: until it is saved, where `texts` says nothing else. */
export const keptThing = <Thing extends object>(
  key: string,
  shape: number,
  texts: Pick<Store, 'get' | 'set' | 'remove'> = stores.proposals,
): Kept<Thing> => keptUnder(key, shape, { texts, atOnce: () => atOnce, now: () => Date.now() })

const entry = (key: string) => `${name}:${key}`
const atOnce: AtOnce = {
  getItem: (key) => localStorage.getItem(entry(key)),
  setItem: (key, text) => localStorage.setItem(entry(key), text),
  removeItem: (key) => localStorage.removeItem(entry(key)),
}

/** Whether anything lies here that somebody wrote and that is not saved; rejects where nothing can be read. */
export const keepsUnsaved = async () =>
  Object.keys(localStorage).some((key) => key.startsWith(`${name}:`)) ||
  (await stores.proposals.getAllKeys()).length > 0

/** The tabs of this browser that have the same thing open. */
export type AmongTabs = {
  /** Runs `work` while no other tab runs any for this thing; rejects when aborted, or when another tab takes over. */
  alone: (work: () => Promise<void>, options: { signal: AbortSignal } | { steal: true }) => Promise<void>
  /** Of what the tabs of this browser keep; `listen` gives the way to stop. */
  news: { tell: () => void; listen: (listener: () => void) => () => void }
}

/** The only tab that works on `key`, and how tabs hear of each other. */
export function amongTabs(key: string): AmongTabs {
  const channel = `${name}:${key}`
  return {
    alone: (work, options) => navigator.locks.request(channel, options, work),
    news: {
      tell: () => {
        const news = new BroadcastChannel(channel)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel, which has none
        news.postMessage('kept')
        news.close()
      },
      listen: (listener) => {
        const news = new BroadcastChannel(channel)
        news.addEventListener('message', listener)
        return () => news.close()
      },
    },
  }
}

/** Whether this tab is the first to work on `key`, at once; it stays so until `work` is over. */
export const asFirstTab = (key: string, work: (isFirst: boolean) => Promise<void>): Promise<void> =>
  navigator.locks.request(`${name}:${key}`, { ifAvailable: true }, (lock) => work(lock !== null))
