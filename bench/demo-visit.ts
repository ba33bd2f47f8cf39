import type { BrowserContext, Page } from '@playwright/test'
import { watchRest } from '#scripts/at-rest.ts'
import { untilMachineRests } from './machine-rest.ts'

export type Visits = {
  /** Milliseconds from asking for the page until it shows its first screen. */
  painted: number
  /** Until the first rows, signing in on the way without a pause. */
  first: number
  /** The same of a second visit, signed in. */
  second: number
  /** Until the demo was as in the beginning. */
  reset: number | undefined
  /** Bytes of the first visit by kind, as they were transferred. */
  bytes: Record<string, number>
  /** What of the service was asked for before the shell had painted. */
  beforePaint: string[]
}

const rows = (page: Page) => page.getByRole('table', { name: 'Proposals' }).getByRole('cell').first()

/** A first and a second visit of one person to the app at `origin`. */
export async function visit(
  context: BrowserContext,
  origin: string,
  { email, password }: { email: string; password: string },
  isDemo: boolean,
): Promise<Visits> {
  const transfers = watchTransfers(context)
  const page = await context.newPage()
  await untilMachineRests()
  const rest = watchRest(page)
  const started = performance.now()
  const since = () => performance.now() - started
  await page.goto(`${origin}/proposals`)
  const start = page.getByRole('button', { name: 'Continue to sign in' })
  await start.waitFor()
  const painted = since()
  const beforePaint = transfers.asked.filter((path) => path.endsWith('.bin'))
  await start.click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await rows(page).waitFor()
  const first = since()
  await rest()
  const bytes = await transfers.byKind()
  // The browser fetches it by itself, and tells nobody how much that was.
  if (isDemo) bytes['the worker'] = (await (await context.request.get(`${origin}/sw.js`)).body()).length
  await page.close()
  const second = await secondVisit(context, origin)
  const taken = isDemo ? await reset(context, origin) : undefined
  if (!isDemo) await withdrawConsent(context, origin)
  return { painted, first, second, reset: taken, bytes, beforePaint }
}

/** A server keeps its database: its next visitor is to meet the same pages as this one. */
async function withdrawConsent(context: BrowserContext, origin: string) {
  const page = await context.newPage()
  await page.goto(`${origin}/settings/you`)
  await page.getByRole('button', { name: /^Withdraw from / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw access' }).click()
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
  await page.close()
}

async function secondVisit(context: BrowserContext, origin: string) {
  const page = await context.newPage()
  await untilMachineRests()
  const started = performance.now()
  await page.goto(`${origin}/proposals`)
  await rows(page).waitFor()
  const second = performance.now() - started
  await page.close()
  return second
}

async function reset(context: BrowserContext, origin: string) {
  const page = await context.newPage()
  await page.goto(`${origin}/proposals`)
  await rows(page).waitFor()
  const taken = await page.evaluate(async () => {
    const started = performance.now()
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    const { status } = await fetch('/api/app/van-vliet/demo/reset', init)
    if (status !== 204) throw new Error(`The demo answered ${status}`)
    return performance.now() - started
  })
  await page.close()
  return taken
}

const kindOf = (path: string) => {
  if (path.endsWith('/sw.js')) return 'the worker'
  if (path.includes('/assets/sqlite3')) return 'SQLite'
  if (path.includes('/assets/sample')) return 'the sample’s database'
  if (path.startsWith('/api/') || path.startsWith('/accounts/')) return 'answers of the service'
  const [, ending = 'html'] = /\.(\w+)$/.exec(path) ?? []
  return { js: 'scripts', css: 'styles', woff2: 'fonts', html: 'pages' }[ending] ?? 'other files'
}

/** What comes over the network, for pages and for their worker; answers of the worker do not. */
function watchTransfers(context: BrowserContext) {
  const asked: string[] = []
  const sizes: Promise<[string, number]>[] = []
  context.on('request', (request) => asked.push(new URL(request.url()).pathname))
  context.on('requestfinished', (request) => {
    const size = async (): Promise<[string, number]> => {
      const kind = kindOf(new URL(request.url()).pathname)
      const response = await request.response()
      if (!response || response.fromServiceWorker()) return [kind, 0]
      const { responseBodySize, responseHeadersSize } = await request.sizes()
      return [kind, responseBodySize + responseHeadersSize]
    }
    // A page that is gone by now can tell no sizes.
    sizes.push(size().catch((): [string, number] => ['other files', 0]))
  })
  return {
    asked,
    byKind: async () => {
      const sums: Record<string, number> = {}
      for (const [kind, size] of await Promise.all(sizes)) sums[kind] = (sums[kind] ?? 0) + size
      return sums
    },
  }
}
