import { parseArgs } from 'node:util'
import { middle } from './service/middle.ts'
import type { BenchDatabase } from './service/database.ts'
import { requestBytes } from './service/load.ts'
import { startPooler } from './service/pooler.ts'
import { makePostgresDatabase } from './service/postgres-database.ts'
import { readRequests, type BenchRequest } from './service/requests.ts'
import { startServer, type Turn } from './service/server.ts'
import { environment } from './service/service-on.ts'
import { printTable } from './service/table.ts'

const options = {
  proposals: { type: 'string', default: '100000' },
  /** Seconds that each arrangement is asked for, each time it has its turn. */
  seconds: { type: 'string', default: '3' },
  small: { type: 'boolean', default: false },
} as const

const rounds = 3
/** Different requests of a kind. */
const variety = 50
const asks = ['list, page 1', 'details', 'search, common word', 'hello']

type Arrangement = {
  name: string
  ask: (requests: readonly Buffer[], seconds: number) => Promise<Turn>
  end: () => void
}

/**
 * What a second process and a pooler are worth: requests over HTTP, eight connections to each process, on one PostgreSQL
 * at TEST_POSTGRES_URL. The arrangements take turns. Where the machine has no processors left, another process cannot
 * answer more: then the processor time of each request is what tells.
 */
export async function benchProcesses(args: string[]) {
  const { small, ...asked } = parseArgs({ args, options }).values
  const server = process.env['TEST_POSTGRES_URL']
  if (!server) {
    console.log('No PostgreSQL: node scripts/with-postgres.ts node bench/run.ts processes')
    return
  }
  const [proposals, seconds] = small ? [320, 0.05] : [Number(asked.proposals), Number(asked.seconds)]
  const { database, drop } = await makePostgresDatabase(server, proposals, 1)
  const pooler = await startPooler(database.file)
  if (!pooler) console.log('PgBouncer is not installed: measured without a pooler')
  const routes = [{ to: 'one process', by: database.file }, ...(pooler ? [{ to: 'one, pooler', by: pooler.url }] : [])]
  const arrangements: Arrangement[] = []
  try {
    for (const { to, by } of routes) {
      arrangements.push(await processesOn(to, by, 1))
      arrangements.push(await processesOn(to.replace('one', 'two').replace('process', 'processes'), by, 2))
    }
    await measure(arrangements, database, seconds)
  } finally {
    for (const { end } of arrangements) end()
    await pooler?.stop()
    await drop()
  }
}

async function processesOn(name: string, url: string, count: number): Promise<Arrangement> {
  const servers: Awaited<ReturnType<typeof startServer>>[] = []
  // One migrates; the others would wait for it.
  for (let at = 0; at < count; at++) servers.push(await startServer({ server: 'service', env: environment(url) }))
  return {
    name,
    async ask(requests, seconds) {
      const turns = await Promise.all(servers.map((server) => server.turn(requests, seconds)))
      const rate = turns.reduce((sum, turn) => sum + turn.rate, 0)
      return { rate, cpu: turns.reduce((sum, turn) => sum + turn.cpu * turn.rate, 0) / rate }
    },
    end: () => servers.forEach((server) => server.end()),
  }
}

async function measure(arrangements: readonly Arrangement[], database: BenchDatabase, seconds: number) {
  const reads = readRequests(database).filter(({ name }) => asks.includes(name))
  const rows: { name: string; turns: Turn[] }[] = []
  for (const one of reads) rows.push({ name: one.name, turns: await turnsOf(arrangements, one, database, seconds) })
  const table = (title: string, of: (turn: Turn) => string) =>
    printTable(
      title,
      ['', ...arrangements.map(({ name }) => name)],
      rows.map(({ name, turns }) => [name, ...turns.map(of)]),
    )
  table('Requests a second', ({ rate }) => rate.toFixed(0))
  table('Milliseconds of processor time in the processes for each', ({ cpu }) => (cpu / 1000).toFixed(2))
}

/** Of every arrangement the middle of its rounds. */
async function turnsOf(
  arrangements: readonly Arrangement[],
  one: BenchRequest,
  { token }: BenchDatabase,
  seconds: number,
): Promise<Turn[]> {
  const requests = Array.from({ length: variety }, (_, at) => requestBytes(one.pathAt(at), token))
  const turns = arrangements.map((): Turn[] => [])
  for (const { ask } of arrangements) await ask(requests, seconds / 4)
  for (let round = 0; round < rounds; round++)
    for (const [at, { ask }] of arrangements.entries()) turns[at]?.push(await ask(requests, seconds))
  return turns.map((all) => ({ rate: middle(all.map(({ rate }) => rate)), cpu: middle(all.map(({ cpu }) => cpu)) }))
}
