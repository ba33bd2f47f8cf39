import init, { type Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { fontFileName } from '#service/document/faces.ts'
import { safeHeaders } from '#service/safe-headers.ts'
import { isServicePath, tokenIn } from '#service/service-paths.ts'
import * as z from 'zod/mini'
import { keepHome } from './home-keeper.ts'
import { inside } from './inside.ts'
import { openPageStore } from './page-store.ts'
import { fontFile, shellOf, unpacked, type Build } from './shell.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build. */
declare const BUILD: Build

// Zod would compile its checks with `new Function`, which a content security policy refuses.
z.config({ jitless: true })

const scope = new URL(self.registration.scope)
const shell = shellOf(BUILD, scope)
const safe = safeHeaders(scope.origin)
const base = scope.pathname.replace(/\/$/, '')

const keeper = keepHome({
  name: `proffer-service:${scope.pathname}`,
  address: scope.origin + base,
  clientId: 'proffer-app',
  sqlite3: compiled,
  image: async () => new Uint8Array(await unpacked(await shell.find(BUILD.image), '').arrayBuffer()),
  imageMadeFor: BUILD.imageMadeFor,
  look: { ...BUILD.look, font: undefined },
  readFont: async (file) => new Uint8Array(await (await shell.find(fontFile(fontFileName(file)))).arrayBuffer()),
  // oxlint-disable-next-line eslint/no-console -- the browser's console is the log of this place
  log: ({ level, ...entry }) => void (level === 'error' && console.error(entry)),
  // Open pages get it at once; new ones read it at start.
  tellApp: async (config) => {
    await shell.tellApp(config)
    await tellPages({ ahead: config.ahead })
  },
  openStore: openPageStore,
  tellReplaced: () => void tellPages({ replaced: true }),
})

async function tellPages(news: object) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of this worker, which has none
  for (const page of await self.clients.matchAll()) page.postMessage(news)
}

async function compiled(): Promise<Sqlite3Static> {
  const module = await WebAssembly.compileStreaming(shell.find(BUILD.wasm))
  // It takes options, of which its type says nothing.
  const start: (options: object) => Promise<Sqlite3Static> = init
  type Done = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void
  const instantiateWasm = async (imports: WebAssembly.Imports, whenDone: Done) =>
    whenDone(await WebAssembly.instantiate(module, imports), module)
  return start({ print: () => undefined, instantiateWasm })
}

// The first version activates with its pages and opens the service meanwhile, with the files which that needs: somebody is
// about to sign in. Later ones wait until everything is cached.
self.addEventListener('install', (event) => {
  event.waitUntil(self.registration.active ? shell.keepAll() : shell.keepPages())
  // The first request finds out, and tries again.
  if (!self.registration.active) keeper.home().catch(() => undefined)
})
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([shell.forgetOld(), self.clients.claim()])))

/**
 * `claim`: a page that bypassed the worker on reload wants it back. `keep`: there is time to cache the rest. `replace`:
 * this version takes over. The one before it stays for as long as it answers a request, and streams of changes never
 * end: taking over its database ends them.
 */
const orders: Record<string, () => Promise<unknown>> = {
  claim: () => self.clients.claim(),
  keep: () => shell.keepAll().catch(sayUnkept),
  replace: () => Promise.all([self.skipWaiting(), keeper.home()]),
}

/** The page asks again when the network is back. */
// oxlint-disable-next-line eslint/no-console -- as above
const sayUnkept = (error: unknown) => console.warn(error)

self.addEventListener('message', (event) => {
  const order = orders[String(event.data)]
  if (order) event.waitUntil(order())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== scope.origin || !pathname.startsWith(scope.pathname)) return
  const path = pathname.slice(base.length)
  if (isServicePath(path)) event.respondWith(serve(event))
  else if (shell.answers(request)) {
    event.respondWith(shell.answer(request))
    const token = request.mode === 'navigate' ? tokenIn(path) : undefined
    if (token !== undefined) event.waitUntil(keeper.whileOpen((home) => home.opened(token)).catch(sayUnkept))
  }
})

async function serve(event: FetchEvent): Promise<Response> {
  const answered = inside(event.request, base).then(keeper.fetch)
  // Runs due jobs after each write.
  const isWrite = event.request.method !== 'GET' && event.request.method !== 'HEAD'
  if (isWrite) event.waitUntil(answered.then(workOn, () => undefined))
  return answered.catch(unavailable)
}

/** Runs due jobs, and tells open pages when the next is due: they wake a sleeping worker. */
async function workOn() {
  try {
    const next = await keeper.whileOpen((home) => home.runDue())
    await tellPages({ next: next ?? null })
  } catch (error) {
    // It stays due for the next run.
    // oxlint-disable-next-line eslint/no-console -- as above
    console.error(error)
  }
}

/** The database could not be opened, or was closed during a request: the next one reopens it. */
function unavailable(error: unknown) {
  // oxlint-disable-next-line eslint/no-console -- as above
  console.error(error)
  const detail = 'The demo could not be started in this browser. Reload the page to try again.'
  const body = JSON.stringify({ type: 'about:blank', title: 'Service Unavailable', status: 503, detail })
  return new Response(body, { status: 503, headers: { 'Content-Type': 'application/problem+json', ...safe } })
}
