import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operations } from '#wire/operations.ts'
import { viewerOperations } from '#wire/viewer-operations.ts'
import { defaultSettings } from '#service/default-settings.ts'
import { plainId } from '#wire/webhook-operations.ts'
import { openApi, otherAddresses } from './document.ts'
import { releases } from './guides/changes.ts'
import { errorCodes } from './guides/codes.ts'
import { openapiRoutes } from './routes.ts'

const all = [...operations, ...viewerOperations]
const publicUrl = 'https://proffer.example/office'
const look = {
  css: '',
  referenceScript: 'search.select()',
  reference: '[data-mantine-color-scheme="dark"] { --c-text: white }',
  font: new Uint8Array([1, 2]),
}
const settings = {
  publicUrl,
  appUrl: publicUrl,
  ...defaultSettings,
}
const app = openapiRoutes({ look, settings })

test.each(['v1', 'v2', 'viewer'] as const)(
  'the document of %s is public, open to any origin, and kept',
  async (face) => {
    const answer = await app.request(`/openapi/${face}.json`)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
    })
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(openApi(all, { face, publicUrl }))))

    const tag = answer.headers.get('ETag') ?? ''
    const again = await app.request(`/openapi/${face}.json`, { headers: { 'If-None-Match': `"other", W/${tag}` } })
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag])
  },
)

test('an interface of our own is not described', async () => {
  expect((await app.request('/openapi/app.json')).status).toBe(404)
})

/** On the customer's page there are no tokens, no roles, and nothing to compare by. */
const notToViewers: readonly string[] = ['not_authenticated', 'role_required', 'write_access_required', 'changed_since']

test.each([
  { face: 'v2', path: '/docs' },
  { face: 'v1', path: '/docs/v1' },
  { face: 'viewer', path: '/docs/viewer' },
])(
  'the reference of $face shows every operation, runs our one script and loads nothing from elsewhere',
  async (reference) => {
    const answer = await app.request(reference.path)
    const page = await answer.text()
    const shown = new Set(all.filter(({ face, id }) => face === reference.face && !otherAddresses.has(id)).map(plainId))
    for (const id of all.map(plainId)) expect(page.includes(`id="${id}"`), id).toBe(shown.has(id))
    expect(page).not.toMatch(/style="|\son\w+="|javascript:/)
    expect(page.match(/<script[^]*?<\/script>/g)).toEqual(['<script src="/office/docs/reference.js" defer></script>'])
    const forms = page.match(/<form[^>]*>/g) ?? []
    expect(forms).toEqual([
      '<form class="search" role="search" action="/office/docs/search">',
      ...(reference.face === 'viewer' ? [] : [`<form class="account" action="/office${reference.path}">`]),
    ])
    const links = page.match(/(?:src|href)="(?!#)[^"]*"/g)?.filter((link) => !link.includes('data:image')) ?? []
    const pages = ['/guides', '', '/v1', '/viewer', '/errors', '/changes'].map((one) => `/office/docs${one}`)
    const guides = ['first-call', 'receiving-webhooks', 'events'].map((id) => `/office/docs/guides#${id}`)
    expect(links.map((link) => link.replace(/.*"(.*)"/, '$1'))).toEqual([
      '/office/docs/reference.css',
      '/office/docs/reference.js',
      ...pages.filter((path) => path !== `/office${reference.path}`),
      ...(reference.face === 'viewer' ? [] : guides),
      `/office/openapi/${reference.face}.json`,
      `/office/openapi/${reference.face}.yaml`,
      ...errorCodes
        .filter(({ code }) => reference.face !== 'viewer' || !notToViewers.includes(code))
        .map(({ code }) => `/office/docs/errors#${code}`),
    ])
    const policy = answer.headers.get('Content-Security-Policy')
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).toContain("form-action 'self'")
    expect(answer.headers.get('ETag')).toMatch(/^"/)
  },
)

test.each(['/docs', '/docs/v1', '/docs/viewer', '/docs/guides', '/docs/errors', '/docs/changes'])(
  'every link within %s leads to something on it, no two share a name',
  async (path) => {
    const page = await (await app.request(path)).text()
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(links.filter((id) => !ids.includes(id))).toEqual([])
  },
)

test.each(['/docs', '/docs/v1', '/docs/guides', '/docs/errors', '/docs/changes', '/docs/search?query=price'])(
  'with an account %s is about that account, and so are its links; no page holds a key',
  async (path) => {
    const asked = `${path}${path.includes('?') ? '&' : '?'}account=korenaar-2`
    const page = await (await app.request(asked)).text()
    expect(page).not.toMatch(/\bdemo\b|x--|proffer_[0-9a-zA-Z]/)
    if (/docs(?:\/v1|\/guides)?$/.test(path)) {
      expect(page).toContain('/api/v2/korenaar-2/'.replace('v2', path === '/docs/v1' ? 'v1' : 'v2'))
      expect(page).toContain('value="korenaar-2"')
    }
    const others = page.match(/href="\/office\/docs(?:\/\w+)?[?"][^"]*"/g) ?? []
    expect(others.length).toBeGreaterThan(1)
    expect(others.filter((link) => !link.includes('?account=korenaar-2'))).toEqual([])
  },
)

test.each(['Korenaar', 'a b', '<b>', '-x', 'x'.repeat(64), ''])(
  'an account that cannot be, “%s”, is refused and says how one is written',
  async (name) => {
    const answer = await app.request(`/docs?account=${encodeURIComponent(name)}`)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('lower-case letters, digits and dashes')
  },
)

test('two accounts have a tag of their own, so that no cache gives one the page of the other', async () => {
  const tagOf = async (name: string) => (await app.request(`/docs?account=${name}`)).headers.get('ETag')
  expect(await tagOf('one')).not.toBe(await tagOf('two'))
})

test('what stands in angle brackets is shown, not read as markup', async () => {
  const page = await (await app.request('/docs')).text()
  expect(page).toContain('Authorization: Bearer &lt;API_KEY&gt;')
  expect(page).toContain('Authorization: Bearer $PROFFER_API_KEY')
  expect(page).toContain('custom_')
  expect(page).not.toContain('<field_id>')
})

test('the style follows the browser’s wish for dark, and the serif stands beside it', async () => {
  expect(await (await app.request('/docs/reference.css')).text()).toContain('prefers-color-scheme: dark')
  expect((await app.request('/docs/proffer-serif.woff2')).headers.get('Content-Type')).toBe('font/woff2')
})

const idsOn = async (path: string) =>
  new Set([...(await (await app.request(path)).text()).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))

/** The places a search finds, by page and anchor, in order. */
async function found(query: string) {
  const page = await (await app.request(`/docs/search?query=${encodeURIComponent(query)}`)).text()
  const list = page.slice(page.indexOf('<ol'))
  return [...list.matchAll(/href="\/office(\/docs[^"#]*)#([^"]+)"/g)].map(([, path = '', id = '']) => ({ path, id }))
}

test.each([
  ['create proposal', { path: '/docs', id: 'proposals.create' }],
  ['/contacts/{id}', { path: '/docs', id: 'contacts.details' }],
  ['proposal_won', { path: '/docs/guides', id: 'proposal_won' }],
  ['company_created', { path: '/docs/guides', id: 'contact_created' }],
  ['idempotency_key_reused', { path: '/docs/errors', id: 'idempotency_key_reused' }],
  ['X-Total-Count', { path: '/docs/guides', id: 'paging' }],
  ['RateLimit-Policy', { path: '/docs/guides', id: 'limits' }],
  ['Assistants', { path: '/docs/guides', id: 'assistants' }],
])('a search for %s finds it first, in any case of letters', async (query, place) => {
  expect((await found(query))[0]).toEqual(place)
  expect((await found(query.toUpperCase()))[0]).toEqual(place)
})

test('all that a search finds is there, and so is all that the changes lead to', async () => {
  const places = (await Promise.all(['e', 'proposal', 'webhook', 'version'].map(found))).flat()
  expect(places.length).toBeGreaterThan(100)
  const changes = await (await app.request('/docs/changes')).text()
  const led = [...changes.matchAll(/href="\/office(\/docs[^"#]*)#([^"]+)"/g)]
  expect(led.length).toBeGreaterThan(5)
  for (const { path, id } of [...places, ...led.map(([, path = '', id = '']) => ({ path, id }))])
    expect((await idsOn(path)).has(id), `${path}#${id}`).toBe(true)
})

test('the page of changes has the releases that CHANGELOG.md has, in its order', () => {
  const changelog = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8')
  const names = [...changelog.matchAll(/^## \[?([^\]\n]+)\]?/gm)].map(([, name]) => name)
  expect(releases.map(({ name }) => name)).toEqual(names)
})

test('a search is for words, however odd, and is shown as it was typed', async () => {
  const page = async (query: string) => (await app.request(`/docs/search?query=${encodeURIComponent(query)}`)).text()
  expect(await page('<img src=x onerror=1>')).not.toContain('<img')
  expect(await page('"><script>')).not.toContain('"><script>')
  expect(await page('zzz')).toContain('Nothing has all of “zzz”')
  expect(await page('  ')).toContain('Words of what you look for')
  expect((await app.request(`/docs/search?query=${'x'.repeat(101)}`)).status).toBe(400)
  expect((await app.request('/docs/search?query=x&account=-')).status).toBe(400)
})
