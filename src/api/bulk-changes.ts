import {
  beginBulkChange,
  countBulkChange,
  getBulkChange,
  stopBulkChange,
  undoBulkChange,
  type BulkChange,
  type Change,
} from '#wire/bulk-changes.ts'
import { bulkNews } from './bulk-news.ts'
import { call } from './client.ts'
import { filled, type ProposalFilter } from './proposals.ts'

/** All that a list shows on its pages, but for these. */
export type Matches = { filter: ProposalFilter; except: ReadonlySet<number> }

/** Finds and counts them; nothing is changed yet. */
export function countChange({ filter, except }: Matches, change: Change) {
  const { page: _page, sort: _sort, ...rest } = filled(filter).query
  return call(countBulkChange, { body: { filter: { ...rest, except: [...except] }, change } })
}

/** Of an answer everybody hears who shows how far it is. */
async function told(answer: Promise<BulkChange>) {
  const bulk = await answer
  bulkNews.hear(bulk.id, bulk)
  return bulk
}

/** What was counted and said. */
export const beginChange = ({ id, change, total: count }: BulkChange) =>
  told(call(beginBulkChange, { params: { id }, body: { change, count } }, { idempotencyKey: crypto.randomUUID() }))

export const stopChange = (id: number) => told(call(stopBulkChange, { params: { id } }))
export const undoChange = (id: number) => told(call(undoBulkChange, { params: { id } }))
export const lookAtChange = (id: number) => told(call(getBulkChange, { params: { id } }))
