import { defineConfig } from 'vitest/config'
import { words } from './scripts/words-plugin.ts'

/** What touches the database runs on both engines: SQLite in memory, and PGlite or the server at TEST_POSTGRES_URL. */
const onBothEngines = ['service/{store,domain,routes,oauth,delivery,conformance,fuzz,sample}/**/*.test.ts']

export default defineConfig({
  test: {
    // Vitest would leave one processor free for whoever watches; a whole run is over sooner with all of them.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [words()],
        test: {
          name: 'sqlite',
          include: ['{wire,pricing,service,hosts,src,scripts}/**/*.test.{ts,tsx}'],
          setupFiles: ['src/locales/testing/english.ts'],
          // A busy machine takes its time.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'postgres',
          include: onBothEngines,
          // The loops stop the clock that the driver needs; the cleaning of HTML knows no database.
          exclude: ['service/delivery/*loop.test.ts', 'service/domain/clean-html.test.ts'],
          env: { TEST_ENGINE: 'postgres' },
          // Starting PGlite costs a second: a worker keeps its own, and every test begins by clearing it.
          isolate: false,
          // The first test of a worker waits for it.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
