import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { freePort } from '#hosts/node/testing/free-port.ts'
import { findChromium } from '#scripts/find-chromium.ts'
import { printTable } from './service/table.ts'

/** The sample's seller; the password is the same in every sample. */
const seller = { email: 'marieke@vanvliet.example', password: 'warmtepomp-op-zolder' }

/** Milliseconds of script and of layout. */
type Cost = { script: number; layout: number }

/** What writing in the price grid costs the browser, with few and with many rows. Needs a build; promises.md, Speed. */
export async function benchEditor() {
  // First: without it nothing else need be started.
  const executablePath = findChromium({ install: false })
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  const folder = mkdtempSync(join(tmpdir(), 'proffer-bench-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = { ...process.env, PORT: String(port), PUBLIC_URL: origin, DATABASE_URL: `file:${folder}/bench.db` }
  const proffer = (...args: string[]) =>
    spawn(process.execPath, ['hosts/node/command.ts', ...args], { env, stdio: 'ignore' })
  await once(proffer('sample', 'load'), 'exit')
  const server = proffer('serve')
  try {
    await untilReady(origin)
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
    await signIn(page, origin)
    const few = await measure(page, origin, 2)
    const all = [{ rows: 2, ...few }]
    for (const rows of [200, 500]) all.push({ rows, ...(await measure(page, origin, rows)) })
    print(all, few)
  } finally {
    await browser.close()
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(folder, { recursive: true })
  }
}

async function untilReady(origin: string) {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error('The server did not come up')
}

async function signIn(page: Page, origin: string) {
  await page.goto(`${origin}/proposals`)
  await page.getByRole('button', { name: 'Continue to sign in' }).click()
  await page.getByLabel('Email').fill(seller.email)
  await page.getByLabel('Password').fill(seller.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await page.getByRole('heading', { name: 'Proposals' }).waitFor()
}

type Measured = Record<'paste' | 'key' | 'move', Cost>

/** Pastes the rows, types into the middle one, and moves it. The paste mounts the whole table. */
async function measure(page: Page, origin: string, rows: number): Promise<Measured> {
  await page.goto(`${origin}/proposals/new`)
  await page.getByRole('combobox', { name: 'Template', exact: true }).fill('Home installation (English)')
  await page.getByRole('option', { name: 'Home installation (English)' }).click()
  await page.getByRole('button', { name: 'Paste rows' }).click()
  const lines = Array.from({ length: rows }, (_, at) => `Row ${at + 1}\t${(at % 7) + 1}\t${at},50`)
  await page.getByLabel('Rows copied from a spreadsheet').fill(lines.join('\n'))
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const paste = await costOf(session, 1, async () => {
    await page.getByRole('button', { name: `Add ${rows} rows` }).click()
    await page.getByText(`Row ${rows}`, { exact: true }).waitFor()
  })
  await page.getByText(`Row ${Math.ceil(rows / 2)}`, { exact: true }).click()
  const times = 20
  const key = await costOf(session, times, () => pressed(page, times, 'x'))
  const move = await costOf(session, times, () => pressed(page, times, 'Alt+ArrowUp', 'Alt+ArrowDown'))
  return { paste, key, move }
}

/** Each key once it has been drawn, so that no two share a frame. */
async function pressed(page: Page, times: number, ...keys: string[]) {
  for (let time = 0; time < times; time++) {
    await page.keyboard.press(keys[time % keys.length] ?? '')
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  }
}

async function costOf(session: CDPSession, times: number, work: () => Promise<void>): Promise<Cost> {
  const before = await metrics(session)
  await work()
  const after = await metrics(session)
  const spent = (name: string) => (((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000) / times
  return { script: spent('ScriptDuration'), layout: spent('LayoutDuration') + spent('RecalcStyleDuration') }
}

async function metrics(session: CDPSession) {
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
