import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#hosts/node/testing/free-port.ts'
import { classic } from './classic.ts'
import { patienceAtStart } from './driver.ts'
import { said } from './said.ts'

export type WebKit = { driver: string; browser: string; screen: string }

/** WebKitGTK in its own small browser, which needs a screen: where there is none it gets one that nobody sees. */
export async function webkit({ driver: program, browser, screen }: WebKit) {
  const children: ChildProcess[] = []
  const stop = async () => {
    for (const child of children.toReversed()) {
      if (child.exitCode !== null) continue
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    }
  }
  try {
    const display = process.env['DISPLAY'] ?? (await startScreen(screen, children))
    const port = await freePort()
    const env = { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' }
    children.push(spawn(program, [`--port=${port}`], { stdio: 'ignore', env }))
    const address = `http://127.0.0.1:${port}`
    await answers(`${address}/status`)
    const own = { binary: browser, args: ['--automation'] }
    const size = { width: 1440, height: 1000 }
    const driver = await classic(address, { 'webkitgtk:browserOptions': own }, size)
    return { ...driver, end: () => driver.end().finally(stop) }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startScreen(program: string, children: ChildProcess[]) {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp']
  const child = spawn(program, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  children.push(child)
  return `:${await said(child, /(\d+)\n/, { stream: child.stdio[3] as Readable })}`
}

/** Until somebody listens there. */
async function answers(address: string) {
  const until = Date.now() + patienceAtStart
  while (Date.now() < until) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    await pause(100)
  }
  throw new Error(`Nobody answers at ${address}`)
}
