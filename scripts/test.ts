import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import process from 'node:process'
import * as z from 'zod/mini'

/** Runs everything that must hold, in the order in which a fault is cheapest to see, and counts the tests. */
const steps: [name: string, command: string, ...rest: string[]][] = [
  ['types', 'tsc', '-b'],
  ['format', 'oxfmt', '--check'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['directions', 'node', 'scripts/check-directions.ts'],
  ['unused', 'knip'],
  ['plain words', 'node', 'scripts/check-words.ts'],
  ['words', 'lingui', 'check', 'sync', '--clean'],
  ['translations', 'lingui', 'check', 'missing'],
  [
    'unit and service tests, on both engines',
    'node',
    'scripts/with-postgres.ts',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile=.cache/unit.json',
  ],
  ['conformance', 'node', 'scripts/write-conformance.ts', '--check', '--report', '.cache/unit.json'],
  ['build', 'npm', 'run', 'build'],
  ['size', 'npm', 'run', 'size'],
  ['browser', 'node', 'scripts/find-chromium.ts'],
  ['browser tests', 'playwright', 'test'],
]

const unitReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() })
const browserReport = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) })

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

const started = performance.now()
for (const path of ['.cache/unit.json', '.cache/e2e/report.json']) rmSync(path, { force: true })
for (const [name, command, ...rest] of steps) {
  console.log(`\n— ${name}`)
  const { status, error } = spawnSync(command, rest, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (error) throw error
  if (status !== 0) {
    console.error(`\nStopped at ${name}.`)
    process.exit(status ?? 1)
  }
}

const { numPassedTests, numFailedTests } = unitReport.parse(read('.cache/unit.json'))
const { expected, unexpected, flaky } = browserReport.parse(read('.cache/e2e/report.json')).stats
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
const inBrowser = expected + flaky
console.log(
  `\n${numPassedTests} unit and service tests, ${inBrowser} browser tests (${flaky} flaky), ${minutes} minutes`,
)
console.log(`${numPassedTests + inBrowser} passed, ${numFailedTests + unexpected} failed`)
