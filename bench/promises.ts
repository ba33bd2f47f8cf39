import { parseArgs } from 'node:util'
import { benchCustomer } from './customer.ts'
import { benchDemo } from './demo.ts'
import { benchDocument } from './document.ts'
import { benchEditor } from './editor.ts'
import { benchScroll } from './scroll.ts'
import { openBenchDatabase, type BenchDatabase } from './service/database.ts'
import { measureLatency, type Figures } from './service/latency.ts'
import { makePostgresDatabase } from './service/postgres-database.ts'
import { ofService } from './service/promises.ts'
import { readRequests, writeRequest } from './service/requests.ts'
import { serviceOn } from './service/service-on.ts'
import { benchSheet } from './sheet.ts'
import { benchStart } from './start.ts'
import { measureSizes } from './sizes.ts'
import { printVerdicts, type Measurement } from './service/verdict.ts'

const options = {
  proposals: { type: 'string', default: '100000' },
  /** Among how many those of PostgreSQL are; the proposals are spread over them. */
  accounts: { type: 'string', default: '1' },
  /** Only this half: service, which needs neither a browser nor a build, or app. */
  only: { type: 'string' },
  small: { type: 'boolean', default: false },
} as const

type Options = { many: number; accounts: number; small: boolean }

/** Everything that is promised of speed, measured in one run: what the floor takes, now, promise and verdict. */
export async function benchPromises(args: string[]) {
  const { small, only, ...asked } = parseArgs({ args, options }).values
  const many = small ? 640 : Number(asked.proposals)
  const accounts = small ? 1 : Number(asked.accounts)
  const ofTheService = only === 'app' ? [] : await measureService({ many, accounts, small })
  const ofTheApp = only === 'service' ? [] : await measureApp(small)
  printVerdicts([...ofTheService, ...ofTheApp])
}

/** On both engines. PostgreSQL is the server at TEST_POSTGRES_URL; without one its lines are not measured. */
async function measureService({ many, accounts, small }: Options) {
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
    const { database, drop } = await makePostgresDatabase(server, many, accounts)
    await measure('PostgreSQL', database).finally(drop)
  }
  return [...ofService(measured), ...(await benchDocument(small ? ['--small'] : []))]
}

/** In a browser, one after the other: two at once would slow each other. */
async function measureApp(small: boolean) {
  const all = await measureSizes()
  for (const bench of [benchStart, benchEditor, benchSheet, benchScroll, benchCustomer, benchDemo])
    all.push(...(small ? await runsSmall(bench) : await bench([])))
  return all
}

/** Whether a bench still runs is not told by a browser that ended under it: once more then, in another. */
async function runsSmall(bench: (args: string[]) => Promise<Measurement[]>) {
  try {
    return await bench(['--small'])
  } catch (error) {
    if (!(error instanceof Error && endedUnder.test(error.message))) throw error
    console.error(`${bench.name}, once more, since its browser ended: ${error.message}`)
    return bench(['--small'])
  }
}

/** What Playwright says of a page whose browser is gone, or whose process is. */
const endedUnder = /has been closed|crashed/
