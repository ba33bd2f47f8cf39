import init, { type Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { isServicePath } from '#service/service-paths.ts'
import * as z from 'zod/mini'
import { keepHome } from './home-keeper.ts'
import { inside } from './inside.ts'
import { shellOf, unpacked, type Build } from './shell.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build. */
declare const BUILD: Build

// Zod would compile its checks with `new Function`, which a content security policy refuses.
z.config({ jitless: true })

const scope = new URL(self.registration.scope)
const shell = shellOf(BUILD, scope)
const base = scope.pathname.replace(/\/$/, '')

const keeper = keepHome({
  name: `proffer-service:${scope.pathname}`,
  address: scope.origin + base,
  clientId: 'proffer-app',
  sqlite3: compiled,
  image: async () => new Uint8Array(await unpacked(await shell.find(BUILD.image), '').arrayBuffer()),
  imageMadeFor: BUILD.imageMadeFor,
  look: { ...BUILD.look, font: undefined },
  // oxlint-disable-next-line eslint/no-console -- the browser's console is the log of this place
  log: ({ level, ...entry }) => void (level === 'error' && console.error(entry)),
  tellApp: shell.tellApp,
})

async function compiled(): Promise<Sqlite3Static> {
  const module = await WebAssembly.compileStreaming(shell.find(BUILD.wasm))
  const start = init as unknown as (options: object) => Promise<Sqlite3Static>
  type Done = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void
  const instantiateWasm = async (imports: WebAssembly.Imports, whenDone: Done) =>
    whenDone(await WebAssembly.instantiate(module, imports), module)
  return start({ print: () => undefined, instantiateWasm })
}

// The first visit begins with what it needs; a version that replaces another waits until it has everything.
self.addEventListener('install', (event) =>
  event.waitUntil(self.registration.active ? shell.keepAll() : shell.keepFirst()),
)
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([shell.forgetOld(), self.clients.claim()])))

/** `claim`: a page that was reloaded past its worker wants it back. `keep`: there is time now to fetch the rest. */
const orders: Record<string, () => Promise<unknown>> = {
  claim: () => self.clients.claim(),
  keep: () => shell.keepAll(),
  replace: () => self.skipWaiting(),
}
self.addEventListener('message', (event) => {
  const order = orders[String(event.data)]
  if (order) event.waitUntil(order())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== scope.origin || !pathname.startsWith(scope.pathname)) return
  if (isServicePath(pathname.slice(base.length))) event.respondWith(serve(event))
  else if (shell.answers(request)) event.respondWith(shell.answer(request))
})

async function serve(event: FetchEvent): Promise<Response> {
  const answered = keeper.whileOpen(async (home) => home.fetch(await inside(event.request, base)))
  // What a write has to tell is told as soon as it has been answered.
  const isWrite = event.request.method !== 'GET' && event.request.method !== 'HEAD'
  if (isWrite) event.waitUntil(answered.then(workOn, () => undefined))
  return answered.catch(unavailable)
}

/** Does what is due, and tells the open pages when more will be: they wake a worker that sleeps. */
async function workOn() {
  try {
    const next = await keeper.whileOpen((home) => home.work())
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of this worker, which has none
    for (const page of await self.clients.matchAll()) page.postMessage({ next: next ?? null })
  } catch (error) {
    // It is still due when the next one looks.
    // oxlint-disable-next-line eslint/no-console -- as above
    console.error(error)
  }
}

/** The database could not be opened, or was closed under a request: the next one opens it anew. */
function unavailable(error: unknown) {
  // oxlint-disable-next-line eslint/no-console -- as above
  console.error(error)
  const detail = 'The demo could not be started in this browser. Reload the page to try again.'
  const body = JSON.stringify({ type: 'about:blank', title: 'Service Unavailable', status: 503, detail })
  return new Response(body, { status: 503, headers: { 'Content-Type': 'application/problem+json' } })
}
