import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

const command = join(import.meta.dirname, '../main.ts')

/** The real program as processes of its own, on a database file that lasts from one to the next. */
export async function program(overrides: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'proffer-'))
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: '',
    DATABASE_URL: `file:${join(folder, 'data/proffer.db')}`,
    ...overrides,
  }
  const running = new Set<ChildProcess>()

  return {
    origin: `http://localhost:${port}`,
    databaseUrl: env.DATABASE_URL,
    /** Runs one command to its end. */
    run: (args: string[], input = '') => ran(args, env, input),
    /** Starts the server and waits until it serves. */
    serve: async () => {
      const started = performance.now()
      const server = spawn(process.execPath, [command, 'serve'], { env, stdio: ['ignore', 'pipe', 'ignore'] })
      running.add(server)
      const exited = once(server, 'exit')
      const line = await Promise.race([once(server.stdout, 'data'), exited.then(() => ['it ended'])])
      if (!String(line[0]).startsWith('Serving')) throw new Error(`The server does not serve: ${String(line[0])}`)
      return {
        /** How long it took until it served, in milliseconds. */
        took: performance.now() - started - waitedFor(server),
        /** Ends it, and gives the exit code or the signal it died of. */
        end: async (signal: 'SIGTERM' | 'SIGKILL') => {
          server.kill(signal)
          const [code, by] = await exited
          return (code ?? by) as number | string
        },
        /** Asks it to end, and gives how long that took, in milliseconds, with the exit code. */
        endTimed: async () => {
          const [started, before] = [performance.now(), waitedFor(server)]
          let waited = 0
          // Nothing is told of a process that is gone.
          const watch = setInterval(() => (waited = Math.max(waited, waitedFor(server) - before)), 20)
          server.kill('SIGTERM')
          const [code] = await exited
          clearInterval(watch)
          return { code: code as number | null, took: performance.now() - started - waited }
        },
      }
    },
    clear: () => {
      for (const server of running) server.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** How long the machine let a process wait while others ran, in milliseconds; Linux alone tells. */
function waitedFor({ pid }: ChildProcess) {
  const file = `/proc/${pid}/schedstat`
  const [, waited] = existsSync(file) ? readFileSync(file, 'utf8').split(' ') : []
  return Number(waited ?? 0) / 1e6
}

const ran = (args: string[], env: NodeJS.ProcessEnv, input: string) =>
  new Promise<{ code: number; said: string; complained: string; lingered: number }>((resolve) => {
    const child = execFile(process.execPath, [command, ...args], { env }, (error, said, complained) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said, complained, lingered }),
    )
    /** How long it was still there after its last words, in milliseconds. */
    let lingered = 0
    let spoken = performance.now()
    for (const words of [child.stdout, child.stderr]) words?.on('data', () => (spoken = performance.now()))
    child.once('exit', () => (lingered = performance.now() - spoken))
    child.stdin?.end(input)
  })
