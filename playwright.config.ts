import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-chromium.ts'

const port = Number(process.env['E2E_PORT'] ?? 4100)
const origin = `http://127.0.0.1:${port}`
const executablePath = findChromium({ install: false })

export default defineConfig({
  testDir: 'e2e',
  // The static demo has servers of its own: playwright.demo.config.ts.
  testIgnore: '**/demo*.spec.ts',
  outputDir: `.cache/e2e/results-${port}`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // A shared machine may stall a browser for seconds; what passes only then is listed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e/report.json' }]],
  use: {
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // As root Chromium needs --no-sandbox; the rest keeps it from calling home during tests.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: {
    command: 'node scripts/serve-for-tests.ts',
    url: `${origin}/readyz`,
    env: { PORT: String(port), PUBLIC_URL: origin },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
