const base = import.meta.env.BASE_URL
const script = new URL(`${base}sw.js`, window.location.href).href

let ready: Promise<void> | undefined

/**
 * Resolves once the service answers requests of this page: it lives in a Service Worker beside the app. Rejects where
 * the browser lets no page have one, as some do in private windows.
 */
export const workerReady = (): Promise<void> =>
  (ready ??= start().catch((error: unknown) => {
    ready = undefined
    throw error
  }))

const registration = () => navigator.serviceWorker.register(script, { scope: base, updateViaCache: 'none' })

async function start() {
  // Not there at all where it is blocked.
  if (!('serviceWorker' in navigator)) throw new Error('There are no service workers here')
  const registered = await registration()
  if (isOurs()) return
  const controlled = new Promise<void>((resolve) => {
    const look = () => {
      if (!isOurs()) return
      navigator.serviceWorker.removeEventListener('controllerchange', look)
      resolve()
    }
    navigator.serviceWorker.addEventListener('controllerchange', look)
  })
  // A page that was reloaded past its worker is not taken up by itself.
  tell(registered.active, 'claim')
  await controlled
}

/** Not that of another demo, in a folder above. */
const isOurs = () => navigator.serviceWorker.controller?.scriptURL === script

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, which has none
const tell = (worker: ServiceWorker | null, order: 'claim' | 'keep' | 'replace') => worker?.postMessage(order)

/** Milliseconds: whoever has just come signs in first, and waits for nothing that is fetched ahead. */
const untilQuiet = 5000

/**
 * Once there is time, the rest of the app's files is fetched, so that everything works without a network. What was cut
 * off is gone on with when the network is back.
 */
export function keepForOffline() {
  const keep = () => tell(navigator.serviceWorker.controller, 'keep')
  window.addEventListener('online', keep)
  setTimeout(keep, untilQuiet)
}

const hour = 60 * 60 * 1000

/** Tells when a new version waits, with the way to change over to it; the page loads anew then. */
export async function onNewVersion(tellPage: (changeOver: () => void) => void) {
  const registered = await registration()
  const look = () => {
    const { waiting } = registered
    if (waiting) tellPage(() => tell(waiting, 'replace'))
  }
  registered.addEventListener('updatefound', () => registered.installing?.addEventListener('statechange', look))
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload())
  setInterval(() => void registered.update().catch(offline), hour)
  look()
}

/** There is no newer version to be had just now. */
const offline = () => undefined
