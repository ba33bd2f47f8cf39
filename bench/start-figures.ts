import type { Network } from './network.ts'
import { middle } from './service/middle.ts'
import { printTable } from './service/table.ts'
import type { Measurement } from './service/verdict.ts'
import type { Shown } from './until-shown.ts'

/** What is compared: the app, and the least that one of the same parts can be. */
export type PlaceName = 'floor' | 'app'
/** What a browser has that comes: nothing but a session, or what an earlier visit left. */
type Visit = 'cold' | 'warm'
export type Started = {
  /** Milliseconds from the navigation until the rows are painted. */
  rows: number
  /** Until rows are painted that can be pressed: before, those of a snapshot may stand there. */
  live: number
  /** Milliseconds of script by then. */
  script: number
}
/** `requests` until nothing more was asked for, of the first visit. */
export type Visits = Record<Visit, Started> & { requests: number }
/** A record for the `first` time in a page and `again`; `files` that the editor fetched. */
export type Opened = { record: { first: Shown; again: readonly Shown[] }; editor: Shown & { files: number } }

type Loading = { visit: Visit; network: Network; promise: number }
const loadings: readonly Loading[] = [
  { visit: 'cold', network: 'not throttled', promise: 1.5 },
  { visit: 'cold', network: 'slow 4G, CPU / 4', promise: 1.35 },
  { visit: 'warm', network: 'not throttled', promise: 1 },
  { visit: 'warm', network: 'slow 4G, CPU / 4', promise: 0.6 },
]
const nameOf = ({ visit, network }: Loading) => `${visit}, ${network}`

/** The middle of all runs; visits are by place and network, as `app not throttled`. */
export const figuresOf = (
  visits: ReadonlyMap<string, readonly Visits[]>,
  opened: ReadonlyMap<string, readonly Opened[]>,
) => ({
  started: (place: PlaceName, { visit, network }: Omit<Loading, 'promise'>, figure: keyof Started) =>
    middle((visits.get(`${place} ${network}`) ?? []).map((each) => each[visit][figure])),
  requests: (place: PlaceName) => middle((visits.get(`${place} not throttled`) ?? []).map(({ requests }) => requests)),
  shown: (place: PlaceName, of: (each: Opened) => number | number[]) => middle((opened.get(place) ?? []).flatMap(of)),
})
type Figures = ReturnType<typeof figuresOf>
type Figure = (place: PlaceName) => number

const figuresOfShown: readonly { name: string; of: (shown: Shown) => number }[] = [
  { name: 'in the document', of: ({ there }) => there },
  { name: 'painted', of: ({ painted }) => painted },
  { name: 'no place empty', of: ({ whole }) => whole },
]

export function printFigures({ started, shown }: Figures) {
  const both = (figure: Figure, digits = 0) => {
    const [floor, app] = [figure('floor'), figure('app')]
    return [floor.toFixed(digits), app.toFixed(digits), (app / floor).toFixed(2)]
  }
  printTable(
    'The list: milliseconds until its rows are painted, and of script by then; the middle of all runs',
    ['', 'floor', 'app', 'ratio'],
    loadings.flatMap((loading) => [
      [`${nameOf(loading)}: rows`, ...both((place) => started(place, loading, 'rows'))],
      [`${nameOf(loading)}: rows that can be pressed`, ...both((place) => started(place, loading, 'live'))],
      [`${nameOf(loading)}: script`, ...both((place) => started(place, loading, 'script'))],
    ]),
  )
  printTable(
    'From a press until it is there: milliseconds',
    ['', 'floor', 'app', 'ratio'],
    [
      ...figuresOfShown.flatMap(({ name, of }) => [
        [`record, the first of a page: ${name}`, ...both((place) => shown(place, ({ record }) => of(record.first)), 1)],
        [`record: ${name}`, ...both((place) => shown(place, ({ record }) => record.again.map(of)), 1)],
      ]),
      ['editor: painted', ...both((place) => shown(place, ({ editor }) => editor.painted), 1)],
    ],
  )
}

const ratioOf = (figure: Figure) => ({ unit: 'x the floor', floor: 1, now: figure('app') / figure('floor') })
const besideFloor = (unit: string, figure: Figure) => ({ unit, floor: figure('floor'), now: figure('app') })

/** All that is promised of it. */
export const measurementsOf = (figures: Figures): Measurement[] => [...ofList(figures), ...ofOpening(figures)]

const ofList = ({ started, requests }: Figures): Measurement[] => [
  ...loadings.map((loading) => ({
    line: `List ${nameOf(loading)}: rows painted`,
    promise: loading.promise,
    ...ratioOf((place) => started(place, loading, 'rows')),
  })),
  {
    line: 'List cold: script until the rows',
    promise: 2,
    ...ratioOf((place) => started(place, { visit: 'cold', network: 'not throttled' }, 'script')),
  },
  { line: 'List cold: requests until quiet', promise: 20, ...besideFloor('requests', requests) },
]

const ofOpening = ({ shown }: Figures): Measurement[] => [
  {
    // One frame. The promise was made beside a floor that had opened records before, as people have who work in it.
    line: 'List to record, fetched ahead: in the document',
    promise: 17,
    ...besideFloor('ms', (place) => shown(place, ({ record }) => record.again.map(({ there }) => there))),
  },
  {
    line: 'List to record, fetched ahead: painted',
    promise: 2,
    ...ratioOf((place) => shown(place, ({ record }) => record.again.map(({ painted }) => painted))),
  },
  {
    line: 'Editor for the first time: painted',
    promise: 150,
    ...besideFloor('ms', (place) => shown(place, ({ editor }) => editor.painted)),
  },
  {
    line: 'Editor for the first time: files',
    unit: 'files',
    promise: 6,
    now: shown('app', ({ editor }) => editor.files),
  },
]
