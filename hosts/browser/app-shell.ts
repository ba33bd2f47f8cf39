import { withConfig } from '#service/page-config.ts'
import { withPolicySent } from '#service/page-policy.ts'
import { isAppPath } from './app-paths.ts'
import { fileStore, forgetOld, keepEach } from './file-store.ts'
import { withSnapshot, type keptSnapshots } from './snapshots.ts'

/** What the build knows of itself (scripts/app-worker.ts puts it into the worker). Paths are below the scope. */
export type AppBuild = {
  /** Changes with anything in the build. */
  version: string
  /** The script that its page begins with. */
  entry: string
  /** The file that shows a snapshot before it. */
  show: string
  /** What stands in the page: the entry, the list and their styles. */
  first: readonly string[]
  /** Every file of the app but its page; none that another build may have under the same name, but the icons. */
  files: readonly string[]
}

const page = 'index.html'
const config = 'config.json'
/** No longer is a host waited for, in milliseconds. */
const patience = 15_000

/**
 * Keeps the files of the app and its page, so that it starts without a network, or before the network has answered
 * (docs/decisions/0080-a-warm-start-waits-for-nothing.md). Each version has its own cache; the previous one stays for
 * tabs that still use it.
 *
 * The configuration is never older than the page believes: what is written into the kept page is marked as kept, and the
 * page asks nothing of the service before the host has said that it still holds. When it does not, the page is forgotten.
 */
export function appShellOf(build: AppBuild, scope: URL, snapshotOf: ReturnType<typeof keptSnapshots>) {
  const prefix = `proffer ${scope.pathname} `
  const name = prefix + build.version
  const address = (path: string) => new URL(path, scope).href
  const names = new Set(build.files.map(address))
  const store = fileStore({ name, address })
  const fetched = (path: string) => fetch(address(path), fresh())

  const keptFile = async (path: string) => (await caches.open(name)).match(address(path))
  const keptPage = () => keptFile(page)

  /** With the configuration of this moment in it; rejects where the host has another build by now. */
  async function keepPage() {
    const [answer, told] = await Promise.all([fetched(page), fetched(config)])
    const [html, text] = await Promise.all([answer.text(), told.text()])
    if (!answer.ok || !told.ok || !isObject(text)) throw new Error('The host has no page or no configuration')
    if (!html.includes(build.entry)) throw new Error('The host has another build')
    const cache = await caches.open(name)
    await cache.put(address(config), new Response(text))
    const kept = withPolicySent(withConfig(withoutEarly(html), text, { isKept: true }), answer.headers)
    await cache.put(address(page), new Response(kept.page, kept))
  }

  let asked: { at: number; text: Promise<string> } | undefined
  /** The host's configuration as it is now; one question for a page that starts, though worker and page both ask. */
  function currentConfig(): Promise<string> {
    if (!asked || Date.now() - asked.at > patience) {
      const text = toldByHost()
      const question = { at: Date.now(), text }
      asked = question
      text.catch(() => {
        if (asked === question) asked = undefined
      })
    }
    return asked.text
  }

  async function toldByHost() {
    const answer = await fetch(address(config), { ...fresh(), redirect: 'manual' })
    // A host that has trouble says nothing about it.
    if (answer.status >= 500) throw new Error(`${config}: ${answer.status}`)
    const text = answer.ok ? await answer.text() : undefined
    const cache = await caches.open(name)
    const before = await (await cache.match(address(config)))?.text()
    // Also where the host wants the browser elsewhere first, to sign in perhaps: then only it can say where. Before the
    // page hears of it, or it would find the same when it starts anew.
    if (before !== undefined && before !== text)
      await Promise.all([page, config].map((path) => cache.delete(address(path))))
    if (text === undefined) throw new Error(`${config}: ${answer.status}`)
    return text
  }

  /** The kept page, with what stood there the last time; else the host's, which is kept for the next time. */
  async function pageFor(request: Request, inTheBackground: (work: Promise<unknown>) => void) {
    const [kept, snapshot, show] = await Promise.all([
      keptPage(),
      Promise.race([snapshotOf(request.url), passed(longestLook)]),
      keptFile(build.show),
    ])
    inTheBackground((kept ? currentConfig() : keepPage()).catch(() => undefined))
    // Without the script that shows it and starts the app, the page starts the app itself.
    if (!kept || !snapshot || !show) return kept ?? fetch(request)
    return new Response(
      withSnapshot(await kept.text(), snapshot, { entry: build.entry, show: scope.pathname + build.show }),
      { headers: kept.headers },
    )
  }

  return {
    /** What a start needs. */
    keepFirst: () => Promise.all([keepPage(), keepEach(build.first, store.keep)]),
    keepAll: () => Promise.all([keepPage(), keepEach(build.files, store.keep)]),
    /** Whatever of it is missing, once there is time; a page that was forgotten is kept again when it is opened. */
    keepRest: () => keepEach(build.files, store.keep),
    forgetOld: () => forgetOld(prefix, [name]),
    /** Whether this worker answers a request; synchronous, as the fetch event requires. */
    answers: ({ url, mode, method }: Request) => {
      const { origin, pathname } = new URL(url)
      if (method !== 'GET' || origin !== scope.origin || !pathname.startsWith(scope.pathname)) return false
      if (mode === 'navigate') return isAppPath(`/${pathname.slice(scope.pathname.length)}`)
      return names.has(origin + pathname) || origin + pathname === address(config)
    },
    answer: async (request: Request, inTheBackground: (work: Promise<unknown>) => void): Promise<Response> => {
      const { origin, pathname } = new URL(request.url)
      if (request.mode === 'navigate') return pageFor(request, inTheBackground)
      if (origin + pathname === address(config)) return new Response(await currentConfig(), { headers: json })
      return store.find((origin + pathname).slice(scope.href.length))
    },
  }
}

/** A snapshot that the browser's disk does not give by then is not waited for; in milliseconds. */
const longestLook = 300
const passed = (milliseconds: number) =>
  new Promise<undefined>((resolve) => void setTimeout(() => resolve(undefined), milliseconds))

/** What asks early, before the app is there, asks nothing from a page that was kept (src/early/early.ts). */
const withoutEarly = (html: string) => html.replace(/ *<script type="module" async [^>]*><\/script>\n?/, '')

const fresh = (): RequestInit => ({ cache: 'no-cache', signal: AbortSignal.timeout(patience) })

const json = { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff' }

function isObject(text: string) {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}
