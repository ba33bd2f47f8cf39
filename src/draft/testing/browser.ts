import { Unreachable } from '#src/api/errors.ts'
import { Draft } from '#src/draft/draft.ts'
import type { Attempt, KeptDraft, DraftStore } from '#src/draft/kept-draft.ts'
import { ApiError } from '#wire/problem.ts'
import { aDocument } from './documents.ts'

const stale = new ApiError({ type: 'about:blank', title: '', status: 412, detail: 'Changed', request_id: 'r' })

/** A browser with one disk, one lock and a service behind it; `tab` opens the draft in another tab. */
export function aBrowser() {
  const browser = { disk: undefined as string | undefined, sent: [] as Attempt[], online: true, refuses: false }
  const service = { document: aDocument(), etag: 'e0' }
  const listeners = new Set<() => void>()
  let queue: { start: () => void; signal: AbortSignal | undefined }[] = []
  let holder: { lose: () => void } | undefined

  const next = () => {
    if (holder) return
    const [first, ...rest] = queue.filter(({ signal }) => !signal?.aborted)
    queue = rest
    first?.start()
  }
  const alone = (work: () => Promise<void>, options: { signal: AbortSignal } | { steal: true }) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    let isHeld = false
    const start = () => {
      isHeld = true
      const held = { lose: () => reject(new DOMException('stolen', 'AbortError')) }
      holder = held
      const done = async () => {
        await work()
        resolve()
        if (holder === held) holder = undefined
        next()
      }
      void done()
    }
    if ('steal' in options) {
      holder?.lose()
      start()
    } else {
      // As of a Web Lock: who has it already keeps it to the end of the work.
      options.signal.addEventListener('abort', () => isHeld || reject(new DOMException('aborted', 'AbortError')))
      queue.push({ start, signal: options.signal })
      next()
    }
    return promise
  }
  const store: DraftStore = {
    get: () => Promise.resolve(browser.disk === undefined ? undefined : (JSON.parse(browser.disk) as KeptDraft)),
    set: (draft) => Promise.resolve(void (browser.disk = JSON.stringify(draft))),
    setAtOnce: (draft) => void (browser.disk = JSON.stringify(draft)),
    remove: () => Promise.resolve(void (browser.disk = undefined)),
  }
  const tab = (): Draft =>
    new Draft({ ...service }, undefined, {
      send: (attempt) => {
        browser.sent.push(attempt)
        if (browser.refuses) return Promise.reject(new Unreachable())
        if (attempt.etag !== service.etag) return Promise.reject(stale)
        if (!browser.online) return new Promise(() => undefined)
        service.document = attempt.sent
        service.etag = `e${browser.sent.length}`
        return Promise.resolve({ etag: service.etag })
      },
      fetch: () => Promise.resolve({ ...service }),
      store,
      now: () => Date.now(),
      newKey: () => crypto.randomUUID(),
      alone,
      news: {
        tell: () => listeners.forEach((listener) => listener()),
        listen: (listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
    })
  return { browser, service, store, tab }
}
