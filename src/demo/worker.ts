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
  const found = await registration()
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
  tell(found.active, 'claim')
  await controlled
}

/** Not that of another demo, in a folder above. */
const isOurs = () => navigator.serviceWorker.controller?.scriptURL === script

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, which has none
const tell = (worker: ServiceWorker | null, order: 'claim' | 'keep' | 'replace') => worker?.postMessage(order)

/** There is time now: the rest of the app's files is fetched, so that everything works without a network. */
export const keepForOffline = () => tell(navigator.serviceWorker.controller, 'keep')

const hour = 60 * 60 * 1000

/** Tells when a new version waits, with the way to change over to it; the page loads anew then. */
export async function onNewVersion(tellPage: (changeOver: () => void) => void) {
  const found = await registration()
  const look = () => {
    const { waiting } = found
    if (waiting) tellPage(() => tell(waiting, 'replace'))
  }
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', look))
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload())
  setInterval(() => void found.update().catch(offline), hour)
  look()
}

/** There is no newer version to be had just now. */
const offline = () => undefined
