import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { load } from './load.ts'
import type { ServerMessage, Wanted } from './server-process.ts'

/** Requests a second, and microseconds of processor time for each. */
export type Turn = { rate: number; cpu: number }

/** A server in a process of its own. */
export async function startServer(wanted: Wanted) {
  // Log lines are written as they are in service, to a file.
  mkdirSync('.cache/bench', { recursive: true })
  const log = openSync('.cache/bench/server.log', 'w')
  const child = fork(join(import.meta.dirname, 'server-process.ts'), { stdio: ['ignore', log, log, 'ipc'] })
  child.once('exit', (code) => {
    if (code) throw new Error('The server ended; .cache/bench/server.log says why')
  })
  const told = await ask(child, wanted)
  if (!('port' in told)) throw new Error('The server did not say where it is')
  const { port } = told
  const cpu = async () => {
    const told = await ask(child, 'cpu')
    return 'cpu' in told ? told.cpu : 0
  }
  return {
    turn: async (requests: readonly Buffer[], seconds: number): Promise<Turn> => {
      const before = await cpu()
      const started = performance.now()
      const count = await load(port, requests, seconds)
      const rate = (count / (performance.now() - started)) * 1000
      return { rate, cpu: ((await cpu()) - before) / count }
    },
    end: () => child.disconnect(),
  }
}

async function ask(child: ChildProcess, question: Wanted | 'cpu') {
  const answer = once(child, 'message') as Promise<[ServerMessage]>
  child.send(question)
  return (await answer)[0]
}
