import { parseArgs } from 'node:util'
import { openBenchDatabase, type BenchDatabase } from './service/database.ts'
import { measureLatency, type Figures } from './service/latency.ts'
import { makePostgresDatabase } from './service/postgres-database.ts'
import { printPromises } from './service/promises.ts'
import { readRequests, writeRequest } from './service/requests.ts'
import { serviceOn } from './service/service-on.ts'

const options = {
  proposals: { type: 'string', default: '100000' },
  /** Among how many those of PostgreSQL are; the proposals are spread over them. */
  accounts: { type: 'string', default: '1' },
  small: { type: 'boolean', default: false },
} as const

/**
 * What the service promises, measured in one run on both engines and held beside the promise. PostgreSQL is the server
 * at TEST_POSTGRES_URL; without one its lines are not measured.
 */
export async function benchPromises(args: string[]) {
  const { small, ...asked } = parseArgs({ args, options }).values
  const many = small ? 640 : Number(asked.proposals)
  const measured = new Map<string, ReadonlyMap<string, Figures>>()
  const measure = async (place: string, database: BenchDatabase) => {
    const { fetch, close } = await serviceOn(database)
    console.log(`\n${place}: ${database.proposals.toLocaleString('en')} proposals asked for`)
    measured.set(place, await measureLatency(fetch, readRequests(database), writeRequest(database), small))
    await close()
  }
  await measure('SQLite, few', await openBenchDatabase(small ? 320 : 1000))
  await measure('SQLite', await openBenchDatabase(many))
  const server = process.env['TEST_POSTGRES_URL']
  if (server) {
    const { database, drop } = await makePostgresDatabase(server, many, small ? 1 : Number(asked.accounts))
    await measure('PostgreSQL', database).finally(drop)
  }
  printPromises(measured)
  console.log(
    '\nThe app: npm run bench -- editor | demo | customer; npm run size. Throughput and memory: npm run bench -- service',
  )
}
