import { indexedStores } from '#src/auth/store.ts'
import type { DraftPorts } from './draft.ts'
import type { Kept, KeptDraft, KeptPlace } from './kept-draft.ts'

// Several deployments may share an origin, each in its folder.
const name = `proffer-drafts:${import.meta.env.BASE_URL}`
const stores = indexedStores(name, ['proposals'])

/**
 * A thing this browser keeps under one key, in a shape that has a number: of another, left by an older version of the
 * app, nothing can be brought back.
 */
export function keptThing<Thing extends object>(key: string, shape: number): Kept<Thing> {
  return {
    async get() {
      const text = await stores.proposals.get(key)
      const { shape: kept, ...thing } = JSON.parse(text ?? '{}') as Thing & { shape?: number }
      return kept === shape ? (thing as unknown as Thing) : undefined
    },
    set: (thing) => stores.proposals.set(key, JSON.stringify({ shape, ...thing })),
    remove: () => stores.proposals.remove(key).then(() => undefined),
  }
}

/** Where this browser keeps a user's draft of one proposal; the record names the version it started from. */
export const keptPlace = (key: string): KeptPlace => keptThing<KeptDraft>(key, 1)

/** The only tab that works on `key`, and how tabs hear of each other. */
export function amongTabs(key: string): Pick<DraftPorts, 'alone' | 'news'> {
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
