import process from 'node:process'
import { parseArgs } from 'node:util'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { openWorkplace } from '#hosts/node/open-service.ts'
import { readSettings } from '#hosts/node/settings.ts'
import { acrossAccounts } from '#service/store/db.ts'
import { middle } from './service/middle.ts'
import { startFloor } from './floor-server.ts'
import { untilMachineRests } from './machine-rest.ts'
import { networks, throttle, type Network } from './network.ts'
import { launchBrowser, startNodeApp } from './node-app.ts'
import { printTable } from './service/table.ts'
import type { Measurement } from './service/verdict.ts'

const options = {
  runs: { type: 'string', default: '5' },
  /** One visit to each: whether it still runs, not how fast that is. */
  small: { type: 'boolean', default: false },
} as const

type Loaded = {
  /** Milliseconds from the navigation until the name of the proposal stands on the page. */
  readable: number
  requests: number
  /** Bytes of JavaScript as they came over the network. */
  scripts: number
}
type Visits = Record<'cold' | 'warm', Loaded>

const promised = { scripts: 130_000, slow: 1.2 }

/**
 * How soon a receiver can read what they were sent, beside the least that a page of React can be (`floors/`), in turns:
 * the first visit of a browser and the second, on a quick network and on a phone's. Both get the same document, over
 * HTTP/1.1 and brotli, from the same kind of server.
 */
export async function benchCustomer(args: string[]): Promise<Measurement[]> {
  const { runs, small } = parseArgs({ args, options }).values
  const browser = await launchBrowser({ small })
  const app = await startNodeApp()
  const path = `/view/${await linkIn(app.databaseUrl)}`
  const floor = await startFloor(
    'customer',
    await (await fetch(`${app.origin}${path.replace('view', 'viewer')}`)).text(),
  )
  const origins = { floor: floor.origin, page: app.origin }
  const seen = new Map<string, Visits[]>()
  try {
    // One more, not counted, goes first.
    for (let run = small ? 0 : -1; run < (small ? 1 : Number(runs)); run++)
      for (const network of Object.keys(networks) as Network[])
        for (const [name, origin] of Object.entries(origins)) {
          const visits = await visit(browser, `${origin}${path}`, network)
          if (run >= 0) seen.set(`${name} ${network}`, [...(seen.get(`${name} ${network}`) ?? []), visits])
        }
  } finally {
    await browser.close()
    await floor.stop()
    await app.stop()
  }
  return report(seen)
}

/** Of the sample, the open proposal with the longest content. */
async function linkIn(databaseUrl: string) {
  const { db } = await openWorkplace(readSettings({ ...process.env, DATABASE_URL: databaseUrl }))
  try {
    const { link_token } = await acrossAccounts(db)
      .selectFrom('proposal')
      .innerJoin('receiver', 'receiver.proposal_id', 'proposal.id')
      .innerJoin('proposal_version as version', 'version.id', 'proposal.version_id')
      .select('receiver.link_token')
      .where('proposal.status', '=', 'open')
      .orderBy(({ fn }) => fn<number>('length', ['version.content']), 'desc')
      .executeTakeFirstOrThrow()
    return link_token
  } finally {
    await db.destroy()
  }
}

/** Twice by one browser that was never there before. */
async function visit(browser: Browser, address: string, network: Network): Promise<Visits> {
  const context = await browser.newContext({ locale: 'nl-NL', viewport: { width: 390, height: 844 } })
  await context.addInitScript(markReadable)
  const once = async () => {
    const page = await context.newPage()
    await untilMachineRests()
    const loaded = await load(page, address, network)
    await page.close()
    return loaded
  }
  const visits = { cold: await once(), warm: await once() }
  await context.close()
  return visits
}

type Marked = { readable?: number }

/** In the page: when its heading stands with words in it, in the frame after. */
function markReadable() {
  const look = () => {
    if (!document.querySelector('h1')?.textContent) return void requestAnimationFrame(look)
    requestAnimationFrame(() => ((window as Window & Marked).readable = performance.now()))
  }
  requestAnimationFrame(look)
}

async function load(page: Page, address: string, network: Network): Promise<Loaded> {
  const session = await page.context().newCDPSession(page)
  const transfers = await watchTransfers(session)
  await throttle(session, network)
  await page.goto(address)
  const handle = await page.waitForFunction(() => (window as Window & Marked).readable)
  // Until then: what comes after, the reader does not wait for.
  const { requests, scripts } = transfers
  return { readable: (await handle.jsonValue()) ?? NaN, requests, scripts }
}

async function watchTransfers(session: CDPSession) {
  const transfers = { requests: 0, scripts: 0 }
  const scripts = new Set<string>()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    transfers.requests++
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) transfers.scripts += encodedDataLength
  })
  return transfers
}

function report(seen: ReadonlyMap<string, readonly Visits[]>): Measurement[] {
  const of = (name: string, network: Network, visit: keyof Visits, figure: keyof Loaded) =>
    middle((seen.get(`${name} ${network}`) ?? []).map((visits) => visits[visit][figure]))
  const lines = (Object.keys(networks) as Network[]).flatMap((network) =>
    (['cold', 'warm'] as const).map((visit) => {
      const [floor, page] = [of('floor', network, visit, 'readable'), of('page', network, visit, 'readable')]
      const ratio = page / floor
      const isPromised = network !== 'not throttled' && visit === 'cold'
      const verdict = isPromised ? (ratio <= promised.slow ? `≤ ${promised.slow}` : `over ${promised.slow}`) : ''
      return [`${visit}, ${network}`, `${floor.toFixed(0)} ms`, `${page.toFixed(0)} ms`, ratio.toFixed(2), verdict]
    }),
  )
  printTable('Time until it can be read, the middle of all runs', ['', 'floor', 'page', 'ratio', 'promise'], lines)
  const scripts = of('page', 'not throttled', 'cold', 'scripts')
  printTable(
    'The first visit',
    ['', 'floor', 'page', 'promise'],
    [
      [
        'JavaScript, brotli',
        `${(of('floor', 'not throttled', 'cold', 'scripts') / 1000).toFixed(1)} kB`,
        `${(scripts / 1000).toFixed(1)} kB`,
        scripts <= promised.scripts ? '≤ 130 kB' : 'over 130 kB',
      ],
      [
        'requests until it can be read',
        `${of('floor', 'not throttled', 'cold', 'requests')}`,
        `${of('page', 'not throttled', 'cold', 'requests')}`,
        '',
      ],
    ],
  )
  const slow = 'slow 4G, CPU / 4'
  const now = of('page', slow, 'cold', 'readable') / of('floor', slow, 'cold', 'readable')
  return [
    {
      line: "Customer's page: readable on slow 4G, CPU / 4",
      unit: 'x the floor',
      floor: 1,
      promise: promised.slow,
      now,
    },
  ]
}
