import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { appFiles } from './app-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'proffer-app-'))
afterAll(() => rmSync(folder, { recursive: true }))
const script = 'export const x = 1\n'.repeat(100)
mkdirSync(join(folder, 'assets'))
mkdirSync(join(folder, '.vite'))
for (const [path, content] of Object.entries({
  'index.html': `<!doctype html><head><meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;">
    <title>Proffer</title><link rel="preload" as="fetch" href="/config.json" /></head>`,
  'customer.html': '<!doctype html><head><title>Proposal</title></head>',
  'config.json': '{"service":"https://service.example/base","account":"bakker","client_id":"app","title":"Bakker"}',
  'assets/main-abc.js': script,
  '.vite/manifest.json': '{}',
}))
  writeFileSync(join(folder, path), content)

const app = appFiles(folder, { publicUrl: 'http://proffer.test' })
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app(new Request(`http://localhost${path}`, { method, headers }))
const needed = async (...request: Parameters<typeof ask>) => {
  const answer = await ask(...request)
  if (!answer) throw new Error('the app did not answer')
  return answer
}

test.each(['/', '/proposals/7', '/viewer/abc', '/%'])(
  'a navigation to any address of the app gets its page: %s',
  async (path) => {
    const answer = await needed(path, { accept: 'text/html,*/*' })
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await answer.text()).toContain('<title>Proffer</title>')
  },
)

test('the app opens the account it is told, without the title of another, and all else of its config.json stays', async () => {
  const read = async (files: ReturnType<typeof appFiles>): Promise<unknown> =>
    (await files(new Request('http://localhost/config.json')))?.json()
  const other = { service: 'https://service.example/base', client_id: 'app' }
  expect(await read(appFiles(folder, { publicUrl: 'http://proffer.test', appAccount: 'smit' }))).toEqual({
    ...other,
    account: 'smit',
  })
  expect(await read(app)).toEqual({ ...other, account: 'bakker', title: 'Bakker' })
})

test.each(['/view/abc', '/view/', '/view', '/verify', '/verify/'])(
  'the customer’s page is for whoever opens or previews %s',
  async (path) => {
    for (const accept of ['text/html,*/*', '*/*']) {
      const answer = await needed(path, { accept })
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
      expect(await answer.text()).toContain('<title>Proposal</title>')
    }
  },
)

describe('the customer’s page of a link', () => {
  const called = (titleAt: (token: string) => Promise<string | undefined>, headers = {}) =>
    appFiles(folder, { publicUrl: 'http://proffer.test', titleAt })(
      new Request('http://localhost/view/abc_D-1', { headers }),
    ).then((answer) => answer ?? new Response())

  test('has the title that the service gives it, and stays what it is', async () => {
    const tokens: string[] = []
    const answer = await called(async (token) => {
      tokens.push(token)
      return 'Offerte van <Van Vliet> & "Zn" $&'
    })
    const plain = await (await needed('/view/abc_D-1')).text()
    const title = 'Offerte van &lt;Van Vliet&gt; &amp; &quot;Zn&quot; $&amp;'
    expect(await answer.text()).toBe(plain.replace('Proposal', () => title))
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(tokens).toEqual(['abc_D-1'])
  })

  test('is another page under another title, for who kept it', async () => {
    const [one, other] = [await called(async () => 'One'), await called(async () => 'Other')]
    const etag = one.headers.get('etag') ?? ''
    expect((await called(async () => 'One', { 'if-none-match': etag })).status).toBe(304)
    expect(other.headers.get('etag')).not.toBe(etag)
    expect((await called(async () => 'Other', { 'if-none-match': etag })).status).toBe(200)
  })

  test.each([
    { because: 'there is nothing to say', titleAt: async () => undefined },
    { because: 'the service does not say', titleAt: () => new Promise<undefined>(() => {}) },
  ])('comes as it was built where $because', async ({ titleAt }) => {
    expect(await (await called(titleAt)).text()).toContain('<title>Proposal</title>')
  })

  test.each(['/view/', '/verify', '/proposals/7'])('is not asked for a title at %s', async (path) => {
    const files = appFiles(folder, {
      publicUrl: 'http://proffer.test',
      titleAt: async () => 'Offerte van Van Vliet',
    })
    expect(await (await files(new Request(`http://localhost${path}`)))?.text()).not.toContain('Van Vliet')
  })
})

test.each(['/', '/proposals/7', '/view/abc'])(
  'a page finds what config.json says in itself, and does not fetch it: %s',
  async (path) => {
    const page = await (await needed(path)).text()
    const [, written = ''] = /<head>\s*<meta name="config" content="([^"]*)"/.exec(page) ?? []
    expect(JSON.parse(written.replaceAll('&quot;', '"'))).toEqual(await (await needed('/config.json')).json())
    expect(page).not.toContain('preload')
  },
)

test.each<[who: string, headers: Record<string, string>]>([
  ['takes anything', { accept: '*/*' }],
  ['says nothing', {}],
  ['is a browser that navigates', { accept: '*/*', 'sec-fetch-mode': 'navigate' }],
])('who %s gets the page at every address of the app', async (_, headers) => {
  for (const path of ['/', '/proposals', '/proposals/7'])
    expect(await (await needed(path, headers)).text()).toContain('<title>Proffer</title>')
})

test.each(['cors', 'no-cors', 'same-origin'])('what a page fetches (%s) is a file or nothing', async (mode) => {
  expect(await ask('/proposals', { accept: '*/*', 'sec-fetch-mode': mode })).toBeUndefined()
})

test('every file says that it is what it says, and on https that browsers stay there', async () => {
  for (const path of ['/', '/config.json', '/assets/main-abc.js']) {
    const { headers } = await needed(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toBeNull()
  }
  const safe = appFiles(folder, { publicUrl: 'https://proffer.test' })
  const { headers } = (await safe(new Request('http://localhost/config.json'))) ?? new Response()
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test('a file that is not there is nobody else', async () => {
  expect(await ask('/assets/gone-def.js')).toBeUndefined()
  expect(await ask('/', { accept: 'text/html' }, 'POST')).toBeUndefined()
})

test.each(['/.vite/manifest.json', '/%2e%2e/package.json', '/..%2fpackage.json'])(
  'what is not of the app stays hidden: %s',
  async (path) => {
    expect(await ask(path)).toBeUndefined()
  },
)

test('assets with a hash in their name are kept for good', async () => {
  const { headers } = await needed('/assets/main-abc.js')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
})

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
])('files travel compressed as the browser likes it: %s', async (accepted, encoding, unpack) => {
  const answer = await needed('/assets/main-abc.js', { 'accept-encoding': accepted })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(Number(answer.headers.get('content-length'))).toBe(bytes.byteLength)
  expect(unpack(bytes).toString()).toBe(script)
})

test.each(['', 'identity', 'zstd', 'br;q=0'])('or plain, when that is what it can read: %j', async (accepted) => {
  const answer = await needed('/assets/main-abc.js', { 'accept-encoding': accepted })
  expect(answer.headers.has('content-encoding')).toBe(false)
  expect(await answer.text()).toBe(script)
})

test('a file that has not changed is not sent again', async () => {
  const first = await needed('/', { accept: 'text/html' })
  const etag = first.headers.get('etag') ?? ''
  const second = await needed('/', { accept: 'text/html', 'if-none-match': etag })
  expect(second.status).toBe(304)
  expect(await second.text()).toBe('')
})

test('HEAD says as much as GET and sends nothing', async () => {
  const answer = await needed('/assets/main-abc.js', {}, 'HEAD')
  expect(answer.headers.get('content-length')).toBe(String(script.length))
  expect(await answer.text()).toBe('')
})

test('the app may run its own scripts, ask its service, and be framed by nobody', async () => {
  const answer = await needed('/', { accept: 'text/html' })
  const { headers } = answer
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
  expect(policy).toContain("connect-src 'self' https://service.example;")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  // Said in the page it would hold up what the page names.
  expect(await answer.text()).not.toContain('Content-Security-Policy')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})
