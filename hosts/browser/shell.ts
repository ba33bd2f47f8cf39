import type { Ports } from '#service/ports.ts'

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

const page = 'index.html'
const config = 'config.json'

/**
 * The app's files, kept so that it starts without a network, and the two files the service needs. A version keeps its
 * own; the one before stays beside it for tabs that are still open with it.
 */
export function shellOf(build: Build, scope: URL) {
  const prefix = `proffer ${scope.pathname} `
  const name = prefix + build.version
  const address = (path: string) => new URL(path, scope).href
  const names = new Set(build.files.map(address))
  const store = fileStore(name, address, build)
  const told = toldConfig(`${prefix}told`, address(config), () => store.find(config))

  return {
    find: store.find,
    tellApp: told.tellApp,
    /** What the first visit cannot go without. */
    keepFirst: () => Promise.all([page, build.wasm, build.image].map(store.keep)),
    keepAll: () => Promise.all([...build.files, build.wasm, build.image].map(store.keep)),
    forgetOld: async () => {
      const others = (await caches.keys()).filter((key) => key.startsWith(prefix) && ![name, told.name].includes(key))
      await Promise.all(others.slice(0, -1).map((key) => caches.delete(key)))
    },
    /** Whether the answer is ours to give; said at once, as the browser wants it. */
    answers: ({ url, mode, method }: Request) => {
      const { origin, pathname } = new URL(url)
      return method === 'GET' && (mode === 'navigate' || names.has(origin + pathname))
    },
    /** Any address of the app is its page: it finds its own way from there. */
    answer: async ({ url, mode }: Request): Promise<Response> => {
      const { origin, pathname } = new URL(url)
      const path = (origin + pathname).slice(scope.href.length)
      if (path === config) return told.find()
      return store.find(mode === 'navigate' && !names.has(origin + pathname) ? page : path)
    },
  }
}

function fileStore(name: string, address: (path: string) => string, build: Build) {
  const own = () => caches.open(name)

  async function fetched(path: string) {
    // Names with a hash in them never change; the others are asked for anew.
    const response = await fetch(address(path), { cache: path.startsWith('assets/') ? 'default' : 'no-cache' })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return path === build.wasm ? unpacked(response, 'application/wasm') : response
  }

  return {
    keep: async (path: string) => {
      const kept = await own()
      if (await kept.match(address(path))) return
      const before = path.startsWith('assets/') ? await caches.match(address(path)) : undefined
      await kept.put(address(path), before ?? (await fetched(path)))
    },
    /** From this version's files, else from those of the one before, else from the host. */
    find: async (path: string): Promise<Response> =>
      (await (await own()).match(address(path))) ?? (await caches.match(address(path))) ?? fetched(path),
  }
}

/** What the service tells the app of itself stands in config.json, which the app reads before anything else. */
function toldConfig(name: string, address: string, fromHost: () => Promise<Response>) {
  return {
    name,
    find: async () => (await (await caches.open(name)).match(address)) ?? fromHost(),
    tellApp: async (known: object) => {
      const given = (await (await fromHost()).json()) as object
      const headers = { 'Content-Type': 'application/json' }
      const told = new Response(JSON.stringify({ ...given, ...known }), { headers })
      await (await caches.open(name)).put(address, told)
    },
  }
}

/** The build's own gzip taken off; hosts pass it on as it is, since the name does not give it away. */
export const unpacked = (response: Response, type: string) =>
  new Response(response.body?.pipeThrough(new DecompressionStream('gzip')) ?? null, {
    headers: { 'Content-Type': type },
  })
