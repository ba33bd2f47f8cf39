import { tellNewVersion } from './new-version.ts'

const base = import.meta.env.BASE_URL
const script = new URL(`${base}sw.js`, window.location.href).href

/** Milliseconds after the first page: what is not needed yet is fetched when nobody waits for anything. */
const untilQuiet = 20_000
/** How long the next version may take to come and to take over, in milliseconds, once somebody wants it. */
const patience = 10_000

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, which has none
const tell = (worker: ServiceWorker | null, order: 'keep' | 'replace') => worker?.postMessage(order)

/** Ours, and not that of a deployment in a folder above. */
async function registration() {
  const registered = await navigator.serviceWorker?.getRegistration(base)
  const worker = registered?.active ?? registered?.waiting ?? registered?.installing
  return worker?.scriptURL === script ? registered : undefined
}

/** The worker that this page began with: of another one, the page after this is a newer version. */
let began: ServiceWorker | null | undefined

/**
 * Has the browser keep the app, so that it starts at once the next time and without a network
 * (docs/decisions/0080-a-warm-start-waits-for-nothing.md). Where it keeps nothing, the app starts as it did today.
 */
export async function keepApp() {
  // Not there at all where it is blocked, as some do in private windows.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const registered = await navigator.serviceWorker.register(script, { scope: base, updateViaCache: 'none' })
  const look = () => {
    // The first of all waits for a moment too, and replaces none.
    if (registered.waiting && registered.active) tellNewVersion()
    began ??= registered.active
  }
  registered.addEventListener('updatefound', () => registered.installing?.addEventListener('statechange', look))
  registered.installing?.addEventListener('statechange', look)
  look()
  const isSparing = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
  if (!isSparing) setTimeout(() => tell(registered.active, 'keep'), untilQuiet)
}

/** Resolves once `look` finds something, asked anew at each `event`; to undefined after some time. */
function found<T>(target: EventTarget, event: string, look: () => T | null | undefined): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<T | undefined>()
  const check = () => {
    const there = look()
    if (there) resolve(there)
  }
  target.addEventListener(event, check)
  setTimeout(() => resolve(undefined), patience)
  check()
  return promise.finally(() => target.removeEventListener(event, check))
}

/** The version that waits, fetched now where nobody has yet. */
async function nextVersion(registered: ServiceWorkerRegistration) {
  if (registered.waiting) return registered.waiting
  await registered.update().catch(() => undefined)
  const coming = registered.installing
  if (!coming) return registered.waiting
  const isThere = () => (coming.state === 'installed' ? coming : undefined)
  return found(coming, 'statechange', isThere)
}

/**
 * Starts the page anew with the newest version, which other tabs are only told of. Where the browser cannot get the
 * next worker, the page does without one, and comes from the host.
 */
export async function changeOver() {
  const registered = await registration()
  // Before anything was registered by this page, it is the one that answered with it.
  if (registered && registered.active === (began ?? registered.active)) {
    const next = await nextVersion(registered)
    if (next) {
      tell(next, 'replace')
      await found(next, 'statechange', () => next.state === 'activated' || undefined)
    } else await registered.unregister()
  }
  window.location.reload()
}
