import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { buildApp, isBuildOld } from '#hosts/node/build-app.ts'
import { freePort } from '#hosts/node/testing/free-port.ts'
import { sampleSignIn } from '#service/sample/settings.ts'
import { findChromium } from '#scripts/find-chromium.ts'
import { printTable } from './service/table.ts'
import { visit, type Visits } from './demo-visit.ts'

const options = {
  runs: { type: 'string', default: '5' },
} as const

type Home = { origin: string; stop: () => void }

/** How long the static demo takes to its rows, beside the same app served by Node, in turns; and what it transfers. */
export async function benchDemo(args: string[]) {
  const { runs } = parseArgs({ args, options }).values
  const executablePath = findChromium({ install: false })
  // First: without it nothing else need be started.
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  if (isBuildOld()) buildApp()
  const homes = { node: await nodeHome(), demo: await demoHome() }
  const seen: Record<keyof typeof homes, Visits[]> = { node: [], demo: [] }
  try {
    // One more, not counted, goes first.
    for (let run = -1; run < Number(runs); run++)
      for (const home of ['node', 'demo'] as const) {
        const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
        const measured = await visit(context, homes[home].origin, sampleSignIn, home === 'demo')
        await context.close()
        if (run >= 0) seen[home].push(measured)
      }
  } finally {
    await browser.close()
    for (const home of Object.values(homes)) home.stop()
  }
  report(seen)
}

/** The service and the built app on one origin, as `npm start` serves them, on a database of its own. */
async function nodeHome(): Promise<Home> {
  const folder = mkdtempSync(join(tmpdir(), 'proffer-bench-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    DATABASE_URL: `file:${join(folder, 'proffer.db')}`,
    PORT: `${port}`,
    PUBLIC_URL: origin,
  }
  const run = (...words: string[]) =>
    spawn(process.execPath, ['hosts/node/main.ts', ...words], { env, stdio: 'ignore' })
  await once(run('sample', 'load'), 'exit')
  const server = run('serve')
  await answering(origin)
  return {
    origin,
    stop: () => {
      server.kill()
      server.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    },
  }
}

/** What `npm run demo` serves. */
async function demoHome(): Promise<Home> {
  const port = await freePort()
  const env = { ...process.env, PORT: `${port}` }
  const server = spawn(process.execPath, ['scripts/serve-static.ts'], { env, stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  await answering(origin)
  return { origin, stop: () => server.kill() }
}

/** Until the server is there; a demo may have to be built first. */
async function answering(origin: string) {
  const patience = AbortSignal.timeout(180_000)
  for (;;) {
    patience.throwIfAborted()
    const answer = await fetch(origin).catch(() => undefined)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

function report({ node, demo }: Record<'node' | 'demo', Visits[]>) {
  const line = (what: string, of: (visits: Visits) => number, most?: number) => {
    const [there, here] = [middle(node.map(of)), middle(demo.map(of))]
    const ratio = here / there
    const verdict = most === undefined ? '' : ratio <= most ? `≤ ${most}` : `over ${most}`
    return [what, `${there.toFixed(0)} ms`, `${here.toFixed(0)} ms`, ratio.toFixed(2), verdict]
  }
  printTable(
    'Time to rows, the middle of all runs',
    ['', 'Node', 'demo', 'ratio', 'promise'],
    [
      line('first visit: the shell has painted', ({ painted }) => painted),
      line('first visit: with sign-in by password', ({ first }) => first, 1.6),
      line('second visit', ({ second }) => second, 1.6),
    ],
  )
  const reset = middle(demo.flatMap(({ reset }) => reset ?? []))
  printTable(
    'Starting the demo over',
    ['', 'demo', 'promise'],
    [['until it has answered', `${reset.toFixed(0)} ms`, reset < 3000 ? '< 3 s' : 'over 3 s']],
  )
  const kinds = [...new Set([...node, ...demo].flatMap(({ bytes }) => Object.keys(bytes)))].toSorted()
  const kilobytes = (of: Visits | undefined, kind: string) => `${((of?.bytes[kind] ?? 0) / 1000).toFixed(1)} kB`
  printTable(
    'Transferred on the first visit, as served: Node compresses, the demo’s host does not',
    ['', 'Node', 'demo'],
    kinds.map((kind) => [kind, kilobytes(node[0], kind), kilobytes(demo[0], kind)]),
  )
  const early = demo.flatMap(({ beforePaint }) => beforePaint)
  console.log(
    `\nDatabase and SQLite asked for before the shell had painted: ${early.length === 0 ? 'never' : early.join(', ')}`,
  )
}
