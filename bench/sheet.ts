import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { costOf, pressed, signIn, type Cost } from './editor.ts'
import { launchBrowser, startNodeApp } from './node-app.ts'
import { printTable } from './service/table.ts'
import type { Measurement } from './service/verdict.ts'

const options = {
  /** Little of everything and few keys: whether it still runs, not how fast that is. */
  small: { type: 'boolean', default: false },
} as const

const whole = { sections: 15, rows: 200, times: 20 }
const few = { sections: 1, rows: 20, times: 2 }
const promised = 16

/** A proposal of the sample with text and prices. */
const name = 'Warmtepomp en vloerverwarming, Lindelaan 14'

/** What a key costs in the editor of a proposal of 20 pages: 30 pictures among the texts, 200 rows, the preview beside. */
export async function benchSheet(args: string[]): Promise<Measurement[]> {
  const { small } = parseArgs({ args, options }).values
  const { sections, rows, times } = small ? few : whole
  const browser = await launchBrowser()
  const { origin, stop } = await startNodeApp()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
    await signIn(page, origin)
    await openEditor(page, origin)
    await writeProposal(page, sections, rows)
    const costs = await measure(page, rows, times)
    print(costs)
    const what = `proposal of ${sections * 2} pictures and ${rows} rows`
    return (['text', 'title', 'row'] as const).map((part) => ({
      line: `App: one key in a ${part} of a ${what}`,
      unit: 'ms of script',
      promise: promised,
      now: costs[part].script,
    }))
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
  await page.getByRole('button', { name: 'Paste rows' }).first().click()
  const lines = Array.from({ length: rows }, (_, at) => `Row ${at + 1}\t${(at % 7) + 1}\t${at},50`)
  await page.getByLabel('Rows from a spreadsheet').fill(lines.join('\n'))
  await page.getByRole('button', { name: `Add ${rows} rows` }).click()
  await page.getByText(`Row ${rows}`, { exact: true }).first().waitFor()
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

type Measured = Record<'text' | 'title' | 'row', Cost>

async function measure(page: Page, rows: number, times: number): Promise<Measured> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const keys = () => costOf(session, times, () => pressed(page, times, 'x'))
  const first = sectionCalled(page, titleOf(1))
  await first.getByRole('textbox', { name: 'Text', exact: true }).locator('p').first().click()
  const text = await keys()
  await first.getByRole('textbox', { name: 'Title' }).click()
  const title = await keys()
  await tab(page, /^Prices/).click()
  await page
    .getByRole('grid')
    .getByText(`Row ${Math.ceil(rows / 2)}`, { exact: true })
    .click()
  const row = await keys()
  return { text, title, row }
}

const print = (costs: Measured) =>
  printTable(
    `One key in the editor, in milliseconds (promised: ≤ ${promised} of script)`,
    ['', 'script', 'layout'],
    Object.entries(costs).map(([part, { script, layout }]) => [part, script.toFixed(1), layout.toFixed(1)]),
  )
