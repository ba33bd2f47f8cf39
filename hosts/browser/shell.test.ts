import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shellOf, type Build } from './shell.ts'
import { memoryCaches } from './testing/memory-caches.ts'

const scope = new URL('https://demo.test/')
const build: Build = {
  version: 'one',
  files: ['index.html', 'config.json', 'assets/list.js', 'assets/board.js', 'assets/send.js'],
  wasm: 'assets/sqlite3.bin',
  image: 'assets/sample.bin',
  imageMadeFor: 0,
  look: { css: '', reference: '', referenceScript: '' },
}
const packed = gzipSync('wasm')

/** A host that can lose its network, whole or for some files. */
const host = { isOffline: false, lost: new Set<string>(), requested: [] as string[] }

beforeEach(() => {
  Object.assign(host, { isOffline: false, lost: new Set(), requested: [] })
  vi.stubGlobal('caches', memoryCaches())
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address).pathname.slice(1)
    host.requested.push(path)
    if (host.isOffline || host.lost.has(path)) throw new TypeError('Failed to fetch')
    return new Response(path === build.wasm ? packed : path)
  })
})
afterEach(() => vi.unstubAllGlobals())

const read = async (path: string) => (await shellOf(build, scope).find(path)).text()

test('once everything is kept, every file is there without a network', async () => {
  await shellOf(build, scope).keepAll()
  host.isOffline = true
  for (const file of build.files) expect(await read(file)).toBe(file)
})

test('a file that cannot be fetched stops no other, and the next time only it is asked for', async () => {
  host.lost.add('assets/list.js')
  await expect(shellOf(build, scope).keepAll()).rejects.toThrow('Not every file could be fetched')
  host.isOffline = true
  for (const file of build.files.filter((file) => file !== 'assets/list.js')) expect(await read(file)).toBe(file)

  Object.assign(host, { isOffline: false, lost: new Set(), requested: [] })
  await shellOf(build, scope).keepAll()
  expect(host.requested).toEqual(['assets/list.js'])
})

test('what a page was given once it gets again without a network', async () => {
  await read('assets/board.js')
  host.isOffline = true
  expect(await read('assets/board.js')).toBe('assets/board.js')
})

test('pages are kept with their policy as a header', async () => {
  const policy = '<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;">'
  const page = '<html><title>Proffer</title></html>'
  vi.stubGlobal('fetch', async () => new Response(policy + page))
  const { keepPages, find, answer } = shellOf(build, scope)
  await keepPages()
  const kept = await answer({ url: `${scope.href}view/abc`, mode: 'navigate' } as Request)
  for (const one of [kept, await find('index.html')]) {
    expect(one.headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(await one.text()).toBe(page)
  }
})

test('what the service tells the app reaches it where the browser has no room to keep it', async () => {
  const kept = memoryCaches()
  const full = async () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  vi.stubGlobal('caches', { ...kept, open: async (name: string) => ({ ...(await kept.open(name)), put: full }) })
  vi.stubGlobal('fetch', async () => Response.json({ account: 'van-vliet', title: 'Van Vliet' }))
  const { tellApp, answer } = shellOf(build, scope)
  await tellApp({ account: 'empty', ahead: 5 })
  const told = await answer({ url: `${scope.href}config.json`, mode: 'cors' } as Request)
  expect(await told.json()).toEqual({ account: 'empty', title: 'Van Vliet', ahead: 5 })
})
