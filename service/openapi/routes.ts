import { Hono } from 'hono'
import { accountName } from '#service/oauth/register.ts'
import { pageStyle } from '#service/oauth/pages/page-style.ts'
import type { Ports } from '#service/ports.ts'
import type { ServiceContext, ServiceEnv } from '#service/routes/env.ts'
import { etagOf } from '#service/routes/etag.ts'
import { problem } from '#service/routes/problem.ts'
import { maxAccountNameLength } from '#wire/limits.ts'
import { operations } from '#wire/operations.ts'
import { viewerOperations } from '#wire/viewer-operations.ts'
import { openApi, readingOrder, type PublicFace } from './document.ts'
import type { Reader } from './page/frame.ts'
import { changesPage, errorsPage, guidesPage } from './page/guide-page.ts'
import type { Piece } from './page/prose.ts'
import { referencePage } from './page/reference-page.ts'
import { placesIn } from './page/search-index.ts'
import { searchPage } from './page/search-page.ts'
import { sampleAccount } from './security.ts'
import { yamlOf } from './yaml.ts'

const noAccountName = `An account name is lower-case letters, digits and dashes, at most ${maxAccountNameLength}.`

/** Those the contract has operations of; the current one first. */
const all = [...operations, ...viewerOperations]
const faces = (['v2', 'v1', 'viewer'] as const satisfies PublicFace[]).filter(
  (face) => readingOrder(all, face).length > 0,
)

const longestSought = 100

/** Stands for the account in pages that are kept for every account; no account's name is as long. */
const anyAccount = `x${'-'.repeat(maxAccountNameLength)}x`

/**
 * The documents at `/openapi/<face>.json` and the reference at `/docs`: public, the same for everybody. With
 * `?account=…` the samples are about that account; nothing else is known of a reader, and no page holds a key.
 */
export function openapiRoutes({ look, settings: { publicUrl } }: Pick<Ports, 'look' | 'settings'>) {
  const app = new Hono<ServiceEnv>({ strict: false })
  // The service may stand below a path of its host.
  const home = `${new URL(publicUrl).pathname.replace(/\/$/, '')}/docs`
  const serve = (path: string, make: (reader: Reader) => Piece) => {
    const text = (account: string, query: string) =>
      once(async () => (await make({ publicUrl, home, account, query })).toString())
    const general = text(sampleAccount, '')
    const own = text(anyAccount, `?account=${anyAccount}`)
    app.get(path, async (c) => {
      const account = c.req.query('account')
      if (account !== undefined && !accountName.test(account)) return problem(c, 400, noAccountName)
      return shown(c, account === undefined ? await general() : (await own()).replaceAll(anyAccount, account))
    })
  }
  for (const face of faces)
    serve(face === 'v2' ? '/docs' : `/docs/${face}`, (reader) =>
      referencePage({ document: openApi(all, { face, ...reader }), face, reader }),
    )
  serve('/docs/guides', guidesPage)
  serve('/docs/errors', errorsPage)
  serve('/docs/changes', changesPage)
  serveDocuments(app, publicUrl)
  serveSearch(app, { publicUrl, home })
  const css = once(() => pageStyle(look.reference))
  app.get('/docs/reference.css', (c) => kept(c, css(), 'text/css; charset=utf-8'))
  app.get('/docs/reference.js', (c) => kept(c, look.referenceScript, 'text/javascript; charset=utf-8'))
  const { font } = look
  const forAnHour = { 'Cache-Control': 'public, max-age=3600', 'Content-Type': 'font/woff2' }
  if (font) app.get('/docs/proffer-serif.woff2', (c) => c.body(font, 200, forAnHour))
  return app
}

function serveDocuments(app: Hono<ServiceEnv>, publicUrl: string) {
  for (const face of faces) {
    const document = once(() => openApi(all, { face, publicUrl }))
    const json = once(() => JSON.stringify(document()))
    const yaml = once(() => yamlOf(document()))
    app.get(`/openapi/${face}.json`, (c) => {
      c.header('Access-Control-Allow-Origin', '*')
      return kept(c, json(), 'application/json')
    })
    app.get(`/openapi/${face}.yaml`, (c) => {
      c.header('Access-Control-Allow-Origin', '*')
      return kept(c, yaml(), 'application/yaml')
    })
  }
}

function serveSearch(app: Hono<ServiceEnv>, { publicUrl, home }: Pick<Reader, 'publicUrl' | 'home'>) {
  const places = once(() => {
    const documentOf = (face: PublicFace) => openApi(all, { face, publicUrl })
    const documents = { v1: documentOf('v1'), v2: documentOf('v2'), viewer: documentOf('viewer') }
    return placesIn(documents, { publicUrl, account: sampleAccount })
  })
  app.get('/docs/search', async (c) => {
    const { account, query: sought = '' } = c.req.query()
    if (account !== undefined && !accountName.test(account)) return problem(c, 400, noAccountName)
    if (sought.length > longestSought) return problem(c, 400, `Search for at most ${longestSought} characters.`)
    const query = account === undefined ? '' : `?account=${account}`
    const reader = { publicUrl, home, account: account ?? sampleAccount, query }
    return shown(c, (await searchPage(reader, places(), sought.trim())).toString())
  })
}

/** The page runs our one script, asks nobody but us and is shown in no frame. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

function shown(c: ServiceContext, page: string) {
  c.header('Content-Security-Policy', policy)
  c.header('X-Content-Type-Options', 'nosniff')
  return kept(c, page, 'text/html; charset=utf-8')
}

/** Answers with the text, or with 304 to whoever has it already. */
async function kept(c: ServiceContext, text: string, type: string) {
  const tag = await etagOf(text)
  c.header('ETag', tag)
  c.header('Cache-Control', 'public, max-age=300')
  const named = c.req.header('If-None-Match')?.split(',') ?? []
  // A proxy that compressed the text has weakened its tag.
  if (named.some((one) => one.trim().replace(/^W\//, '') === tag)) return c.body(null, 304)
  return c.body(text, 200, { 'Content-Type': type })
}

/** Made when first asked for, then kept: it follows from the contract alone. */
function once<T>(make: () => T) {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
