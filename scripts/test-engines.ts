import { mkdirSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { firefox } from './engines/firefox.ts'
import type { Driver } from './engines/driver.ts'
import { openHome } from './engines/homes.ts'
import { journey, type Home } from './engines/journey.ts'
import { findEngines } from './engines/programs.ts'
import { Screen } from './engines/screen.ts'
import { webkit } from './engines/webkit.ts'

/**
 * One journey through the product in the engines that Playwright's Chromium is not: stock Firefox, and WebKitGTK, the
 * nearest to Safari outside of a Mac. Names choose: `node scripts/test-engines.ts firefox demo`.
 */
const { firefox: program, webkit: programs } = findEngines()
const engines: Record<string, (() => Promise<Driver>) | undefined> = {
  Firefox: program === undefined ? undefined : () => firefox(program),
  WebKit: programs && (() => webkit(programs)),
}
const homes: readonly Home[] = ['node', 'demo']

const wanted = new Set(process.argv.slice(2).map((name) => name.toLowerCase()))
const isWanted = (name: string, among: readonly string[]) =>
  !among.some((one) => wanted.has(one.toLowerCase())) || wanted.has(name.toLowerCase())

const pictures = '.cache/engines'
const counts = { passed: 0, failed: 0, flaky: 0 }
const skipped: string[] = []

/** Goes the whole way; gives how many steps it got, and what stopped it. */
async function travel(engine: string, start: () => Promise<Driver>, home: Home) {
  const place = await openHome(home)
  const driver = await start().catch(async (error: unknown) => {
    await place.end()
    throw error
  })
  const screen = new Screen(driver, place.origin)
  let steps = 0
  try {
    for (const { name, take } of journey) {
      const began = performance.now()
      await take(screen, home)
      steps++
      console.log(`  ✓ ${engine}, ${home}: ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
    }
    return { steps, fault: undefined }
  } catch (fault) {
    const picture = `${pictures}/${engine}-${home}.png`
    const shown = await driver.picture().then(
      (data) => {
        writeFileSync(picture, Buffer.from(data, 'base64'))
        return picture
      },
      // A page that hangs, or asks something, gives none.
      (error: unknown) => `no picture: ${String(error)}`,
    )
    console.error(`  ✗ ${engine}, ${home}: ${journey[steps]?.name ?? ''} (${shown})`)
    return { steps, fault }
  } finally {
    await driver.end().catch(() => undefined)
    await place.end()
  }
}

/** A second time where the first failed, as the browser tests do: a busy machine may stall a browser. */
async function test(engine: string, start: () => Promise<Driver>, home: Home) {
  const once = () => travel(engine, start, home).catch((fault: unknown) => ({ steps: 0, fault }))
  const first = await once()
  const last = first.fault === undefined ? first : await once()
  counts.passed += last.steps
  if (last.fault !== undefined) {
    counts.failed++
    console.error(last.fault)
  } else if (last !== first) {
    counts.flaky++
    console.error('  Passed the second time only. The first:', first.fault)
  }
}

mkdirSync(pictures, { recursive: true })
for (const [engine, start] of Object.entries(engines)) {
  if (!isWanted(engine, Object.keys(engines))) continue
  if (!start) {
    skipped.push(engine)
    console.log(`SKIPPED: no ${engine} on this machine (README.md names the packages)`)
    continue
  }
  for (const home of homes) if (isWanted(home, homes)) await test(engine, start, home)
}
writeFileSync(`${pictures}/report.json`, JSON.stringify({ ...counts, skipped }))
process.exit(counts.failed > 0 ? 1 : 0)
