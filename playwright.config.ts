import { mkdirSync } from 'node:fs'
import process from 'node:process'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { homes, origins, ports, usual, type Home, type Options, type WorkerOptions } from './e2e/homes.ts'
import { findChromium } from './scripts/find-chromium.ts'

const executablePath = findChromium({ install: false })

/** What the service says of each request would bury what the tests say. */
const log = `.cache/e2e/service-${ports.node}.log`
mkdirSync('.cache/e2e', { recursive: true })

type Server = Exclude<NonNullable<PlaywrightTestConfig['webServer']>, unknown[]>

/** A server by itself for what lets days pass. */
const later: Server = {
  command: `node scripts/serve-later-for-tests.ts 2>.cache/e2e/service-${ports.later}.log`,
  url: `${origins.later}/readyz`,
  env: { PORT: String(ports.later), PUBLIC_URL: origins.later },
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
}

const servers: Record<Home, Server> = {
  node: {
    command: `node scripts/serve-for-tests.ts 2>${log}`,
    url: `${origins.node}/readyz`,
    env: { PORT: String(ports.node), PUBLIC_URL: origins.node },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  // Built first where it is old.
  demo: {
    command: 'node scripts/serve-demo-for-tests.ts',
    url: origins.demo,
    timeout: 180_000,
    env: { PORT: String(ports.demo) },
    reuseExistingServer: false,
  },
}

const others = { node: /@only-demo/, demo: /@only-node/ }

/** These move the clock, so on Node they have a server by themselves. */
const passing = '**/passing-days*.spec.ts'

/** It looks at what all others have asked for. */
const after = '**/both-homes.spec.ts'

/**
 * How long is waited for what never comes; a machine shared by many takes its time. In the demo the service works in the
 * browser too.
 */
const patience = (home: Home) => ({
  grepInvert: others[home],
  timeout: home === 'demo' ? 300_000 : 240_000,
  expect: { timeout: 60_000 },
})

/** A test runs in both homes of the service unless it says why not (e2e/README.md). */
export default defineConfig<Options, WorkerOptions>({
  testDir: 'e2e',
  outputDir: `.cache/e2e/results-${ports.node}`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // A shared machine may stall a browser for seconds; what passes only then is listed as flaky.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '.cache/e2e/report.json' }]],
  use: {
    ...usual,
    // Recording costs as much as the test: only what failed once is recorded. `--trace on` records by hand.
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // As root Chromium needs --no-sandbox; the rest keeps it from calling home during tests.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    ...homes.map((home) => ({
      name: home,
      // What the demo has besides is tested where it is, and what lets days pass by itself.
      testIgnore: home === 'node' ? ['**/demo*.spec.ts', passing, after] : [after],
      use: { home, baseURL: origins[home] },
      ...patience(home),
    })),
    ...(homes.includes('node')
      ? [
          {
            name: 'later',
            testMatch: passing,
            use: { home: 'node' as const, baseURL: origins.later, port: ports.later },
            ...patience('node'),
          },
        ]
      : []),
    ...(homes.length > 1 ? [{ name: 'both homes', testMatch: after, dependencies: [...homes, 'later'] }] : []),
  ],
  webServer: homes.flatMap((home) => (home === 'node' ? [servers.node, later] : servers[home])),
})
