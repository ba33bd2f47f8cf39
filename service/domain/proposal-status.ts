import type { ProposalStatus } from '#wire/proposal-status.ts'
import { recordEvent } from './events.ts'
import type { StoredProposal } from './proposal-answer.ts'
import { logAction } from './proposal-log.ts'
import { proposalRecord } from './proposals.ts'
import type { Unit } from './unit.ts'
import { tellOfStatus } from './viewer-events.ts'

// Every change of status goes through here: by a user, by the customer who signs or declines, by an undo.

/** The columns to store. Entering won sets its date; leaving it clears date and agreement (interface, section 2). */
export const statusColumns = (
  { now }: Pick<Unit, 'now'>,
  from: ProposalStatus,
  to: ProposalStatus,
): Partial<StoredProposal> => ({
  status: to,
  ...(to === 'won' && { won_at: now }),
  ...(from === 'won' && { won_at: null, agree: null }),
})

/** The text of the log entry, shared by those who write it and those who search for it. */
export const statusChanged = (from: ProposalStatus, to: ProposalStatus) => `changed the status from ${from} to ${to}`

/** What else a change of status takes the place of; it stands with the line of the log, for whoever takes it back. */
export type StatusBefore = Pick<StoredProposal, 'version_id' | 'modified_by'>

export const logStatus = (
  unit: Unit,
  proposalId: number,
  from: ProposalStatus,
  to: ProposalStatus,
  was?: StatusBefore,
) => logAction(unit, proposalId, statusChanged(from, to), { kind: 'status', facts: { from, to, ...(was && { was }) } })

/**
 * Call once it is stored: notifies webhooks of won and lost, and open customer's pages of a proposal withdrawn or
 * reopened.
 */
export async function announceStatus(unit: Unit, proposalId: number, status: ProposalStatus) {
  if (status === 'won' || status === 'lost') await recordEvent(unit, `proposal_${status}`, proposalRecord(proposalId))
  await tellOfStatus(unit, proposalId, status)
}
