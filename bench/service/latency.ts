import type { BenchRequest } from './requests.ts'
import type { Fetch } from './service-on.ts'
import { printTable } from './table.ts'

/** Milliseconds for one request. */
export type Figures = { p50: number; cpu: number }

const promised = 2
const most = 2000
const fewest = { least: 1, patience: 0 }
/** Milliseconds for each line. */
const usual = { least: 30, patience: 1500 }

/**
 * How long the service takes in the process, from the request to the last byte of its answer; and how much of it is
 * processor time, which other work on the machine moves less.
 */
export async function measureLatency(
  fetch: Fetch,
  reads: readonly BenchRequest[],
  write: BenchRequest,
  small: boolean,
) {
  const effort = small ? fewest : usual
  const rows: string[][] = []
  const figures = new Map<string, Figures>()
  for (const asked of [...reads, write]) {
    // Code is quick only once it has run often.
    await timesOf(fetch, asked, effort)
    const { times, bytes, cpu } = await timesOf(fetch, asked, effort)
    const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN
    const half = at(0.5)
    figures.set(asked.name, { p50: half, cpu })
    rows.push([
      asked.name,
      at(0).toFixed(2),
      half.toFixed(2),
      at(0.95).toFixed(2),
      cpu.toFixed(2),
      bytes.toLocaleString('en'),
      String(times.length),
      half <= promised ? '' : `${(half / promised).toFixed(1)} x`,
    ])
  }
  const headings = [
    'milliseconds in the process',
    'best',
    'p50',
    'p95',
    'of CPU',
    'bytes',
    'requests',
    `over ${promised} ms`,
  ]
  printTable('Latency', headings, rows)
  return figures
}

async function timesOf(fetch: Fetch, { name, requestAt }: BenchRequest, { least, patience }: typeof usual) {
  const times: number[] = []
  let bytes = 0
  const until = performance.now() + patience
  const before = process.cpuUsage()
  while (times.length < least || (times.length < most && performance.now() < until)) {
    const request = requestAt(times.length)
    const started = performance.now()
    const answer = await fetch(request)
    bytes = (await answer.arrayBuffer()).byteLength
    times.push(performance.now() - started)
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  }
  const { user, system } = process.cpuUsage(before)
  return { times: times.toSorted((one, other) => one - other), bytes, cpu: (user + system) / 1000 / times.length }
}
