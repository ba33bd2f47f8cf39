import { DatabaseSync } from 'node:sqlite'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { CDPSession, Page } from '@playwright/test'
import { englishTemplate } from '#service/sample/templates/favorites.ts'
import { metrics, signIn } from './editor.ts'
import { launchBrowser, startNodeApp } from './node-app.ts'
import { rowsToPaste } from './paste-rows.ts'
import { multiplySample } from './service/multiply-sample.ts'
import { printTable } from './service/table.ts'
import type { Measurement } from './service/verdict.ts'

const options = {
  /** Few rows and a short way: whether it still runs, not how fast that is. */
  small: { type: 'boolean', default: false },
} as const

const whole = { rows: 10_000, gridRows: 2_000, way: 16_000 }
const few = { rows: 400, gridRows: 40, way: 1_000 }
/** Pixels a second: a wheel that is turned fast. */
const speed = 4_000

const promisedFrames = 58
/** Of the sample, so many of 160 are won. */
const wonOf160 = 63

type Size = typeof whole

type Scrolled = {
  frames: number
  /** Frames a second. */
  fps: number
  /** Milliseconds from one frame to the next, and the share of those over 17. */
  between: number
  late: number
  /** Frames whose work took more than 50 ms. */
  long: number
  /** Milliseconds of the main thread for a frame. */
  script: number
  layout: number
  /** Elements that the page has at the end. */
  elements: number
  requests: number
}

/** What scrolling costs where a screen shows more than a page (decision 0145). */
export async function benchScroll(args: string[]): Promise<Measurement[]> {
  const { small } = parseArgs({ args, options }).values
  const size = small ? few : whole
  const browser = await launchBrowser({ small })
  const { origin, stop } = await startNodeApp((file) => fill(file, size))
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
    await signIn(page, origin)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const all: (Scrolled & { screen: string })[] = []
    for (const { screen, open } of screens(origin, size)) {
      await open(page)
      all.push({ screen, ...(await scrolled(page, session, size.way)) })
    }
    print(all)
    return all.map(({ screen, between }) => ({
      line: `App: ${screen}, scrolled`,
      unit: 'ms a frame',
      promise: Number((1000 / promisedFrames).toFixed(1)),
      now: between,
    }))
  } finally {
    await browser.close()
    await stop()
  }
}

/** Each shows more than a page. */
const screens = (origin: string, { rows, gridRows }: Size) => [
  {
    screen: `${rows} cards of a board column`,
    open: async (page: Page) => {
      await page.goto(`${origin}/proposals?view=board`)
      await page.getByRole('region', { name: 'Won', exact: true }).getByRole('link').first().waitFor()
    },
  },
  {
    screen: `${rows} products of a directory`,
    open: async (page: Page) => {
      await page.goto(`${origin}/products`)
      await page.getByRole('table', { name: 'Products' }).getByRole('link').first().waitFor()
    },
  },
  {
    screen: `${rows} rows of an import`,
    open: async (page: Page) => {
      await page.goto(`${origin}/contacts/import`)
      const lines = Array.from({ length: rows }, (_, at) => `Mill ${at + 1};mill${at + 1}@mills.example;Zeist`)
      const buffer = Buffer.from(['Name;Email;City', ...lines].join('\n'))
      await page.getByLabel('CSV file').setInputFiles({ name: 'mills.csv', mimeType: 'text/csv', buffer })
      await page.getByRole('button', { name: 'Review rows' }).click()
      await page.getByRole('table', { name: 'New' }).getByText('Mill 1', { exact: true }).waitFor()
    },
  },
  {
    screen: `${gridRows} rows of a price table`,
    open: async (page: Page) => {
      await page.goto(`${origin}/proposals/new`)
      await page.getByRole('radio', { name: englishTemplate, exact: true }).check()
      const add = await rowsToPaste(page, gridRows)
      await add()
    },
  },
]

/** So many won proposals, and products in the first directory. */
function fill(file: string, { rows }: Size) {
  multiplySample(file, Math.ceil((rows * 160) / wonOf160))
  const database = new DatabaseSync(file)
  const columns = database
    .prepare("select name from pragma_table_info('product')")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => name !== 'id')
  const values = columns.map((name) => (name === 'name' || name === 'name_key' ? `${name} || ' ' || number` : name))
  database.exec(`
    with recursive numbers(number) as (values (1) union all select number + 1 from numbers where number < ${rows})
    insert into product (${columns.join()}) select ${values.join()} from numbers join product on product.id =
      (select id from product where product_directory_id = (select id from product_directory order by name_key limit 1) limit 1)
  `)
  database.close()
}

/** Down by the wheel and up again, once what was opened has come to rest. */
async function scrolled(page: Page, session: CDPSession, way: number): Promise<Scrolled> {
  await page.mouse.move(720, 500)
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 10_000 })))
  const asked: string[] = []
  const onRequest = (request: { url: () => string }) => void asked.push(request.url())
  page.on('request', onRequest)
  await page.evaluate(watchFrames)
  const before = await metrics(session)
  for (const yDistance of [-way, way])
    await session.send('Input.synthesizeScrollGesture', {
      x: 720,
      y: 500,
      yDistance,
      speed,
      gestureSourceType: 'mouse',
      preventFling: true,
    })
  const after = await metrics(session)
  const { gaps, long } = await page.evaluate(() => window.framesSeen?.() ?? { gaps: [], long: 0 })
  page.off('request', onRequest)
  const elements = await page.locator('*').count()
  const spent = (name: string) => (((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000) / gaps.length
  const between = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
  return {
    frames: gaps.length,
    fps: 1000 / between,
    between,
    late: gaps.filter((gap) => gap > 17).length / gaps.length,
    long,
    script: spent('ScriptDuration'),
    layout: spent('LayoutDuration') + spent('RecalcStyleDuration'),
    elements,
    requests: asked.length,
  }
}

declare global {
  interface Window {
    framesSeen?: () => { gaps: number[]; long: number }
  }
}

/** In the page: how long each frame is after the one before, until it is asked. */
function watchFrames() {
  const gaps: number[] = []
  const seen = { last: 0, long: 0, over: false }
  const observer = new PerformanceObserver((list) => (seen.long += list.getEntries().length))
  observer.observe({ type: 'long-animation-frame' })
  const frame = (now: number) => {
    if (seen.last > 0) gaps.push(now - seen.last)
    seen.last = now
    if (!seen.over) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  window.framesSeen = () => {
    seen.over = true
    observer.disconnect()
    return { gaps, long: seen.long }
  }
}

const print = (all: readonly (Scrolled & { screen: string })[]) =>
  printTable(
    `Scrolled at ${speed} pixels a second (promised: ≥ ${promisedFrames} frames a second; load of the machine ${loadavg()[0]?.toFixed(1)})`,
    ['', 'frames', 'fps', 'over 17 ms', 'long', 'script', 'layout', 'elements', 'requests'],
    all.map(({ screen, frames, fps, late, long, script, layout, elements, requests }) => [
      screen,
      `${frames}`,
      fps.toFixed(1),
      `${(late * 100).toFixed(0)} %`,
      `${long}`,
      `${script.toFixed(1)} ms`,
      `${layout.toFixed(1)} ms`,
      `${elements}`,
      `${requests}`,
    ]),
  )
