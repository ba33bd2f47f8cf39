import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { buildApp, isBuildOld } from '#hosts/node/build-app.ts'
import { freePort } from '#hosts/node/testing/free-port.ts'
import { findChromiumOfPeople } from '#scripts/find-chromium.ts'

/** Far more minutes than a bench looks through one browser. */
const patience = { small: 8, whole: 60 }

/**
 * The Chromium that benches look through. Started first: without it nothing else need be. It can stop drawing, and then
 * what a bench asks a page for is never answered: after so long it is closed, so that the bench fails.
 */
export async function launchBrowser({ small }: { small: boolean }) {
  const executablePath = findChromiumOfPeople()
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  // A machine that others share may stand still for half a minute, and with it the figure of one run, not the bench.
  browser.on('context', (context) => context.setDefaultTimeout(120_000))
  const minutes = patience[small ? 'small' : 'whole']
  const giveUp = setTimeout(() => {
    console.error(`No answer within ${minutes} minutes: the browser is closed`)
    void browser.close()
  }, minutes * 60_000)
  browser.once('disconnected', () => clearTimeout(giveUp))
  return browser
}

export type NodeApp = { origin: string; databaseUrl: string; stop: () => Promise<void> }

/**
 * The service and the built app on one origin, as `npm start` serves them, with the sample in a database of its own, to
 * which `prepare` may add before it is served.
 */
export async function startNodeApp(prepare?: (file: string) => void): Promise<NodeApp> {
  if (isBuildOld()) buildApp()
  const folder = mkdtempSync(join(tmpdir(), 'proffer-bench-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const file = join(folder, 'bench.db')
  const databaseUrl = `file:${file}`
  const env = { ...process.env, PORT: `${port}`, PUBLIC_URL: origin, DATABASE_URL: databaseUrl }
  const proffer = (...words: string[]) =>
    spawn(process.execPath, ['hosts/node/main.ts', ...words], { env, stdio: 'ignore' })
  const [code] = (await once(proffer('sample', 'load'), 'exit')) as [number | null]
  if (code !== 0) throw new Error('The sample account could not be made')
  prepare?.(file)
  const server = proffer('serve')
  const ended = once(server, 'exit')
  await answering(`${origin}/readyz`)
  return {
    origin,
    databaseUrl,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Until a server is there; what it serves may have to be built first. */
export async function answering(address: string) {
  const patience = AbortSignal.timeout(300_000)
  for (;;) {
    patience.throwIfAborted()
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await pause(100)
  }
}
