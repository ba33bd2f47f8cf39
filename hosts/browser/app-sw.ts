import { appShellOf, type AppBuild } from './app-shell.ts'
import { keptSnapshots } from './snapshots.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build. */
declare const BUILD: AppBuild

const scope = new URL(self.registration.scope)
const shell = appShellOf(BUILD, scope, keptSnapshots(scope, BUILD.entry))

// The first version activates with what a start needs; later ones wait until everything is cached, and then until
// somebody asks for them or no page of the version before is open.
self.addEventListener('install', (event) =>
  event.waitUntil(self.registration.active ? shell.keepAll() : shell.keepFirst()),
)
self.addEventListener('activate', (event) => event.waitUntil(shell.forgetOld()))

/** `keep`: there is time to cache the rest. `replace`: the version that waits takes over. */
const orders: Record<string, () => Promise<unknown>> = {
  // The page asks again the next time it starts.
  keep: () => shell.keepRest().catch(() => undefined),
  replace: () => self.skipWaiting(),
}

self.addEventListener('message', (event) => {
  const order = orders[String(event.data)]
  if (order) event.waitUntil(order())
})

// Nothing of the service is answered here: its requests are not touched. Whatever fails here goes to the host.
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (!shell.answers(request)) return
  event.respondWith(shell.answer(request, (work) => event.waitUntil(work)).catch(() => fetch(request)))
})
