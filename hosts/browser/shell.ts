import { withPolicySent } from '#service/page-policy.ts'
import type { Ports } from '#service/ports.ts'
import { isCustomerPath } from '#service/service-paths.ts'
import { fileStore, forgetOld, keepEach } from './file-store.ts'

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
  look: Pick<Ports['look'], 'css' | 'reference' | 'referenceScript'>
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
  const store = fileStore({
    name,
    address,
    asKept: (path, response) => {
      if (path === build.wasm) return unpacked(response, 'application/wasm')
      return path === page || path === customerPage ? keptPage(response) : response
    },
  })
  const appConfig = configFor(`${prefix}told`, address(config), () => store.find(config))

  return {
    find: store.find,
    tellApp: appConfig.tellApp,
    keepPages: () => Promise.all([page, customerPage].map(store.keep)),
    keepAll: () => keepEach([build.wasm, build.image, ...build.files], store.keep),
    forgetOld: () => forgetOld(prefix, [name, appConfig.name]),
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

async function keptPage(response: Response) {
  const kept = withPolicySent(await response.text(), response.headers)
  return new Response(kept.page, kept)
}

/** config.json, which the app reads before anything else, with the host's values overridden by the service's. */
function configFor(name: string, address: string, fromHost: () => Promise<Response>) {
  /** What there was no room for in the cache: the next worker says it anew when it opens the service. */
  let told: Response | undefined
  return {
    name,
    find: async () => told?.clone() ?? (await (await caches.open(name)).match(address)) ?? fromHost(),
    tellApp: async (known: object) => {
      const hostConfig = (await (await fromHost()).json()) as object
      const headers = { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff' }
      const appConfig = new Response(JSON.stringify({ ...hostConfig, ...known }), { headers })
      const kept = (await caches.open(name)).put(address, appConfig.clone())
      told = await kept.then(
        () => undefined,
        () => appConfig,
      )
    },
  }
}

/** Decompresses a file the build has gzipped; hosts serve it unchanged, since its name does not reveal that. */
export const unpacked = (response: Response, type: string) =>
  new Response(response.body?.pipeThrough(new DecompressionStream('gzip')) ?? null, {
    headers: { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' },
  })
