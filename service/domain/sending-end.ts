import { findDueSending, updateSending } from '#service/store/scheduled-sendings.ts'
import type { SendingEnd } from '#wire/scheduled-sending.ts'
import { fullnameOf } from './person-name.ts'
import type { Unit } from './unit.ts'
import { recordLive } from './viewer-events.ts'

/**
 * Cancels the scheduled sending of a proposal; false when there was none. Call it in the transaction of every edit of
 * what would be sent, and of sending it by hand.
 */
export async function endSending(unit: Unit, proposalId: number, reason: SendingEnd): Promise<boolean> {
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
  await recordLive(unit, 'proposal_steps', proposalId)
  return true
}
