import type { Ports } from '#service/ports.ts'
import { isCustomerPath } from '#service/service-paths.ts'

/** What the build knows of itself (scripts/build-demo.ts puts it into the worker). Paths are below the scope. */
export type Build = {
  /** Changes with anything in the build. */
  version: string
  /** Every file the app may ask for. */
  files: readonly string[]
  /** SQLite and the sample's database, both gzipped: no host needs to compress them or to know their type. */
  wasm: string
  image: string
  /** Milliseconds since 1970: when the sample believes it is. */
  imageMadeFor: number
  look: Pick<Ports['look'], 'css' | 'reference'>
}

/** Where the build puts a font that documents are set in. */
export const fontFile = (name: string) => `fonts/${name}.woff`

const page = 'index.html'
const customerPage = 'customer.html'
const config = 'config.json'

/**
 * Caches the app's files, so that it starts offline, and the two files the service needs. Each version has its own
 * cache; the previous one stays for tabs that still use it.
 */
export function shellOf(build: Build, scope: URL) {
  const prefix = `proffer ${scope.pathname} `
  const name = prefix + build.version
  const address = (path: string) => new URL(path, scope).href
  const names = new Set(build.files.map(address))
  const store = fileStore(name, address, build)
  const appConfig = configFor(`${prefix}told`, address(config), () => store.find(config))

  return {
    find: store.find,
    tellApp: appConfig.tellApp,
    /** Files the first visit needs. */
    keepFirst: () => Promise.all([page, customerPage, build.wasm, build.image].map(store.keep)),
    keepAll: () => allOf([build.wasm, build.image, ...build.files], store.keep),
    forgetOld: async () => {
      const others = (await caches.keys()).filter(
        (key) => key.startsWith(prefix) && ![name, appConfig.name].includes(key),
      )
      await Promise.all(others.slice(0, -1).map((key) => caches.delete(key)))
    },
    /** Whether this worker answers a request; synchronous, as the fetch event requires. */
    answers: ({ url, mode, method }: Request) => {
      const { origin, pathname } = new URL(url)
      return method === 'GET' && (mode === 'navigate' || names.has(origin + pathname))
    },
    /** Every address of the app gets its page, which routes on the client. The customer's addresses get theirs. */
    answer: async ({ url, mode }: Request): Promise<Response> => {
      const { origin, pathname } = new URL(url)
      const path = (origin + pathname).slice(scope.href.length)
      if (path === config) return appConfig.find()
      if (mode !== 'navigate' || names.has(origin + pathname)) return store.find(path)
      return store.find(isCustomerPath(`/${path}`) ? customerPage : page)
    },
  }
}

function fileStore(name: string, address: (path: string) => string, build: Build) {
  const own = () => caches.open(name)

  async function fetched(path: string) {
    // Files with a hash in their name never change; the others are refetched.
    const response = await fetch(address(path), { cache: path.startsWith('assets/') ? 'default' : 'no-cache' })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return path === build.wasm ? unpacked(response, 'application/wasm') : response
  }

  /** Cached, so that it is available offline. */
  async function fetchedAndKept(path: string) {
    const response = await fetched(path)
    const copy = response.clone()
    // Without room in the cache it is fetched again next time.
    await (await own()).put(address(path), copy).catch(() => undefined)
    return response
  }

  return {
    keep: async (path: string) => {
      const kept = await own()
      if (await kept.match(address(path))) return
      const before = path.startsWith('assets/') ? await caches.match(address(path)) : undefined
      await kept.put(address(path), before ?? (await fetched(path)))
    },
    /** From this version's cache, else from the previous one's, else from the host. */
    find: async (path: string): Promise<Response> =>
      (await (await own()).match(address(path))) ?? (await caches.match(address(path))) ?? fetchedAndKept(path),
  }
}

/**
 * A few at a time, so that a page that needs one of them now does not wait for all. A failure does not stop the others.
 */
async function allOf(paths: readonly string[], keep: (path: string) => Promise<void>) {
  const left = paths.values()
  const faults: unknown[] = []
  const next = async () => {
    for (const path of left) await keep(path).catch((fault: unknown) => faults.push(fault))
  }
  await Promise.all(Array.from({ length: 4 }, next))
  if (faults.length > 0) throw new AggregateError(faults, 'Not every file could be fetched')
}

/** config.json, which the app reads before anything else, with the host's values overridden by the service's. */
function configFor(name: string, address: string, fromHost: () => Promise<Response>) {
  return {
    name,
    find: async () => (await (await caches.open(name)).match(address)) ?? fromHost(),
    tellApp: async (known: object) => {
      const hostConfig = (await (await fromHost()).json()) as object
      const headers = { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff' }
      const appConfig = new Response(JSON.stringify({ ...hostConfig, ...known }), { headers })
      await (await caches.open(name)).put(address, appConfig)
    },
  }
}

/** Decompresses a file the build has gzipped; hosts serve it unchanged, since its name does not reveal that. */
export const unpacked = (response: Response, type: string) =>
  new Response(response.body?.pipeThrough(new DecompressionStream('gzip')) ?? null, {
    headers: { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' },
  })
