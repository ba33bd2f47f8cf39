import { findDueSending, updateSending } from '#service/store/scheduled-sendings.ts'
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

const words = {
  person: 'cancelled the scheduled sending',
  edited: 'edited the proposal, which cancelled the scheduled sending',
}
