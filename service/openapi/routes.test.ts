import { expect, test } from 'vitest'
import { operations } from '#wire/operations.ts'
import { viewerOperations } from '#wire/viewer-operations.ts'
import { defaultSettings } from '#service/default-settings.ts'
import { plainId } from '#wire/webhook-operations.ts'
import { openApi, otherAddresses } from './document.ts'
import { openapiRoutes } from './routes.ts'

const all = [...operations, ...viewerOperations]
const publicUrl = 'https://proffer.example/office'
const look = {
  css: '',
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

test.each([
  { face: 'v2', path: '/docs', others: ['/office/docs/v1', '/office/docs/viewer'] },
  { face: 'v1', path: '/docs/v1', others: ['/office/docs', '/office/docs/viewer'] },
  { face: 'viewer', path: '/docs/viewer', others: ['/office/docs', '/office/docs/v1'] },
])(
  'the reference of $face shows every operation, runs no script and loads nothing from elsewhere',
  async (reference) => {
    const answer = await app.request(reference.path)
    const page = await answer.text()
    const shown = new Set(all.filter(({ face, id }) => face === reference.face && !otherAddresses.has(id)).map(plainId))
    for (const id of all.map(plainId)) expect(page.includes(`id="${id}"`), id).toBe(shown.has(id))
    expect(page).not.toMatch(/<script|style="|\son\w+="/)
    const forms = page.match(/<form[^>]*>/g) ?? []
    expect(forms).toEqual(
      reference.face === 'viewer' ? [] : [`<form class="account" action="/office${reference.path}">`],
    )
    expect(page.match(/(?:src|href)="(?!#)[^"]*"/g)?.filter((link) => !link.includes('data:image'))).toEqual([
      'href="/office/docs/reference.css"',
      ...reference.others.map((other) => `href="${other}"`),
      'href="/office/docs/guides"',
      'href="/office/docs/errors"',
      `href="/office/openapi/${reference.face}.json"`,
    ])
    const policy = answer.headers.get('Content-Security-Policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self'")
    expect(answer.headers.get('ETag')).toMatch(/^"/)
  },
)

test.each(['/docs', '/docs/v1', '/docs/viewer', '/docs/guides', '/docs/errors'])(
  'every link within %s leads to something on it, no two share a name',
  async (path) => {
    const page = await (await app.request(path)).text()
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(links.filter((id) => !ids.includes(id))).toEqual([])
  },
)

test.each(['/docs', '/docs/v1', '/docs/guides', '/docs/errors'])(
  'with an account %s is about that account, and so are its links; no page holds a key',
  async (path) => {
    const page = await (await app.request(`${path}?account=korenaar-2`)).text()
    expect(page).not.toMatch(/\bdemo\b|x--|proffer_[0-9a-zA-Z]/)
    if (path !== '/docs/errors') {
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
