import { updateProposal } from '#service/store/proposals.ts'
import type { LossReason } from '#wire/loss-reasons.ts'
import { recordEvent } from './events.ts'
import type { StoredProposal } from './proposal-answer.ts'
import { logAction } from './proposal-log.ts'
import { proposalRecord } from './proposals.ts'
import { Refused } from './refused.ts'
import type { Unit } from './unit.ts'

const words: Record<LossReason, string> = {
  price: 'the price',
  other_supplier: 'another supplier',
  timing: 'the timing',
  not_needed: 'no longer needed',
  no_reaction: 'no reaction',
  other: 'another reason',
}

/** By hand, also over what the customer answered; null takes it away. Refuses with conflict where it is not lost. */
export async function setLossReason(unit: Unit, proposal: StoredProposal, loss_reason: LossReason | null) {
  const { db, now, user } = unit
  const { id, status } = proposal
  if (status !== 'lost')
    throw new Refused(
      'conflict',
      `This proposal is ${status}. Only a lost one has a reason for it: change its status first.`,
    )
  await updateProposal(db, id, { loss_reason, modified_at: now, modified_by: user.id })
  const action = loss_reason === null ? 'removed the loss reason' : `gave as the loss reason: ${words[loss_reason]}`
  await logAction(unit, id, action, { kind: 'loss_reason', facts: loss_reason === null ? {} : { to: loss_reason } })
  await recordEvent(unit, 'proposal_details_updated', proposalRecord(id))
}
