import { parseArgs } from 'node:util'
import { openBenchDatabase, type BenchDatabase } from './service/database.ts'
import { measureLatency, type Figures } from './service/latency.ts'
import { makePostgresDatabase } from './service/postgres-database.ts'
import { readRequests, writeRequest } from './service/requests.ts'
import { serviceOn } from './service/service-on.ts'
import { printTable } from './service/table.ts'

const options = {
  /** How many proposals, each size beside the others; 1000000 takes some minutes to make, and 25 GB. */
  sizes: { type: 'string', default: '1000,10000,100000' },
  /** How many accounts of PostgreSQL share the proposals of the largest size, beside one that has them all. */
  accounts: { type: 'string', default: '200' },
  small: { type: 'boolean', default: false },
} as const

type Column = { name: string; figures: ReadonlyMap<string, Figures> }

/**
 * Both engines side by side, at several sizes: how each request grows. PostgreSQL is the server at TEST_POSTGRES_URL,
 * asked over as many connections as a process has in service; without one there is SQLite alone.
 */
export async function benchEngines(args: string[]) {
  const { small, ...asked } = parseArgs({ args, options }).values
  const sizes = small ? [320, 640] : asked.sizes.split(',').map(Number)
  const server = process.env['TEST_POSTGRES_URL']
  const columns: Column[] = []
  for (const size of sizes) columns.push(await measured(`SQLite ${short(size)}`, await openBenchDatabase(size), small))
  const largest = Math.max(...sizes)
  const spread = small ? 2 : Number(asked.accounts)
  const places = [...sizes.map((size) => ({ size, accounts: 1 })), { size: largest, accounts: spread }]
  for (const { size, accounts } of server ? places : []) {
    const { database, drop } = await makePostgresDatabase(server ?? '', size, accounts)
    const name = `PostgreSQL ${short(size)}${accounts === 1 ? '' : `/${accounts}`}`
    columns.push(await measured(name, database, small).finally(drop))
  }
  print(columns)
}

const short = (size: number) => (size < 1000 ? String(size) : `${size / 1000}k`)

async function measured(name: string, database: BenchDatabase, small: boolean): Promise<Column> {
  const { fetch, close } = await serviceOn(database)
  const figures = await measureLatency(fetch, readRequests(database), writeRequest(database), small)
  await close()
  return { name, figures }
}

function print(columns: readonly Column[]) {
  const requests = [...(columns[0]?.figures.keys() ?? [])]
  for (const [title, of] of [
    ['Milliseconds until it is answered, the middle of all', ({ p50 }: Figures) => p50],
    ['Milliseconds of processor time in the process', ({ cpu }: Figures) => cpu],
  ] as const)
    printTable(
      title,
      ['', ...columns.map(({ name }) => name)],
      requests.map((request) => [
        request,
        ...columns.map(({ figures }) => {
          const figure = figures.get(request)
          return figure ? of(figure).toFixed(2) : '–'
        }),
      ]),
    )
}
