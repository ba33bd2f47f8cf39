import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { openWorkplace } from '#hosts/node/open-service.ts'
import { serve } from '#hosts/node/serve.ts'
import { readSettings } from '#hosts/node/settings.ts'
import { testClock } from './test-clock.ts'

/** A server by itself, on a database that begins empty, for browser tests that let days pass: nobody else's would. */
const folder = `.cache/e2e/data-${process.env['PORT'] ?? ''}`
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/clock`, '0')
const settings = readSettings({ ...process.env, DATABASE_URL: `file:${folder}/proffer.db` })
await serve({ ...(await openWorkplace(settings)), now: testClock(`${folder}/clock`) }, settings)
