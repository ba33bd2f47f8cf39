import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { words } from './scripts/words-plugin.ts'

/** What touches the database runs on both engines: SQLite in memory, and PGlite or the server at TEST_POSTGRES_URL. */
const withDatabase = ['store', 'domain', 'routes', 'oauth', 'delivery', 'conformance', 'fuzz', 'sample'].join('|')
const onBothEngines = [`service/(${withDatabase})/**/*.test.ts`]
/** Of these on one engine: the loops stop the clock that a driver needs; the cleaning of HTML knows no database. */
const onOne = ['service/delivery/*loop.test.ts', 'service/domain/clean-html.test.ts']

const ofUnits = [
  '{wire,pricing,hosts,src,scripts}/**/*.test.{ts,tsx}',
  `service/!(${withDatabase})/**/*.test.ts`,
  ...onOne,
]
/** What stands in a module's place would stand there for the next file as well, or come too late for its own. */
const withStandIns = globSync(ofUnits).filter((file) => /\bvi\.(?:doM|m)ock\(/.test(readFileSync(file, 'utf8')))

export default defineConfig({
  test: {
    // Vitest would leave one processor free for whoever watches; a whole run is over sooner with all of them.
    maxWorkers: '100%',
    // A busy machine takes its time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        plugins: [words()],
        test: {
          name: 'units',
          include: ofUnits,
          exclude: withStandIns,
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
          // The first test of a worker waits for it.
          testTimeout: 60_000,
        },
      },
    ],
  },
})
