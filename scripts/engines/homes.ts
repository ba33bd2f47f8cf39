import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { freePort } from '#hosts/node/testing/free-port.ts'
import type { Home } from './journey.ts'
import { said } from './said.ts'

/** The same build as the browser tests have; it is made where it is old. */
const demo = '.cache/e2e/demo-root'

/** A home that nobody has used yet, until it is asked to `end`. */
export async function openHome(home: Home) {
  const folder = mkdtempSync(join(tmpdir(), 'proffer-engines-'))
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const commands = {
    node: ['hosts/node/start.ts'],
    demo: ['scripts/serve-static.ts', '--out', demo, '--port', port],
  }
  const child = spawn(process.execPath, commands[home], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PORT: port, PUBLIC_URL: origin, DATABASE_URL: `file:${join(folder, 'proffer.db')}` },
  })
  const gone = once(child, 'exit')
  const end = async () => {
    child.kill()
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    // The builds may have to be made first.
    await said(child, / is at (\S+)/, { stream: child.stdout, within: 600_000 })
    return { origin, end }
  } catch (error) {
    await end()
    throw error
  }
}
