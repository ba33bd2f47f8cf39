import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appShellOf, type AppBuild } from './app-shell.ts'
import { memoryCaches } from './testing/memory-caches.ts'

const scope = new URL('https://app.test/sales/')
const build = (version: string): AppBuild => ({
  version,
  entry: `/sales/assets/start-${version}.js`,
  show: 'assets/snapshot.js',
  first: [`assets/start-${version}.js`],
  files: [`assets/start-${version}.js`, `assets/board-${version}.js`, 'assets/snapshot.js', 'mark.svg'],
})
const pageOf = (version: string) =>
  `<html><head><script type="module" src="/sales/assets/start-${version}.js"></script></head><body></body></html>`

const policyElement = '<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;">'

/** By address: what is kept of the screens that were seen. */
const snapshots = new Map<string, { html: string; styles: string[]; drawn: object }>()
const shellOf = (version: string) => appShellOf(build(version), scope, async (address) => snapshots.get(address))

/** What the host has, by path below the scope; and what has been asked of it. */
const host = { files: new Map<string, string>(), status: 200, isOffline: false, requested: [] as string[] }
const config = (account: string) => JSON.stringify({ service: '', account, client_id: 'app' })

function deploy(version: string) {
  host.files.set('index.html', pageOf(version))
  for (const path of build(version).files) host.files.set(path, `${path} of ${version}`)
}

beforeEach(() => {
  snapshots.clear()
  Object.assign(host, { files: new Map(), status: 200, isOffline: false, requested: [] })
  host.files.set('config.json', config('bakker'))
  deploy('one')
  vi.stubGlobal('caches', memoryCaches())
  vi.stubGlobal('fetch', async (asked: string | { url: string }) => {
    const path = new URL(typeof asked === 'string' ? asked : asked.url).pathname.slice(scope.pathname.length)
    host.requested.push(path)
    if (host.isOffline) throw new TypeError('Failed to fetch')
    if (host.status !== 200) return new Response('', { status: host.status })
    const isFile = host.files.has(path)
    const body = isFile ? host.files.get(path) : host.files.get('index.html')
    // As a host does that gives its page for whatever it does not have.
    return new Response(body, { headers: { 'content-type': isFile ? 'text/plain' : 'text/html', etag: '"1"' } })
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A request as a worker gets it: `mode` cannot be chosen for one that is made. */
const asked = (path: string, { mode = 'cors', method = 'GET' } = {}) =>
  ({ url: new URL(path, scope).href, mode, method }) as Request

/** Asks the worker of a version, and waits for what it does besides. */
async function answered(version: string, request: Request) {
  const work: Promise<unknown>[] = []
  const answer = await shellOf(version).answer(request, (one) => work.push(one))
  await Promise.all(work)
  return answer
}
const opened = async (version: string, path = 'proposals') =>
  (await answered(version, asked(path, { mode: 'navigate' }))).text()

test('what was kept starts without a network, with the configuration in the page and marked as kept', async () => {
  await shellOf('one').keepFirst()
  host.isOffline = true
  const page = await opened('one', 'proposals/7?tab=text')
  expect(page).toContain('start-one.js')
  expect(page).toMatch(/<meta name="config" content="[^"]*bakker[^"]*" data-kept \/>/)
  expect(await (await answered('one', asked('assets/start-one.js'))).text()).toBe('assets/start-one.js of one')
})

test('the policy that stands in a page of a static host is a header of the kept one', async () => {
  host.files.set('index.html', pageOf('one').replace('<head>', `<head>${policyElement}`))
  await shellOf('one').keepFirst()
  const answer = await answered('one', asked('proposals', { mode: 'navigate' }))
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(await answer.text()).not.toContain('Content-Security-Policy')
})

test('where a screen was seen before it stands in the page, and its script begins in the place of the app', async () => {
  snapshots.set(new URL('proposals', scope).href, { html: '<h1>Proposals</h1>', styles: [], drawn: { width: 1440 } })
  await shellOf('one').keepFirst()
  expect(await opened('one')).not.toContain('Proposals')
  await shellOf('one').keepRest()
  const page = await opened('one')
  expect(page).toContain('<template data-drawn="{&quot;width&quot;:1440}"><h1>Proposals</h1></template>')
  expect(page).toContain('<script src="/sales/assets/snapshot.js" data-entry="/sales/assets/start-one.js"></script>')
  expect(page).not.toContain('type="module"')
  expect(await opened('one', 'contacts')).toContain('type="module"')
})

test('a page does not wait for a snapshot that the disk does not give', async () => {
  await shellOf('one').keepFirst()
  await shellOf('one').keepRest()
  const shell = appShellOf(build('one'), scope, () => new Promise(() => {}))
  const page = await shell.answer(asked('proposals', { mode: 'navigate' }), () => undefined)
  expect(await page.text()).toContain('type="module"')
})

test('a page that is kept asks nothing early', async () => {
  const early = '<script type="module" async crossorigin src="/sales/assets/early.js"></script>'
  host.files.set('index.html', pageOf('one').replace('<head>', `<head>${early}`))
  await shellOf('one').keepFirst()
  const page = await opened('one')
  expect(page).toContain('start-one.js')
  expect(page).not.toContain('early.js')
})

test('headers of the page stay, those of its bytes do not', async () => {
  await shellOf('one').keepFirst()
  const { headers } = await answered('one', asked('', { mode: 'navigate' }))
  expect([headers.get('content-type'), headers.get('etag')]).toEqual(['text/plain', null])
})

test('when the configuration has changed, the next page comes from the host, and is kept with the new one', async () => {
  await shellOf('one').keepFirst()
  host.files.set('config.json', config('smit'))
  // The page that starts now is the kept one; it hears of the change before it asks for anything.
  expect(await opened('one')).toContain('bakker')
  expect(await (await answered('one', asked('config.json'))).json()).toMatchObject({ account: 'smit' })

  expect(await opened('one')).toBe(pageOf('one'))
  host.isOffline = true
  const kept = await opened('one')
  expect(kept).toContain('smit')
  expect(kept).not.toContain('bakker')
})

test('a configuration is never answered from what is kept', async () => {
  await shellOf('one').keepFirst()
  host.isOffline = true
  await expect(answered('one', asked('config.json'))).rejects.toThrow('Failed to fetch')
})

test.each([302, 403, 404])('a host that answers %d for its configuration gets to show its own page', async (status) => {
  await shellOf('one').keepFirst()
  Object.assign(host, { status })
  await opened('one')
  Object.assign(host, { status: 200 })
  expect(await opened('one')).toBe(pageOf('one'))
})

test('a host in trouble changes nothing', async () => {
  await shellOf('one').keepFirst()
  Object.assign(host, { status: 503 })
  await opened('one')
  expect(await opened('one')).toContain('data-kept')
})

test('a new version waits with all of its files, and the one before keeps its own', async () => {
  await shellOf('one').keepFirst()
  await shellOf('one').keepRest()
  host.files.delete('assets/board-one.js')
  deploy('two')
  await shellOf('two').keepAll()
  expect(await opened('one')).toContain('start-one.js')

  host.isOffline = true
  expect(await opened('two')).toContain('start-two.js')
  await shellOf('two').forgetOld()
  // A tab of the first version, which is under the new worker now.
  expect(await (await answered('two', asked('assets/board-one.js'))).text()).toBe('assets/board-one.js of one')
})

test('a version whose page the host does not have is not kept', async () => {
  await expect(shellOf('two').keepFirst()).rejects.toThrow('The host has another build')
})

test('a page that a host gives in the place of a missing file is not taken for it', async () => {
  host.files.delete('assets/board-one.js')
  await expect(shellOf('one').keepRest()).rejects.toThrow('Not every file could be fetched')
  await expect(answered('one', asked('assets/board-one.js'))).rejects.toThrow('assets/board-one.js')
})

test('requests of the service, writes, the customer’s page and other origins are not answered', () => {
  const shell = shellOf('one')
  const navigate = { mode: 'navigate' }
  expect(shell.answers(asked('proposals/7', navigate))).toBe(true)
  expect(shell.answers(asked('assets/board-one.js'))).toBe(true)
  for (const request of [
    asked('api/app/bakker/proposals'),
    asked('/api/app/bakker/proposals'),
    asked('accounts/bakker/oauth2/authorize', navigate),
    asked('view/abc', navigate),
    asked('proposals', { ...navigate, method: 'POST' }),
    asked('/other/proposals', navigate),
    asked('https://elsewhere.test/sales/proposals', navigate),
    asked('index.html'),
  ])
    expect(shell.answers(request), request.url).toBe(false)
})

test('a browser without room for files starts from the host', async () => {
  vi.stubGlobal('caches', {
    ...memoryCaches(),
    open: async () => ({
      match: async () => undefined,
      put: async () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    }),
  })
  await expect(shellOf('one').keepFirst()).rejects.toThrow('full')
  expect(await opened('one')).toBe(pageOf('one'))
})
