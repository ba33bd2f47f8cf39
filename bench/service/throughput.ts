import { middle } from './middle.ts'
import type { BenchDatabase } from './database.ts'
import { requestBytes } from './load.ts'
import type { BenchRequest } from './requests.ts'
import { startServer, type Turn } from './server.ts'
import type { Wanted } from './server-process.ts'
import { environment, type Fetch } from './service-on.ts'
import { printTable } from './table.ts'

const rounds = 3
/** Different requests of a kind. */
const variety = 50
const asks = ['list, page 1', 'search, one match', 'search, one in 600', 'details', 'hello']

/**
 * The real server against a bare one that returns the very same bytes with node:http and does nothing else. They take
 * turns, so that whatever else runs on the machine slows both; processor time is the figure that depends on it least.
 */
export async function measureThroughput(
  fetch: Fetch,
  place: BenchDatabase,
  reads: readonly BenchRequest[],
  seconds: number,
) {
  const asked = reads.filter(({ name }) => asks.includes(name))
  const bare = await startServer({ server: 'bare', answers: await answersOf(fetch, asked) })
  const service = await startServer({ server: 'service', env: environment(place.file) })
  const rows: string[][] = []
  for (const one of asked) {
    const requests = Array.from({ length: variety }, (_, at) => requestBytes(one.pathAt(at), place.token))
    await bare.turn(requests, seconds / 4)
    await service.turn(requests, seconds / 4)
    const turns: { bare: Turn; service: Turn }[] = []
    for (let round = 0; round < rounds; round++)
      turns.push({ bare: await bare.turn(requests, seconds), service: await service.turn(requests, seconds) })
    rows.push([one.name, ...figures(turns)])
  }
  bare.end()
  service.end()
  const headings = ['requests a second', 'service', 'bare', 'ratio', 'µs of CPU', 'bare', 'ratio']
  printTable('Throughput over HTTP, 8 connections', headings, rows)
}

function figures(turns: readonly { bare: Turn; service: Turn }[]) {
  const rate = middle(turns.map(({ service }) => service.rate))
  const bareRate = middle(turns.map(({ bare }) => bare.rate))
  const cpu = middle(turns.map(({ service }) => service.cpu))
  const bareCpu = middle(turns.map(({ bare }) => bare.cpu))
  const ratio = middle(turns.map(({ service, bare }) => service.rate / bare.rate))
  return [
    rate.toFixed(0),
    bareRate.toFixed(0),
    ratio.toFixed(3),
    cpu.toFixed(0),
    bareCpu.toFixed(0),
    (bareCpu / cpu).toFixed(3),
  ]
}

/** What the service answers in this process, by path. */
async function answersOf(fetch: Fetch, asked: readonly BenchRequest[]) {
  const answers: Extract<Wanted, { server: 'bare' }>['answers'] = {}
  for (const { pathAt, requestAt } of asked)
    for (let at = 0; at < variety; at++) {
      const answer = await fetch(requestAt(at))
      const body = await answer.text()
      const headers = { ...Object.fromEntries(answer.headers), 'content-length': String(Buffer.byteLength(body)) }
      answers[pathAt(at)] = { headers, body }
    }
  return answers
}
