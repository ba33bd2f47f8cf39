import { parseArgs } from 'node:util'
import { openBenchDatabase } from './database.ts'
import { measureLatency } from './latency.ts'
import { measureMemory } from './memory.ts'
import { readRequests, writeRequest } from './requests.ts'
import { serviceOn } from './service-on.ts'
import { measureThroughput } from './throughput.ts'

const options = {
  proposals: { type: 'string', default: '100000' },
  /** Seconds that each server is asked for, each time it has its turn. */
  seconds: { type: 'string', default: '2' },
  /** Only this part: latency, throughput or memory. */
  only: { type: 'string' },
  /** A moment of each: whether it still runs, not how fast that is. */
  small: { type: 'boolean', default: false },
} as const

/**
 * Speed of the service on SQLite (docs/decisions/0016-speed-of-the-service.md): in the process, over HTTP, and over
 * time.
 */
export async function benchService(args: string[]) {
  const { small, only, ...asked } = parseArgs({ args, options }).values
  const { proposals, seconds } = small ? { proposals: '320', seconds: '0.05' } : asked
  const place = await openBenchDatabase(Number(proposals))
  const { fetch, close } = await serviceOn(place)
  console.log(`\n${Number(proposals).toLocaleString('en')} proposals, Node ${process.versions.node}, SQLite`)
  if (!only || only === 'latency') await measureLatency(fetch, readRequests(place), writeRequest(place), small)
  if (!only || only === 'throughput') await measureThroughput(fetch, place, readRequests(place), Number(seconds))
  if (!only || only === 'memory') await measureMemory(fetch, readRequests(place), small)
  await close()
}
