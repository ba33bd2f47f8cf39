import * as store from '#service/store/bulk-changes.ts'
import type {
  BulkChange,
  BulkKind,
  BulkProgress,
  BulkRequest,
  BulkState,
  Change,
  LeftReason,
} from '#wire/bulk-changes.ts'
import { bulkUndoLife } from '#wire/limits.ts'
import type { BulkActs } from './bulk-acts.ts'
import { bulkProducts } from './bulk-products.ts'
import { bulkProposals } from './bulk-proposals.ts'
import { FaultList } from './fault-list.ts'
import { Refused } from './refused.ts'
import { timestamp, timestampOrNull } from './timestamp.ts'
import type { Unit } from './unit.ts'
import { recordBulkLive } from './viewer-events.ts'

// A change of all that a filter finds (decision 0106). What it is of is written down when it is counted, so that what
// the person is told is what is changed; portions of it run as due rows (bulk-portion.ts).

/** Of each reason so many records are named. */
const mostNamed = 20

export const kinds: Record<BulkKind, Omit<BulkActs<never>, 'find'>> = {
  proposal: bulkProposals,
  product: bulkProducts,
}

export async function countBulkChange(unit: Unit, request: BulkRequest): Promise<BulkChange> {
  const { db, user, now } = unit
  const { of, change } = request
  const faults = new FaultList()
  await kinds[of].check(unit, change, faults)
  faults.refuse()
  const { id } = await store.insertBulkChange(db, {
    account_user_id: user.id,
    record_kind: of,
    change: JSON.stringify(change),
    created_at: now,
  })
  if (request.of === 'proposal') await bulkProposals.find(unit, id, request.filter)
  else await bulkProducts.find(unit, id, request.filter)
  const statuses = of === 'proposal' ? await store.countStatuses(db, id) : []
  const total = await store.countItems(db, id)
  await store.updateBulkChange(db, id, { total, statuses: JSON.stringify(statuses) })
  return getBulkChange(unit, id)
}

export const getBulkChange = async (unit: Unit, id: number) => bulkAnswer(unit, await needBulkChange(unit, id))

export async function beginBulkChange(unit: Unit, id: number, { change, count }: { change: Change; count: number }) {
  const bulk = await needBulkChange(unit, id)
  if (bulk.state !== 'counted') throw new Refused('conflict', 'This change has begun already.')
  if (count !== bulk.total || JSON.stringify(change) !== bulk.change)
    throw new Refused('conflict', 'Something else was counted. Count it again.')
  await setState(unit, bulk, 'due', 'running')
  return tell(unit, id)
}

/** What runs ends before its next portion; what was only counted is gone. */
export async function stopBulkChange(unit: Unit, id: number) {
  const bulk = await needBulkChange(unit, id)
  if (bulk.state === 'ended') throw new Refused('conflict', 'This change has ended already.')
  if (bulk.outcome === 'undoing') await setState(unit, bulk, 'ended', 'undo_stopped')
  else await setState(unit, bulk, 'ended', 'stopped', { done_at: unit.now })
  return tell(unit, id)
}

export async function undoBulkChange(unit: Unit, id: number) {
  const bulk = await needBulkChange(unit, id)
  const until = undoUntil(bulk)
  if (until === null || until < unit.now)
    throw new Refused('conflict', `This change can no longer be undone. Change the ${bulk.record_kind}s instead.`)
  await setState(unit, bulk, 'due', 'undoing', { cursor: 0, looked: 0 })
  return tell(unit, id)
}

type Ended = Partial<Pick<store.StoredBulkChange, 'done_at' | 'cursor' | 'looked'>>

async function setState(
  { db, now }: Unit,
  { id }: store.StoredBulkChange,
  state: store.StoredBulkChange['state'],
  outcome: store.StoredBulkChange['outcome'],
  more: Ended = {},
) {
  const unleased = { lease_until: null, lease_key: null }
  await store.updateBulkChange(db, id, { state, outcome, due_at: now, modified_at: now, ...unleased, ...more })
}

/** Tells open screens of whoever it is of, and answers it. */
export async function tell(unit: Unit, id: number) {
  const bulk = await needBulkChange(unit, id)
  await recordBulkLive(unit, id, { user: unit.user.id, ...(await progressOf(unit, bulk)) })
  await store.updateBulkChange(unit.db, id, { told_at: unit.now })
  return bulkAnswer(unit, bulk)
}

async function needBulkChange({ db, user }: Unit, id: number) {
  const bulk = await store.findBulkChange(db, id, user.id)
  if (!bulk) throw new Refused('not_found', `There is no bulk change ${id} of yours.`)
  return bulk
}

export const changeOf = ({ change }: store.StoredBulkChange) => JSON.parse(change) as Change

/** Null for what runs, was undone, or was never begun. */
const undoUntil = ({ state, outcome, changed, done_at }: store.StoredBulkChange) =>
  state === 'ended' && (outcome === 'done' || outcome === 'stopped') && changed > 0 && done_at !== null
    ? done_at + bulkUndoLife
    : null

export const stateOf = ({ state, outcome }: store.StoredBulkChange): BulkState =>
  state === 'counted' || outcome === '' ? 'counted' : outcome

const progressOf = async (unit: Unit, bulk: store.StoredBulkChange): Promise<BulkProgress> => ({
  of: bulk.record_kind,
  state: stateOf(bulk),
  change: changeOf(bulk),
  name: (await kinds[bulk.record_kind].nameOf(unit, changeOf(bulk))) ?? null,
  total: bulk.total,
  looked: bulk.looked,
  changed: bulk.changed,
  left: bulk.left_over,
  undone: bulk.undone,
  undo_until: timestampOrNull(undoUntil(bulk)),
})

async function bulkAnswer(unit: Unit, bulk: store.StoredBulkChange): Promise<BulkChange> {
  return {
    id: bulk.id,
    date: timestamp(bulk.created_at),
    ...(await progressOf(unit, bulk)),
    statuses: JSON.parse(bulk.statuses) as BulkChange['statuses'],
    reasons: await reasonsOf(unit, bulk),
  }
}

/** Of what ended: while it runs nobody asks why. */
async function reasonsOf({ db }: Unit, { id, record_kind: kind, state, outcome }: store.StoredBulkChange) {
  if (state !== 'ended') return []
  const of = { id, kind, state: outcome === 'undone' || outcome === 'undo_stopped' ? 'kept' : 'left' } as const
  const reasons: BulkChange['reasons'] = []
  for (const { reason, detail, count } of await store.countReasons(db, of)) {
    const records = await store.selectLeft(db, of, { reason, detail }, mostNamed)
    reasons.push({ reason: reason as LeftReason, detail, count, records })
  }
  return reasons
}
