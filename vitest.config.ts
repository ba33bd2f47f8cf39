import { globSync, readFileSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findChromium } from './scripts/find-chromium.ts'
import { look } from './scripts/look-plugin.ts'
import { words } from './scripts/words-plugin.ts'

/** What touches the database runs on both engines: SQLite in memory, and PGlite or the server at TEST_POSTGRES_URL. */
const withDatabase = [
  'store',
  'domain',
  'routes',
  'oauth',
  'assistant',
  'delivery',
  'conformance',
  'fuzz',
  'sample',
].join('|')
const onBothEngines = [`service/@(${withDatabase})/**/*.test.ts`]
/** Of these on one engine: the loops stop the clock that a driver needs; neither the cleaning of HTML nor patterns nor schemas know a database. */
const onOne = [
  'service/delivery/*loop.test.ts',
  'service/domain/clean-html.test.ts',
  'service/{routes,oauth}/worst-letters.test.ts',
  'service/routes/fits.test.ts',
]

/** Components and screens in a real browser, and what a browser stores, without a service (docs/decisions/0045-components-in-a-browser.md). */
const inBrowser = '{src,hosts/browser}/**/*.browser.test.tsx'

const ofUnits = [
  '{wire,pricing,hosts,src,scripts,bench}/**/*.test.{ts,tsx}',
  // Its packages bring tests of theirs.
  'client/*.test.ts',
  'service/*.test.ts',
  `service/!(${withDatabase})/**/*.test.ts`,
  ...onOne,
]
/** What stands in a module's place would stand there for the next file as well, or come too late for its own. */
const withStandIns = globSync(ofUnits, { exclude: [inBrowser] }).filter((file) =>
  /\bvi\.(?:doM|m)ock\(/.test(readFileSync(file, 'utf8')),
)

/** A test that no project runs would say nothing, and seem to pass. */
const unheard = globSync('{wire,pricing,hosts,src,scripts,bench,service}/**/*.test.{ts,tsx}', {
  exclude: [...ofUnits, ...onBothEngines, inBrowser],
})
if (unheard.length > 0) throw new Error(`No project below runs ${unheard.join(', ')}`)

export default defineConfig({
  test: {
    // Vitest would leave one processor free for whoever watches; a whole run is over sooner with all of them.
    maxWorkers: '100%',
    // A busy machine takes its time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        plugins: [words()],
        test: {
          name: 'units',
          include: ofUnits,
          exclude: [...withStandIns, inBrowser],
          setupFiles: ['src/locales/testing/english.ts'],
          // Starting a worker for each file takes longer than most files: a test leaves nothing behind.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [words()],
        test: {
          name: 'alone',
          include: withStandIns,
          setupFiles: ['src/locales/testing/english.ts'],
        },
      },
      {
        extends: true,
        plugins: [words(), look()],
        // Found by reading on: what is found while tests run would load the page anew below them.
        optimizeDeps: { entries: ['src/main.tsx', inBrowser] },
        test: {
          name: 'browser',
          include: [inBrowser],
          // What nobody can press keeps a test waiting: it fails while one still knows what it was about.
          testTimeout: 60_000,
          // As in e2e: a shared machine may stall a browser for seconds. What passes only then is listed as flaky.
          retry: 1,
          expect: { poll: { timeout: 15_000 } },
          setupFiles: ['src/locales/testing/english.ts', 'src/testing/browser.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // As in e2e: a name is looked for within what is read.
            locators: { exact: false },
            provider: playwright({
              launchOptions: {
                executablePath: findChromium({ install: false }),
                args: ['--no-sandbox', '--disable-background-networking'],
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: onBothEngines,
          exclude: onOne,
          // The service keeps nothing in variables, so tests share what they import.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: onBothEngines,
          exclude: onOne,
          env: { TEST_ENGINE: 'postgres' },
          // Starting PGlite costs a second: a worker keeps its own, and every test begins by clearing it.
          isolate: false,
        },
      },
    ],
  },
})
