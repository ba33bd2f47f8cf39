import { findActiveRole, selectAccount } from '#service/store/account.ts'
import * as store from '#service/store/bulk-changes.ts'
import type { BulkItem, StoredBulkChange } from '#service/store/bulk-changes.ts'
import { findProposal } from '#service/store/proposals.ts'
import { markForUndo, undoToMark } from '#service/store/undone.ts'
import type { Change, LeftReason } from '#wire/bulk-changes.ts'
import { changeOf, tell } from './bulk-changes.ts'
import { rowsFor } from './own-records.ts'
import type { StoredProposal } from './proposal-answer.ts'
import { takeStatusBack } from './proposal-status-undo.ts'
import { updateProposal } from './proposal-update.ts'
import { deleteProposal } from './proposals.ts'
import { Refused } from './refused.ts'
import { restore } from './trashcan.ts'
import { refusalIn, type Unit } from './unit.ts'

/** So many proposals in one transaction: others of the account wait for no more than those. */
const itemsAtOnce = 25
/** Open screens are told how far it is at most so often, in milliseconds. */
const toldEvery = 1000

type Outcome = Partial<BulkItem> & Pick<BulkItem, 'state'>

/**
 * Changes the next proposals of a bulk change, or changes them back, all in the transaction of the unit: they are changed
 * with the rows saying so, or none is, wherever a process dies. It acts with what its user may do and see now.
 */
export async function runBulkPortion(unit: Unit, id: number) {
  const bulk = await store.findBulkChange(unit.db, id, unit.user.id)
  if (!bulk || bulk.state !== 'due') return
  const own = await asItsUser(unit)
  const isBack = bulk.outcome === 'undoing'
  const items = own ? await store.selectItems(unit.db, bulk, isBack ? 'changed' : 'waiting', itemsAtOnce) : []
  const change = changeOf(bulk)
  const counts = { changed: bulk.changed, left_over: bulk.left_over, undone: bulk.undone }
  for (const item of items) {
    const outcome =
      own && (await tried(own, () => (isBack ? changeBack(own, change, item) : changeOne(own, change, item))))
    if (!outcome) continue
    await store.updateItem(unit.db, id, item.proposal_id, outcome)
    if (outcome.state === 'changed') counts.changed += 1
    if (outcome.state === 'left') counts.left_over += 1
    if (outcome.state === 'undone') counts.undone += 1
  }
  const isOver = items.length < itemsAtOnce
  await store.updateBulkChange(unit.db, id, {
    ...counts,
    looked: bulk.looked + items.length,
    cursor: items.at(-1)?.proposal_id ?? bulk.cursor,
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

/** What is refused leaves its proposal as it was, and is told; what nobody expected ends the portion. */
async function tried(unit: Unit, act: () => Promise<Outcome>): Promise<Outcome> {
  await markForUndo(unit.db)
  try {
    return await act()
  } catch (error) {
    const refused = refusalIn(error)
    if (!refused || refused.reason === 'unavailable') throw error
    await undoToMark(unit.db)
    return refused.reason === 'trashed' || refused.reason === 'not_found'
      ? left('gone')
      : left('refused', detailOf(refused))
  }
}

const left = (reason: LeftReason, detail = ''): Outcome => ({ state: 'left', reason, detail })
const kept = (reason: LeftReason, detail = ''): Outcome => ({ state: 'kept', reason, detail })

function detailOf({ message, faults = {} }: Refused) {
  const texts = Object.values(faults).flat()
  return texts.length > 0 ? texts.join('. ') : message
}

type Before = Pick<StoredProposal, 'status' | 'directory_id' | 'modified_at'>

async function changeOne(
  unit: Unit,
  change: Change,
  { proposal_id: id }: Pick<BulkItem, 'proposal_id'>,
): Promise<Outcome> {
  const proposal = await findProposal(unit.db, id)
  if (!proposal || proposal.deleted_at !== null) return left('gone')
  if (isAsWanted(proposal, change)) return { state: 'same' }
  if (change.kind === 'trash') await deleteProposal(unit, id)
  if (change.kind === 'status') await updateProposal(unit, id, { status: change.status })
  if (change.kind === 'directory') await updateProposal(unit, id, { directory_id: change.directory_id })
  const { status, directory_id, modified_at } = proposal
  const before: Before = { status, directory_id, modified_at }
  return { state: 'changed', before: JSON.stringify(before), changed_at: unit.now }
}

const isAsWanted = (proposal: StoredProposal, change: Change) =>
  change.kind === 'status'
    ? proposal.status === change.status
    : change.kind === 'directory' && proposal.directory_id === change.directory_id

type ChangedItem = Pick<BulkItem, 'proposal_id' | 'before' | 'changed_at'>

/** Only what this change did, and only where nobody has changed it since. */
async function changeBack(unit: Unit, change: Change, item: ChangedItem): Promise<Outcome> {
  const { proposal_id: id, changed_at } = item
  const before = JSON.parse(item.before) as Before
  const proposal = await findProposal(unit.db, id)
  if (!proposal) return kept('gone')
  if (change.kind === 'trash') {
    if (proposal.deleted_at !== changed_at) return kept('changed_since')
    await restore(unit, 'proposal', id)
    return { state: 'undone' }
  }
  if (proposal.deleted_at !== null) return kept('gone')
  if (proposal.modified_at !== changed_at) return kept('changed_since')
  if (change.kind === 'directory') {
    await updateProposal(unit, id, { directory_id: before.directory_id })
    return { state: 'undone' }
  }
  if (before.status === 'won') return kept('was_won')
  return (await takeStatusBack(unit, proposal, before)) ? { state: 'undone' } : kept('changed_since')
}
