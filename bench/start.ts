import { parseArgs } from 'node:util'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { appKept, snapshotKept } from '#scripts/app-kept.ts'
import { watchRest } from '#scripts/at-rest.ts'
import { metrics, signIn } from './editor.ts'
import { startFloor } from './floor-server.ts'
import { untilMachineRests } from './machine-rest.ts'
import { networks, throttle, type Network } from './network.ts'
import { launchBrowser, startNodeApp } from './node-app.ts'
import type { Measurement } from './service/verdict.ts'
import {
  figuresOf,
  measurementsOf,
  printFigures,
  type Opened,
  type PlaceName,
  type Started,
  type Visits,
} from './start-figures.ts'
import { untilShown, type Shown } from './until-shown.ts'

const options = {
  runs: { type: 'string', default: '5' },
  /** One visit to each: whether it still runs, not how fast that is. */
  small: { type: 'boolean', default: false },
} as const

/**
 * How soon the list of the app stands, and how soon a record and its editor open, beside the least that an app of the
 * same parts can be (`floors/`), in turns: both from the same kind of server, the app's with its service on it.
 */
export async function benchStart(args: string[]): Promise<Measurement[]> {
  const { runs, small } = parseArgs({ args, options }).values
  const browser = await launchBrowser({ small })
  const app = await startNodeApp()
  const floor = await startFloor('list')
  const visits = new Map<string, Visits[]>()
  const opened = new Map<string, Opened[]>()
  const note = <One>(all: Map<string, One[]>, name: string, one: One) => all.set(name, [...(all.get(name) ?? []), one])
  try {
    const session = await sessionOf(browser, app.origin)
    // The floor reads none, but has one: a browser that is given something to keep begins a page later.
    const moved = session.origins.map((place) => ({ ...place, origin: floor.origin }))
    const places: Place[] = [
      { name: 'floor', origin: floor.origin, session: { ...session, origins: moved } },
      { name: 'app', origin: app.origin, session },
    ]
    // One more, not counted, goes first.
    for (let run = small ? 0 : -1; run < (small ? 1 : Number(runs)); run++)
      for (const place of places) {
        for (const network of Object.keys(networks) as Network[]) {
          const seen = await visit(browser, place, network)
          if (run >= 0) note(visits, `${place.name} ${network}`, seen)
        }
        const each = await open(browser, place)
        if (run >= 0) note(opened, place.name, each)
      }
  } finally {
    await browser.close()
    await floor.stop()
    await app.stop()
  }
  const figures = figuresOf(visits, opened)
  printFigures(figures)
  return measurementsOf(figures)
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>
type Place = { name: PlaceName; origin: string; session: State }

/** What is kept of who signed in, and of nothing else that the app keeps. */
async function sessionOf(browser: Browser, origin: string): Promise<State> {
  const context = await browser.newContext({ locale: 'en-GB' })
  await signIn(await context.newPage(), origin)
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  const kept = (place: State['origins'][number]) => ({ ...place, localStorage: [], ...databasesOf(place) })
  return { cookies: [], origins: state.origins.map(kept) }
}

/** Playwright's types do not tell of them. */
function databasesOf(place: object) {
  const all: unknown = Reflect.get(place, 'indexedDB')
  const ofSession = Array.isArray(all) ? all.filter(({ name }: { name: string }) => name === 'proffer:/') : []
  if (ofSession.length === 0) throw new Error('The app keeps no session where it did')
  return { indexedDB: ofSession }
}

const contextFor = (browser: Browser, { session }: Place) =>
  browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    storageState: session,
  })

/** Twice by one browser that has nothing but a session. */
async function visit(browser: Browser, place: Place, network: Network): Promise<Visits> {
  const context = await contextFor(browser, place)
  await context.addInitScript(markRows)
  const once = async () => {
    const page = await context.newPage()
    await untilMachineRests()
    const asked = requestsOf(page)
    const rest = watchRest(page)
    const started = await start(page, place.origin, network)
    await rest()
    return { page, started, requests: asked.length }
  }
  const first = await once()
  // Only then a second visit is one of somebody who comes back.
  if (place.name === 'app') await Promise.all([appKept(first.page), snapshotKept(first.page)])
  await first.page.close()
  const second = await once()
  await context.close()
  return { cold: first.started, warm: second.started, requests: first.requests }
}

function requestsOf(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

type Marked = { rowsAt?: number; liveAt?: number }

/** In the page: when ten rows stand in it, and when ten that can be pressed do, each in the frame after. */
function markRows() {
  const mark = (name: keyof Marked, rows: string) => {
    const look = () => {
      if (document.querySelectorAll(rows).length < 10) return void requestAnimationFrame(look)
      requestAnimationFrame(() => ((window as Window & Marked)[name] = performance.now()))
    }
    requestAnimationFrame(look)
  }
  mark('rowsAt', 'tbody tr a')
  mark('liveAt', 'tbody tr a:not([inert] *)')
}

async function start(page: Page, origin: string, network: Network): Promise<Started> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Performance.enable')
  await throttle(session, network)
  await page.goto(`${origin}/proposals`, { waitUntil: 'commit' })
  const handle = await page.waitForFunction(() => (window as Window & Marked).liveAt)
  const script = ((await metrics(session)).get('ScriptDuration') ?? NaN) * 1000
  const rows = await page.evaluate(() => (window as Window & Marked).rowsAt)
  return { rows: rows ?? NaN, live: (await handle.jsonValue()) ?? NaN, script }
}

const timesAgain = 3

/** A record from the list, once the pointer has rested on it, more than once; then its editor, for the first time. */
async function open(browser: Browser, place: Place): Promise<Opened> {
  const context = await contextFor(browser, place)
  const page = await context.newPage()
  const rest = watchRest(page)
  await page.goto(`${place.origin}/proposals`)
  const record = await openRecord(page, rest)
  const again: Shown[] = []
  while (again.length < timesAgain) {
    await page.goBack()
    again.push(await openRecord(page, rest))
  }
  const asked = requestsOf(page)
  const [edit, form] =
    place.name === 'app'
      ? [page.getByRole('link', { name: 'Edit', exact: true }), '[role=grid] [role=row]']
      : [page.getByRole('button', { name: 'Edit' }), 'form input']
  await edit.hover()
  await rest()
  const editor = await untilShown(page, { selector: form }, () => edit.click())
  await rest()
  const files = asked.filter((path) => path.startsWith('/assets/')).length
  await context.close()
  return { record: { first: record, again }, editor: { ...editor, files } }
}

async function openRecord(page: Page, rest: () => Promise<void>) {
  const link = page.locator('tbody tr').nth(4).getByRole('link').first()
  const name = (await link.textContent()) ?? ''
  await link.hover()
  await rest()
  const shown = await untilShown(page, { selector: 'h1', text: name }, () => link.click())
  await rest()
  return shown
}
