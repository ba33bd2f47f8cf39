import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'

/**
 * `npm test` runs what tells within ten minutes whether a change holds: every check, every unit and service test on
 * SQLite, and of the browser tests the journeys through the product against the Node service. `npm run test:all`
 * (`--all`) runs services on PostgreSQL too, every browser test, the demo's too, and a journey through Firefox and WebKit.
 * `npm run lint` (`--checks`) runs the checks alone.
 */
const all = process.argv.includes('--all')
const checksAlone = process.argv.includes('--checks')

type Step = { name: string; command: string; env?: Record<string, string> }

/** They only read, so they run side by side. */
const checks: Step[] = [
  { name: 'types', command: 'tsc -b' },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'words', command: 'lingui check sync --clean' },
  { name: 'unused', command: 'knip' },
  { name: 'translations', command: 'lingui check missing' },
  { name: 'plain words', command: 'node scripts/check-words.ts' },
  { name: 'documents', command: 'node scripts/check-docs.ts' },
  { name: 'format', command: 'oxfmt --check' },
]

/** It plants files, which the checks above would find. */
const directions: Step = { name: 'directions', command: 'node scripts/check-directions.ts' }

const steps: Step[] = [
  // Components are tested in it too.
  { name: 'browser', command: 'node scripts/find-chromium.ts' },
  // Without installing, samples in languages that are not here are skipped, aloud.
  ...(all ? [{ name: 'languages of the samples', command: 'node scripts/find-languages.ts' }] : []),
  {
    name: `unit and service tests, on ${all ? 'both engines' : 'SQLite'}`,
    command: `node scripts/with-postgres.ts vitest run ${all ? '' : '--project=!postgres '}--reporter=default --reporter=json --outputFile=.cache/unit.json`,
  },
  {
    name: 'conformance',
    command: 'node scripts/write-conformance.ts --check --report .cache/unit.json',
  },
  { name: 'build', command: 'npm run build' },
  { name: 'size', command: 'npm run size' },
  ...(all
    ? [
        { name: 'browser tests, in both homes', command: 'playwright test' },
        { name: 'a journey in Firefox and WebKit, in both homes', command: 'node scripts/test-engines.ts' },
        // Their figures mean nothing so small: a bench that nobody runs breaks unseen. Those of the service, which need
        // neither a build nor a browser, ran with the unit tests (bench/service.test.ts).
        { name: 'every bench of the app, small', command: 'node bench/run.ts --only app --small' },
      ]
    : [
        {
          name: 'journeys in a browser',
          command: 'playwright test --grep @journey',
          env: { E2E_HOME: 'node' },
        },
      ]),
]

const unitReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})
const engineReport = z.object({
  passed: z.int(),
  failed: z.int(),
  flaky: z.int(),
  skipped: z.array(z.string()),
})
const browserReport = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) })

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

function start({ command, env }: Step, options: SpawnOptions) {
  const [program = '', ...rest] = command.split(' ')
  const shell = process.platform === 'win32'
  return spawn(program, rest, { ...options, env: { ...process.env, ...env }, shell })
}

function stopAt(name: string, code: number | null): never {
  console.error(`\nStopped at ${name}.`)
  process.exit(code || 1)
}

/** As many at once as there are processors; what each says comes in one piece. */
async function runChecks() {
  const left = checks.values()
  const worker = async () => {
    for (const check of left) {
      const child = start(check, { stdio: ['ignore', 'pipe', 'pipe'] })
      const ends = once(child, 'close') as Promise<[number | null]>
      const said = child.stdout && child.stderr ? await Promise.all([text(child.stdout), text(child.stderr)]) : []
      const [code] = await ends
      console.log([`\n— ${check.name}`, ...said.map((part) => part.trimEnd()).filter(Boolean)].join('\n'))
      if (code !== 0) stopAt(check.name, code)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}

const started = performance.now()
const minutesSoFar = () => ((performance.now() - started) / 60_000).toFixed(1)

async function run(step: Step) {
  console.log(`\n— ${step.name} (after ${minutesSoFar()} minutes)`)
  const [code] = (await once(start(step, { stdio: 'inherit' }), 'close')) as [number | null]
  if (code !== 0) stopAt(step.name, code)
}

// Every step starts Node many times over, and each start would compile the same modules anew.
process.env['NODE_COMPILE_CACHE'] ??= resolve('.cache/compile')

await runChecks()
await run(directions)
if (checksAlone) process.exit()
for (const path of ['.cache/unit.json', '.cache/e2e/report.json', '.cache/engines/report.json'])
  rmSync(path, { force: true })
for (const step of steps) await run(step)

const { numPassedTests, numFailedTests, testResults } = unitReport.parse(read('.cache/unit.json'))
const { expected, unexpected, flaky } = browserReport.parse(read('.cache/e2e/report.json')).stats
const engines = all
  ? engineReport.parse(read('.cache/engines/report.json'))
  : { passed: 0, failed: 0, flaky: 0, skipped: [] }
const inBrowser = expected + flaky
const unitTests = testResults.flatMap(({ assertionResults }) => assertionResults)
// Components alone are tried a second time (vitest.config.ts).
const flakyComponents = unitTests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length)
console.log(
  `\n${numPassedTests} unit and service tests (${flakyComponents.length} flaky), ${inBrowser} browser tests (${flaky} flaky), ${minutesSoFar()} minutes`,
)
if (all) console.log(`${engines.passed} steps of the journey in other engines (${engines.flaky} journeys flaky)`)
for (const { fullName, failureMessages } of flakyComponents) console.log(`FLAKY: ${fullName}\n${failureMessages[0]}`)
const skippedTests = unitTests.filter(({ status }) => status !== 'passed' && status !== 'failed')
for (const { fullName } of skippedTests) console.log(`SKIPPED: ${fullName}`)
for (const name of engines.skipped) console.log(`SKIPPED: the journey in ${name}, which is not on this machine`)
const passed = numPassedTests + inBrowser + engines.passed
console.log(`${passed} passed, ${numFailedTests + unexpected + engines.failed} failed`)
if (!all) console.log('On PostgreSQL too, and every browser test, the demo’s too: npm run test:all')
