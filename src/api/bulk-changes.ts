import {
  beginBulkChange,
  countBulkChange,
  getBulkChange,
  stopBulkChange,
  undoBulkChange,
  type BulkChange,
  type BulkProgress,
  type Change,
  bulkProgress,
} from '#wire/bulk-changes.ts'
import type { Input } from '#wire/operation.ts'
import { bulkNews } from './bulk-news.ts'
import { call } from './client.ts'
import { filled, type ProposalFilter } from './proposal-filter.ts'

/** All that the list of proposals shows on its pages, but for these; or `only` those that are named. */
export type ProposalMatches = { filter: ProposalFilter } & (
  | { except: ReadonlySet<number> }
  | { only: Iterable<number> }
)

type CountBody = Input<typeof countBulkChange>['body']
/** Products of a directory: what a search finds in it, or `only` these. */
export type ProductMatches = Extract<CountBody, { of: 'product' }>['filter']

/** Finds and counts them; nothing is changed yet. */
export function countProposals({ filter, ...which }: ProposalMatches, change: Change) {
  const { page: _page, sort: _sort, ...rest } = filled(filter).query
  const ids = 'only' in which ? { only: [...which.only] } : { except: [...which.except] }
  return call(countBulkChange, { body: { of: 'proposal', filter: { ...rest, ...ids }, change } })
}

/** The same of products that are to be moved to a directory. */
export const countProducts = (filter: ProductMatches, to: number) =>
  call(countBulkChange, { body: { of: 'product', filter, change: { kind: 'directory', directory_id: to } } })

const heardOf = (id: number) => bulkNews.all().find((one) => one.id === id)

/**
 * Of an answer everybody hears who shows how far it is, unless the stream of events has told more meanwhile: nothing is
 * more than its end, which the stream may tell seconds later.
 */
async function told(id: number, answer: Promise<BulkChange>) {
  const before = heardOf(id)
  const bulk = await answer
  if (heardOf(id) === before || !isRunning(bulk)) bulkNews.hear(id, bulk)
  return bulk
}

/** What was counted and said. */
export const beginChange = ({ id, change, total: count }: BulkChange) =>
  told(id, call(beginBulkChange, { params: { id }, body: { change, count } }, { idempotencyKey: crypto.randomUUID() }))

export const stopChange = (id: number) => told(id, call(stopBulkChange, { params: { id } }))
export const undoChange = (id: number) => told(id, call(undoBulkChange, { params: { id } }))
export const lookAtChange = (id: number) => told(id, call(getBulkChange, { params: { id } }))

/** Of a newer service it may be something else. */
export const progressIn = (progress: unknown): BulkProgress | undefined => bulkProgress.safeParse(progress).data

export const isRunning = ({ state }: BulkProgress) => state === 'running' || state === 'undoing'

/** Steps of something larger, which tells of their success and reads anew what they changed. */
export const steps = new Set<number>()

/** How a change that was begun has ended; the stream of events tells. */
export const endOfChange = (id: number) =>
  new Promise<BulkProgress>((resolve) => {
    const look = () => {
      const progress = progressIn(heardOf(id)?.progress)
      if (!progress || progress.state === 'counted' || isRunning(progress)) return
      stop()
      resolve(progress)
    }
    const stop = bulkNews.subscribe(look)
    look()
  })
