import type { BenchRequest } from './requests.ts'
import type { Fetch } from './service-on.ts'
import { printTable } from './table.ts'

const usual = { rounds: 5, requests: 2000 }
const fewest = { rounds: 1, requests: 20 }
/** Searches that look at every proposal would take most of the time and leave nothing behind that others do not. */
const quick = /^(list|details|hello|search, one)/

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** Memory after each of some rounds of requests; it is flat when it stops growing. */
export async function measureMemory(fetch: Fetch, reads: readonly BenchRequest[], small: boolean) {
  const { rounds, requests } = small ? fewest : usual
  const rows: string[][] = []
  const asked = reads.filter(({ name }) => quick.test(name))
  for (let round = 0; round <= rounds; round++) {
    if (round > 0)
      for (let at = 0; at < requests; at++)
        for (const { requestAt } of asked.slice(at % asked.length, (at % asked.length) + 1))
          await (await fetch(requestAt(at))).arrayBuffer()
    globalThis.gc?.()
    const { rss, heapUsed, external } = process.memoryUsage()
    rows.push([String(round * requests), megabytes(heapUsed), megabytes(external), megabytes(rss)])
  }
  const collected = globalThis.gc ? 'after collecting garbage' : 'with garbage; node --expose-gc collects it before'
  printTable(`Memory, ${collected}`, ['requests', 'heap', 'external', 'resident'], rows)
}
