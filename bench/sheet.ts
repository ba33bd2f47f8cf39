import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { framesBehind } from '#scripts/frames-behind.ts'
import { costOf, pressed, signIn, type Cost } from './editor.ts'
import { launchBrowser, startNodeApp } from './node-app.ts'
import { rowsToPaste } from './paste-rows.ts'
import { printTable } from './service/table.ts'
import type { Measurement } from './service/verdict.ts'

const options = {
  /** Little of everything and few keys: whether it still runs, not how fast that is. */
  small: { type: 'boolean', default: false },
} as const

const whole = { sections: 15, rows: 200, times: 20 }
const few = { sections: 1, rows: 20, times: 2 }
const promised = { script: 16, frames: 1 }

/** A proposal of the sample with text and prices. */
const name = 'Warmtepomp en vloerverwarming, Lindelaan 14'

/** What a key costs in the editor of a proposal of 20 pages: 30 pictures among the texts, 200 rows, the preview beside. */
export async function benchSheet(args: string[]): Promise<Measurement[]> {
  const { small } = parseArgs({ args, options }).values
  const { sections, rows, times } = small ? few : whole
  const browser = await launchBrowser({ small })
  const { origin, stop } = await startNodeApp()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
    await signIn(page, origin)
    await openEditor(page, origin)
    await writeProposal(page, sections, rows)
    const costs = await measure(page, rows, times)
    print(costs)
    const what = `proposal of ${sections * 2} pictures and ${rows} rows`
    return parts.flatMap((part) => [
      {
        line: `App: one key in a ${part} of a ${what}`,
        unit: 'ms of script',
        promise: promised.script,
        now: costs[part].script,
      },
      {
        line: `App: the customer's view of a key in a ${part}, after the editor's own`,
        unit: 'frames',
        promise: promised.frames,
        now: costs[part].behind,
      },
    ])
  } finally {
    await browser.close()
    await stop()
  }
}

async function openEditor(page: Page, origin: string) {
  await page.goto(`${origin}/proposals?query=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('grid').first().waitFor()
}

const tab = (page: Page, words: RegExp) =>
  page.getByRole('navigation', { name: 'Editor sections' }).getByRole('link', { name: words })

/** By hand, as a person would: rows are pasted, sections typed, each with two photos. */
async function writeProposal(page: Page, sections: number, rows: number) {
  const add = await rowsToPaste(page, rows)
  await add()
  await tab(page, /^Text/).click()
  const buffer = await photo()
  for (let at = 1; at <= sections; at++) {
    // oxlint-disable-next-line no-await-in-loop -- one below the other
    await writeSection(page, at, buffer)
  }
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor()
}

const sectionCalled = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

async function writeSection(page: Page, at: number, buffer: Buffer) {
  await page.getByRole('button', { name: 'Add section', exact: true }).click()
  await page.keyboard.insertText(titleOf(at))
  await page.keyboard.press('Enter')
  for (let paragraph = 0; paragraph < 3; paragraph++) {
    // oxlint-disable-next-line no-await-in-loop -- one below the other
    await page.keyboard.insertText(words)
    // oxlint-disable-next-line no-await-in-loop -- one below the other
    await page.keyboard.press('Enter')
  }
  const section = sectionCalled(page, titleOf(at))
  const files = [1, 2].map((one) => ({ name: `${one}.jpg`, mimeType: 'image/jpeg', buffer }))
  await section.locator('input[type="file"]').setInputFiles(files)
  await section.locator('img').nth(1).waitFor()
}

const titleOf = (at: number) => `Onderdeel ${at}`

const words =
  'De warmtepomp komt achter de schuur, op drie meter van de erfgrens. Daarmee blijft het geluid bij de buren onder 40 dB. Wij werken vier dagen, dekken de vloer af en ruimen elke dag op; u heeft één aanspreekpunt, van opname tot oplevering.'

/** As busy as a photo. */
function photo() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 800, height: 533, channels: 3, background: '#808080', noise } })
    .blur(1.2)
    .jpeg()
    .toBuffer()
}

const parts = ['text', 'title', 'row'] as const

/** `behind`: how many frames after the editor the pane shows a key, at worst. */
type Measured = Record<(typeof parts)[number], Cost & { behind: number }>

async function measure(page: Page, rows: number, times: number): Promise<Measured> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const pane = page.getByRole('complementary', { name: 'Customer preview' })
  const keys = async (part: (typeof parts)[number]) => {
    const cost = await costOf(session, times, () => pressed(page, times, 'x'))
    let behind = 0
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let at = 0; at < times; at++) behind = Math.max(behind, await framesBehind(page, wordAt(part, at), pane))
    return { ...cost, behind }
  }
  const first = sectionCalled(page, titleOf(1))
  await first.getByRole('textbox', { name: 'Text', exact: true }).locator('p').first().click()
  const text = await keys('text')
  await first.getByRole('textbox', { name: 'Title' }).click()
  const title = await keys('title')
  await tab(page, /^Prices/).click()
  await page
    .getByRole('grid')
    .getByText(`Row ${Math.ceil(rows / 2)}`, { exact: true })
    .click()
  const row = await keys('row')
  return { text, title, row }
}

/** Stands nowhere else, and within no other. */
const wordAt = (part: (typeof parts)[number], at: number) => `${part}z${String.fromCharCode(97 + at)}`

const print = (costs: Measured) =>
  printTable(
    `One key in the editor, in milliseconds (promised: ≤ ${promised.script} of script), and frames until the customer's view shows it`,
    ['', 'script', 'layout', 'frames'],
    Object.entries(costs).map(([part, { script, layout, behind }]) => [
      part,
      script.toFixed(1),
      layout.toFixed(1),
      `${behind}`,
    ]),
  )
