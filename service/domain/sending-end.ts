import { findDueSending, findNewestSending, resumeSending, updateSending } from '#service/store/scheduled-sendings.ts'
import { fullnameOf } from './person-name.ts'
import { logAction } from './proposal-log.ts'
import type { Unit } from './unit.ts'
import { recordLive } from './viewer-events.ts'

/**
 * Cancels the scheduled sending of a proposal; false when there was none. Call it in the transaction of every edit of
 * what would be sent, and of sending it by hand.
 */
export async function endSending(
  unit: Unit,
  proposalId: number,
  reason: 'person' | 'edited' | 'sent',
): Promise<boolean> {
  const { db, now, user } = unit
  const due = await findDueSending(db, proposalId)
  if (!due) return false
  await updateSending(db, due.id, {
    state: 'cancelled',
    reason,
    person: fullnameOf(user),
    done_at: now,
    modified_at: now,
    lease_until: null,
    lease_key: null,
  })
  // Who sent it by hand is told by that.
  if (reason !== 'sent')
    await logAction(unit, proposalId, words[reason], {
      kind: 'schedule_cancelled',
      facts: { reason },
    })
  await recordLive(unit, 'proposal_steps', proposalId)
  return true
}

/**
 * Takes back that an edit at `moment` cancelled the scheduled sending of this version, unless its own moment has passed
 * meanwhile. Call it in the transaction that takes the edit back.
 */
export async function takeEndBack(unit: Unit, proposal: { id: number; version_id: number }, moment: number) {
  const { db, now } = unit
  const { id: proposal_id, version_id } = proposal
  const newest = await findNewestSending(db, proposal_id)
  const isEnded = newest?.state === 'cancelled' && newest.reason === 'edited' && newest.done_at === moment
  if (!isEnded || newest.version_id !== version_id || newest.due_at <= now) return
  await resumeSending(db, { id: newest.id, proposal_id, done_at: moment }, now)
  await recordLive(unit, 'proposal_steps', proposal_id)
}

const words = {
  person: 'cancelled the scheduled sending',
  edited: 'edited the proposal, which cancelled the scheduled sending',
}
