import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { freePort } from '#hosts/node/testing/free-port.ts'
import { sampleSignIn } from '#service/sample/settings.ts'
import { visit, type Visits } from './demo-visit.ts'
import { middle } from './service/middle.ts'
import { answering, launchBrowser, startNodeApp } from './node-app.ts'
import { printTable } from './service/table.ts'
import type { Measurement } from './service/verdict.ts'

const options = {
  runs: { type: 'string', default: '5' },
  /** One visit to each: whether it still runs, not how fast that is. */
  small: { type: 'boolean', default: false },
} as const

type Home = { origin: string; stop: () => Promise<void> }

/** How long the static demo takes to its rows, beside the same app served by Node, in turns; and what it transfers. */
export async function benchDemo(args: string[]): Promise<Measurement[]> {
  const { runs, small } = parseArgs({ args, options }).values
  const browser = await launchBrowser({ small })
  const homes: Record<'node' | 'demo', Home> = { node: await startNodeApp(), demo: await demoHome() }
  const seen: Record<keyof typeof homes, Visits[]> = { node: [], demo: [] }
  try {
    // One more, not counted, goes first.
    for (let run = small ? 0 : -1; run < (small ? 1 : Number(runs)); run++)
      for (const home of ['node', 'demo'] as const) {
        const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
        const measured = await visit(context, homes[home].origin, sampleSignIn, home === 'demo')
        await context.close()
        if (run >= 0) seen[home].push(measured)
      }
  } finally {
    await browser.close()
    for (const home of Object.values(homes)) await home.stop()
  }
  report(seen)
  const first = (home: keyof typeof seen) => middle(seen[home].map((visits) => visits.first))
  return [
    {
      line: 'Demo: first rows, times what the Node-served app takes',
      unit: 'x',
      floor: 1,
      promise: 1.3,
      now: first('demo') / first('node'),
    },
  ]
}

/** What `npm run demo` serves. */
async function demoHome(): Promise<Home> {
  const port = await freePort()
  const env = { ...process.env, PORT: `${port}` }
  const server = spawn(process.execPath, ['scripts/serve-static.ts'], { env, stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  const ended = once(server, 'exit')
  await answering(origin)
  return {
    origin,
    stop: async () => {
      server.kill()
      await ended
    },
  }
}

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
      line('first visit: with sign-in by password', ({ first }) => first, 1.3),
      line('second visit', ({ second }) => second, 1.3),
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
