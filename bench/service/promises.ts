import type { Figures } from './latency.ts'
import type { Measurement } from './verdict.ts'

/** A line of the promises about speed that this bench measures; milliseconds, or a ratio where `unit` says so. */
type Promised = {
  line: string
  unit: 'CPU' | 'p50' | 'x'
  promise: number
  now: (measured: Measured) => number | undefined
}

/** What was measured, by place: the engine, and how many proposals. */
export type Measured = ReadonlyMap<string, ReadonlyMap<string, Figures>>

const cpu = (place: string, request: string) => (measured: Measured) => measured.get(place)?.get(request)?.cpu
const p50 = (place: string, request: string) => (measured: Measured) => measured.get(place)?.get(request)?.p50

/** How much more it takes among many than among few. */
const growth = (request: string) => (measured: Measured) => {
  const [few, many] = [cpu('SQLite, few', request)(measured), cpu('SQLite', request)(measured)]
  return few !== undefined && many !== undefined ? many / few : undefined
}

const onSqlite = (line: string, request: string, promise: number): Promised => ({
  line: `SQLite: ${line}`,
  unit: 'CPU',
  promise,
  now: cpu('SQLite', request),
})
const onPostgres = (line: string, request: string, promise: number): Promised => ({
  line: `PostgreSQL: ${line}`,
  unit: 'p50',
  promise,
  now: p50('PostgreSQL', request),
})

const promises: readonly Promised[] = [
  onSqlite('list', 'list, page 1', 0.3),
  onSqlite('details', 'details', 0.2),
  onSqlite('hello', 'hello', 0.04),
  onSqlite('search for a common word', 'search, common word', 2),
  ...['today', 'needs', 'activity']
    .flatMap((part) => [`${part}, team`, `${part}, me`])
    .map((request) => onSqlite(request, request, 5)),
  ...['list, page 1', 'details', 'search, one match'].map((request): Promised => ({
    line: `SQLite: ${request}, many proposals against few`,
    unit: 'x',
    promise: 1.3,
    now: growth(request),
  })),
  onPostgres('list', 'list, page 1', 3),
  onPostgres('list by change', 'list by change, page 1', 3),
  onPostgres('details', 'details', 2.5),
  onPostgres('create', 'create', 5),
  onPostgres('search for a common word', 'search, common word', 20),
  onPostgres('people list', 'people list', 3),
  onPostgres('summary', 'summary', 3),
  onPostgres('hello', 'hello', 0.7),
  { line: 'PostgreSQL: list, of the process', unit: 'CPU', promise: 1, now: cpu('PostgreSQL', 'list, page 1') },
]

/** What the service promises, with what was measured of it. */
export const ofService = (measured: Measured): Measurement[] =>
  promises.map(({ now, ...promised }) => ({ ...promised, now: now(measured) }))
