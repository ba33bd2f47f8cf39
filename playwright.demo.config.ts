import process from 'node:process'
import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

const port = Number(process.env['E2E_PORT'] ?? 4100) + 1000
const origin = `http://127.0.0.1:${port}`

/** The same browser against the static demo, which is built first where it is old. */
export default defineConfig({
  ...base,
  testIgnore: [],
  // Most begin with a whole first visit, service and all, in the browser.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e/demo-report.json' }]],
  outputDir: '.cache/e2e/demo-results',
  projects: [{ name: 'demo', testMatch: '**/demo*.spec.ts' }],
  use: { ...base.use, baseURL: origin },
  webServer: {
    command: 'node scripts/serve-demo-for-tests.ts',
    url: origin,
    timeout: 120_000,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
})
