import { readFileSync, rmSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { CDPSession, Page } from '@playwright/test'
import { build } from 'vite'
import { signIn } from './editor.ts'
import { launchBrowser, startNodeApp } from './node-app.ts'
import { printTable } from './service/table.ts'

const options = {
  /** The start alone: whether it still runs, not where time goes. */
  small: { type: 'boolean', default: false },
  /** How often each is done; what stands in the table is the average. */
  times: { type: 'string', default: '5' },
} as const

/** Done before the profile of an act begins, and the act itself. */
type Act = { name: string; before: (page: Page, origin: string) => Promise<void>; act: (page: Page) => Promise<void> }

const proposal = 'Warmtepomp en vloerverwarming, Lindelaan 14'

const rows = (page: Page) => page.getByRole('table').getByRole('row').nth(1).waitFor()
const everything = async (page: Page, origin: string) => {
  await page.goto(`${origin}/proposals`)
  await rows(page)
}
const list = async (page: Page, origin: string) => {
  await page.goto(`${origin}/proposals?query=${encodeURIComponent(proposal)}`)
  await rows(page)
}
const record = async (page: Page, origin: string) => {
  await list(page, origin)
  await page.getByRole('link', { name: proposal }).first().click()
  await page.getByRole('heading', { name: 'Timeline' }).waitFor()
}

/** What a working day is made of; each ends when what was asked for is painted. */
const acts: readonly Act[] = [
  {
    name: 'start',
    before: everything,
    act: async (page) => {
      await page.reload()
      await rows(page)
    },
  },
  {
    name: 'list',
    before: everything,
    act: async (page) => {
      await page.getByRole('link', { name: /^Won/ }).click()
      await page.getByRole('heading', { name: 'Proposals', exact: true }).waitFor()
      await rows(page)
    },
  },
  {
    name: 'record',
    before: list,
    act: async (page) => {
      await page.getByRole('link', { name: proposal }).first().click()
      await page.getByRole('heading', { name: 'Timeline' }).waitFor()
    },
  },
  {
    name: 'editor',
    before: record,
    act: async (page) => {
      await page.getByRole('link', { name: 'Edit', exact: true }).click()
      await page.getByRole('grid').first().waitFor()
    },
  },
  {
    name: 'board',
    before: everything,
    act: async (page) => {
      await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Board' }).click()
      await page.getByRole('region', { name: 'Won' }).getByRole('link').nth(5).waitFor()
    },
  },
]

/**
 * Which functions the script of the app spends its time in, by themselves: the ten that take most of each act, by their
 * names and lines in the sources. What the browser does for a function, such as a layout it asks for, counts as its own.
 */
export async function benchProfile(args: string[]) {
  const { small, times } = parseArgs({ args, options }).values
  const nameOf = namesFrom(await buildWithMaps())
  const browser = await launchBrowser({ small })
  const { origin, stop } = await startNodeApp()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
    await signIn(page, origin)
    const session = await page.context().newCDPSession(page)
    await session.send('Profiler.enable')
    await session.send('Profiler.setSamplingInterval', { interval: 200 })
    for (const act of small ? acts.slice(0, 1) : acts) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: two at once would slow each other
      print(act.name, await profiled(page, session, origin, act, small ? 1 : Number(times)), nameOf)
    }
  } finally {
    await browser.close()
    await stop()
  }
}

/** Microseconds by function, as `file:line:column name` of the built files, an act. */
async function profiled(page: Page, session: CDPSession, origin: string, { before, act }: Act, times: number) {
  const spent = new Map<string, number>()
  for (let time = 0; time < times; time++) {
    await before(page, origin)
    await session.send('Profiler.start')
    await act(page)
    const { profile } = await session.send('Profiler.stop')
    const callers = ownCallers(profile, origin)
    for (const [at, id] of (profile.samples ?? []).entries()) {
      const key = callers.get(id)
      if (key !== undefined) spent.set(key, (spent.get(key) ?? 0) + (profile.timeDeltas?.[at] ?? 0) / times)
    }
  }
  return spent
}

type ProfileNode = {
  id: number
  callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number }
  children?: number[]
}

/** For each node of a profile the function of the app that runs there, or has called what the browser runs there. */
function ownCallers({ nodes }: { nodes: readonly ProfileNode[] }, origin: string) {
  const callers = new Map<number, string>()
  // A node stands before its children.
  for (const { id, callFrame, children = [] } of nodes) {
    const { functionName, url, lineNumber, columnNumber } = callFrame
    if (url.startsWith(origin)) callers.set(id, `${url}:${lineNumber}:${columnNumber} ${functionName}`)
    const caller = callers.get(id)
    if (caller !== undefined) for (const child of children) callers.set(child, caller)
  }
  return callers
}

const folder = '.cache/profile'

/** Beside the app's own build, whose files have the same names and content: maps alone are more. */
async function buildWithMaps() {
  rmSync(folder, { recursive: true, force: true })
  await build({ logLevel: 'warn', build: { outDir: folder, sourcemap: 'hidden' } })
  return folder
}

/** What a place in a built file is called in the sources. */
function namesFrom(folder: string) {
  const maps = new Map<string, SourceMap | undefined>()
  const mapOf = (file: string) => {
    if (!maps.has(file)) maps.set(file, readMap(join(folder, `${file}.map`)))
    return maps.get(file)
  }
  return (key: string) => {
    const [, file = '', line, column, name = ''] = /(assets\/[^:]+)?:(-?\d+):(-?\d+) (.*)$/.exec(key) ?? []
    const origin = mapOf(file)?.findOrigin(Number(line) + 1, Number(column) + 1)
    if (!origin || !('fileName' in origin) || !origin.fileName) return name || file
    const source = origin.fileName.replace(/^(?:\.\.\/)+/, '').replace('node_modules/', '')
    return `${origin.name ?? name} ${source}:${origin.lineNumber}`.trim()
  }
}

function readMap(path: string) {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload)
  } catch {
    return undefined
  }
}

function print(act: string, spent: ReadonlyMap<string, number>, nameOf: (key: string) => string) {
  const byName = new Map<string, number>()
  for (const [key, time] of spent) byName.set(nameOf(key), (byName.get(nameOf(key)) ?? 0) + time)
  const all = [...byName.values()].reduce((sum, time) => sum + time, 0)
  const top = [...byName].toSorted(([, one], [, other]) => other - one).slice(0, 10)
  printTable(
    `${act}: ${(all / 1000).toFixed(0)} ms`,
    ['function', 'ms', '%'],
    top.map(([name, time]) => [name, (time / 1000).toFixed(1), ((time / all) * 100).toFixed(0)]),
  )
}
