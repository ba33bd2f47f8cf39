import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { guidesPage } from '#service/openapi/page/guide-page.ts'
import { compilerWords } from '#service/openapi/testing/packed-client.ts'
import { codeOn } from '#service/openapi/testing/page-samples.ts'
import { freePort } from './testing/free-port.ts'
import { root } from './paths.ts'

/** A program that goes on, and what it has printed; `until` waits for words of it. */
function running(command: string, given: string[], options: { cwd: string; env: NodeJS.ProcessEnv }) {
  const child: ChildProcess = spawn(command, given, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const heard = new Set<() => void>()
  for (const words of [child.stdout, child.stderr])
    words?.on('data', (part: Buffer) => {
      said += part.toString()
      for (const look of heard) look()
    })
  onTestFinished(() => {
    // npm leaves what it started behind: the whole group ends.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid)
  })
  return (words: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => said.includes(words) && resolve()
      heard.add(look)
      child.once('exit', () => reject(new Error(`It ended: ${said}`)))
      look()
    })
}

test('the first hour of the guides, step by step as it is printed: a verified webhook and a sent proposal by key', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'proffer-hour-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [port, hook] = [await freePort(), await freePort()]
  const publicUrl = `http://localhost:${port}`
  const page = String(await guidesPage({ publicUrl, home: '/docs', account: 'bakery', query: '' }))
  const steps = codeOn(page, 'hour')
  const untried = new Set(steps.map(({ caption }) => caption))
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    DATABASE_URL: `file:${join(folder, 'proffer.db')}`,
    HOUR: folder,
    npm_config_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  }
  const step = (caption: string) => {
    const found = steps.find((one) => one.caption.startsWith(caption))
    if (!found) throw new Error(`The guide has no step ${caption}`)
    untried.delete(found.caption)
    // The one thing that is another's on this machine: the port.
    return found.code.replaceAll('8443', String(hook))
  }
  const run = promisify(execFile)
  const shell = async (caption: string, cwd = root) =>
    (await run('sh', ['-ec', step(caption)], { cwd, env })).stdout.trim()
  const program = (name: string) => {
    const path = join(folder, name)
    writeFileSync(path, step(name))
    return path
  }

  await shell('A folder for')
  const key = /proffer_\w+/.exec(await shell('An account with'))?.[0]
  env['PROFFER_API_KEY'] = key
  await running('sh', ['-ec', step('The service')], { cwd: root, env })('Serving')
  await shell('The client')
  const files = ['webhook.ts', 'receiver.ts', 'proposal.ts'].map(program)
  expect(await compilerWords(folder)).toBe('')

  const [webhook = '', receiver = '', proposal = ''] = files
  const made = await run(process.execPath, [webhook], { cwd: folder, env })
  for (const [, name = '', value] of made.stdout.matchAll(/(WEBHOOK_\w+)=(\S+)/g)) env[name] = value
  expect(env['WEBHOOK_SECRET']).toMatch(/^whsec_/)
  const printed = running(process.execPath, [receiver], { cwd: folder, env })
  await printed('listening')
  await shell('A test event', folder)
  await printed('verified proposal_won')
  const { stdout } = await run(process.execPath, [proposal], { cwd: folder, env })
  expect(stdout).toContain('open')
  expect(stdout).toMatch(/http\S+\/view\/\S+/)
  await printed('verified proposal_created')
  expect([...untried]).toEqual([])
})
