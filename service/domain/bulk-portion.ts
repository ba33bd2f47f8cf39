import type { BulkChange } from '#wire/bulk-changes.ts'
import { findActiveRole, selectAccount } from '#service/store/account.ts'
import * as store from '#service/store/bulk-changes.ts'
import type { StoredBulkChange } from '#service/store/bulk-changes.ts'
import { kept, left, type BulkOutcome } from './bulk-acts.ts'
import { changeOf, getBulkChange, kinds, tell } from './bulk-changes.ts'
import { rowsFor } from './own-records.ts'
import { Refused } from './refused.ts'
import { tried } from './tried.ts'
import type { Unit } from './unit.ts'

/** So many records in one transaction: others of the account wait for no more than those. */
const itemsAtOnce = 25
/** Open screens are told how far it is at most so often, in milliseconds. */
const toldEvery = 1000

/**
 * Goes on with what was begun now, where it is less than a portion: who has ticked some does not wait until a process
 * comes to it and the stream of events tells.
 */
export async function runShort(unit: Unit, bulk: BulkChange): Promise<BulkChange> {
  if ((bulk.state === 'undoing' ? bulk.changed : bulk.total) >= itemsAtOnce) return bulk
  await runBulkPortion(unit, bulk.id)
  return getBulkChange(unit, bulk.id)
}

/**
 * Changes the next records of a bulk change, or changes them back, all in the transaction of the unit: they are changed
 * with the rows saying so, or none is, wherever a process dies. It acts with what its user may do and see now.
 */
export async function runBulkPortion(unit: Unit, id: number) {
  const bulk = await store.findBulkChange(unit.db, id, unit.user.id)
  if (!bulk || bulk.state !== 'due') return
  const own = await asItsUser(unit)
  const isBack = bulk.outcome === 'undoing'
  const items = own ? await store.selectItems(unit.db, bulk, isBack ? 'changed' : 'waiting', itemsAtOnce) : []
  const change = changeOf(bulk)
  const { changeOne, changeBack } = kinds[bulk.record_kind]
  const counts = { changed: bulk.changed, left_over: bulk.left_over, undone: bulk.undone }
  for (const item of items) {
    const outcome =
      own &&
      (isBack
        ? await outcomeOf(own, kept, () => changeBack(own, change, item))
        : await outcomeOf(own, left, () => changeOne(own, change, item)))
    if (!outcome) continue
    await store.updateItem(unit.db, id, item.record_id, outcome)
    if (outcome.state === 'changed') counts.changed += 1
    if (outcome.state === 'left') counts.left_over += 1
    if (outcome.state === 'undone') counts.undone += 1
  }
  const isOver = items.length < itemsAtOnce
  await store.updateBulkChange(unit.db, id, {
    ...counts,
    looked: bulk.looked + items.length,
    cursor: items.at(-1)?.record_id ?? bulk.cursor,
    due_at: unit.now,
    modified_at: unit.now,
    lease_until: null,
    lease_key: null,
    ...(isOver && endOf(unit, bulk, own !== undefined)),
  })
  if (isOver || unit.now - (bulk.told_at ?? 0) >= toldEvery) await tell(unit, id)
}

/** Whoever may do it no more stops it. */
const endOf = ({ now }: Unit, { outcome }: StoredBulkChange, mayGoOn: boolean): Partial<StoredBulkChange> =>
  outcome === 'undoing'
    ? { state: 'ended', outcome: mayGoOn ? 'undone' : 'undo_stopped' }
    : { state: 'ended', outcome: mayGoOn ? 'done' : 'stopped', done_at: now }

/** Undefined for who was made inactive or a reader since. */
async function asItsUser(unit: Unit): Promise<Unit | undefined> {
  const { id } = unit.user
  const role = await findActiveRole(unit.db, id)
  if (role === undefined || role === 'reader') return undefined
  const { sellers_see } = await selectAccount(unit.db)
  return { ...unit, user: { ...unit.user, role }, db: rowsFor(unit.db, { id, role, sellers_see }) }
}

/** A record that is refused stays as it was, and is told. */
async function outcomeOf(unit: Unit, leave: typeof left, act: () => Promise<BulkOutcome>): Promise<BulkOutcome> {
  const outcome = await tried(unit, act)
  if (!(outcome instanceof Refused)) return outcome
  return outcome.reason === 'trashed' || outcome.reason === 'not_found'
    ? leave('gone')
    : leave('refused', detailOf(outcome))
}

function detailOf({ message, faults = {} }: Refused) {
  const texts = Object.values(faults).flat()
  return texts.length > 0 ? texts.join('. ') : message
}
