import { findNewestLogEntry, removeLogEntry } from '#service/store/proposal-parts.ts'
import { updateProposal as storeChanges } from '#service/store/proposals.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { statusUndoLife } from '#wire/limits.ts'
import { recordEvent } from './events.ts'
import { fullnameOf } from './person-name.ts'
import { statusChanged, statusColumns } from './proposal-status.ts'
import { needProposal, proposalRecord } from './proposals.ts'
import { Refused } from './refused.ts'
import { statusLine } from './status-line.ts'
import { planSteps } from './step-planning.ts'
import type { Unit } from './unit.ts'
import { tellOfStatus } from './viewer-events.ts'

type Before = { status: ProposalStatus; date_modified: string }

/**
 * Undoes the user's last change of status without a trace: provided nothing was changed since, `modified_at` is
 * restored and the line of the log removed. Leaving won cannot be undone, since the agreement was deleted.
 */
export async function undoProposalStatus(unit: Unit, id: number, { status, date_modified }: Before) {
  const { db, user, now } = unit
  const proposal = await needProposal(unit, id)
  const change = await findNewestLogEntry(db, id)
  const modified_at = Date.parse(date_modified)
  const isLast =
    change?.type === 'user' &&
    change.person === fullnameOf(user) &&
    change.action === statusChanged(status, proposal.status) &&
    change.at === proposal.modified_at &&
    change.at > now - statusUndoLife
  const fits = isLast && modified_at >= proposal.created_at && modified_at <= change.at
  if (!fits || status === 'won')
    throw new Refused(
      'conflict',
      'This is not the last change any more, or cannot be taken back. Change the status instead.',
    )
  await storeChanges(db, id, { ...statusColumns(unit, proposal.status, status), modified_at })
  await removeLogEntry(db, change.id)
  await recordEvent(unit, 'proposal_details_updated', proposalRecord(id))
  await tellOfStatus(unit, id, status)
  await planSteps(unit, id)
  return statusLine
}
