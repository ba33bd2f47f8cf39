import { indexedStores } from '#src/auth/store.ts'
import type { DraftPorts } from './draft.ts'
import type { KeptDraft, KeptPlace } from './kept-draft.ts'

// Several deployments may share an origin, each in its folder.
const name = `proffer-drafts:${import.meta.env.BASE_URL}`
const stores = indexedStores(name, ['proposals'])

/** Of another shape, left by an older version of the app, nothing can be brought back. */
const shape = 1

/** Where this browser keeps a user's draft of one proposal; the record names the version it started from. */
export function keptPlace(key: string): KeptPlace {
  return {
    async get() {
      const text = await stores.proposals.get(key)
      const { shape: kept, ...draft } = JSON.parse(text ?? '{}') as KeptDraft & { shape?: number }
      return kept === shape ? draft : undefined
    },
    set: (draft) => stores.proposals.set(key, JSON.stringify({ shape, ...draft })),
    remove: () => stores.proposals.remove(key).then(() => undefined),
  }
}

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
