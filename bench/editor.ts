import { parseArgs } from 'node:util'
import type { CDPSession, Page } from '@playwright/test'
import { sampleSignIn } from '#service/sample/settings.ts'
import { englishTemplate } from '#service/sample/templates/favorites.ts'
import { launchBrowser, startNodeApp } from './node-app.ts'
import { rowsToPaste } from './paste-rows.ts'
import { printTable } from './service/table.ts'
import type { Measurement } from './service/verdict.ts'

/** Milliseconds of script and of layout. */
export type Cost = { script: number; layout: number }

const options = {
  /** Few rows and few keys: whether it still runs, not how fast that is. */
  small: { type: 'boolean', default: false },
} as const

const promised = { rows: 200, script: 16 }

/** What writing in the price grid costs the browser, with few and with many rows (decision 0018). */
export async function benchEditor(args: string[]): Promise<Measurement[]> {
  const { small } = parseArgs({ args, options }).values
  const many = small ? [20] : [200, 500, 2000]
  const times = small ? 2 : 20
  const browser = await launchBrowser({ small })
  const { origin, stop } = await startNodeApp()
  try {
    const measured = async (rows: number) => {
      // A browser of its own: what was written before would be brought back.
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
      await signIn(page, origin)
      const costs = await measure(page, origin, rows, times)
      await page.close()
      return { rows, ...costs }
    }
    const few = await measured(2)
    const all = [few]
    for (const rows of many) all.push(await measured(rows))
    print(all, few)
    const now = all.find(({ rows }) => rows === promised.rows)?.key.script
    return [{ line: 'App: one key in a price table of 200 rows', unit: 'ms of script', promise: promised.script, now }]
  } finally {
    await browser.close()
    await stop()
  }
}

export async function signIn(page: Page, origin: string) {
  await page.goto(`${origin}/proposals`)
  await page.getByRole('button', { name: 'Continue to sign in' }).click()
  await page.getByLabel('Email').fill(sampleSignIn.email)
  await page.getByLabel('Password').fill(sampleSignIn.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const allow = page.getByRole('button', { name: 'Allow', exact: true })
  const arrived = page.getByRole('heading', { name: 'Proposals', exact: true })
  await allow.or(arrived).first().waitFor()
  // It is asked once; the service remembers.
  if (await allow.isVisible()) await allow.click()
  await arrived.waitFor()
}

type Measured = Record<'paste' | 'key' | 'move', Cost>

/** Pastes the rows, types into the middle one, and moves it. The paste mounts the whole table. */
async function measure(page: Page, origin: string, rows: number, times: number): Promise<Measured> {
  await page.goto(`${origin}/proposals/new`)
  await page.getByRole('radio', { name: englishTemplate, exact: true }).check()
  const add = await rowsToPaste(page, rows)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const paste = await costOf(session, 1, add)
  const middle = page.getByText(`Row ${Math.ceil(rows / 2)}`, { exact: true })
  // The first row has the focus by now. Of a long table the rows of the window are there alone.
  if (rows > 2) {
    while ((await middle.count()) === 0) await scrolled(page)
    await middle.click()
  }
  const key = await costOf(session, times, () => pressed(page, times, 'x'))
  const move = await costOf(session, times, () => pressed(page, times, 'Alt+ArrowUp', 'Alt+ArrowDown'))
  return { paste, key, move }
}

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))

async function scrolled(page: Page) {
  await page.mouse.wheel(0, 600)
  await drawn(page)
}

/** Each key once it has been drawn, so that no two share a frame. */
export async function pressed(page: Page, times: number, ...keys: string[]) {
  for (let time = 0; time < times; time++) {
    await page.keyboard.press(keys[time % keys.length] ?? '')
    await drawn(page)
  }
}

export async function costOf(session: CDPSession, times: number, work: () => Promise<void>): Promise<Cost> {
  const before = await metrics(session)
  await work()
  const after = await metrics(session)
  const spent = (name: string) => (((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000) / times
  return { script: spent('ScriptDuration'), layout: spent('LayoutDuration') + spent('RecalcStyleDuration') }
}

/** Of the main thread, in seconds and counts. */
export async function metrics(session: CDPSession) {
  const answer = await session.send('Performance.getMetrics')
  return new Map(answer.metrics.map(({ name, value }) => [name, value]))
}

function print(all: readonly (Measured & { rows: number })[], few: Measured) {
  const milliseconds = (value: number) => value.toFixed(1)
  const acts = ['paste', 'key', 'move'] as const
  printTable(
    'Price grid: milliseconds each, and times what it takes with 2 rows (promised: a key in 200 rows ≤ 16 of script)',
    ['', 'script', 'layout', 'script ×'],
    all.flatMap((measured) =>
      acts.map((act) => {
        const { script, layout } = measured[act]
        const ratio = (script / few[act].script).toFixed(1)
        return [`${act}, ${measured.rows} rows`, milliseconds(script), milliseconds(layout), ratio]
      }),
    ),
  )
}
