import { findUser } from '#service/store/account.ts'
import { findNewestLogEntry, removeLogEntry } from '#service/store/proposal-parts.ts'
import { deleteVersion, findFactsOfLine, updateProposal as storeChanges } from '#service/store/proposals.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { statusUndoLife } from '#wire/limits.ts'
import { recordEvent } from './events.ts'
import { versionOf, type StoredProposal } from './proposal-answer.ts'
import { statusChanged, statusColumns, type StatusBefore } from './proposal-status.ts'
import { needProposal, proposalRecord } from './proposals.ts'
import { Refused } from './refused.ts'
import { takeEndBack } from './sending-end.ts'
import { statusLine } from './status-line.ts'
import { planSteps } from './step-planning.ts'
import type { Unit } from './unit.ts'
import { tellOfStatus } from './viewer-events.ts'
import { isUnused } from './working-version.ts'

type Before = { status: ProposalStatus; date_modified: string }

/**
 * Undoes the user's last change of status without a trace: provided nothing was changed since, who modified it when is
 * restored and the line of the log removed; the version that it began goes, and the sending that it cancelled waits again.
 * Leaving won cannot be undone, since the agreement was deleted, nor what began a version that was read or used since.
 */
export async function undoProposalStatus(unit: Unit, id: number, { status, date_modified }: Before) {
  const proposal = await needProposal(unit, id)
  const modified_at = Date.parse(date_modified)
  const isRecent = proposal.modified_at > unit.now - statusUndoLife
  if (!isRecent || status === 'won' || !(await takeStatusBack(unit, proposal, { status, modified_at })))
    throw new Refused(
      'conflict',
      'This is not the last change any more, or cannot be taken back. Change the status instead.',
    )
  return statusLine
}

/** The same whenever it was changed; false where something came after it. */
export async function takeStatusBack(
  unit: Unit,
  proposal: StoredProposal,
  { status, modified_at }: Pick<StoredProposal, 'status' | 'modified_at'>,
): Promise<boolean> {
  const { db, user } = unit
  const { id } = proposal
  const change = await findNewestLogEntry(db, id)
  const isLast =
    change?.type === 'user' &&
    proposal.modified_by === user.id &&
    change.action === statusChanged(status, proposal.status) &&
    change.at === proposal.modified_at
  if (!isLast || modified_at < proposal.created_at || modified_at > change.at) return false
  const was = await statusBefore(unit, change.id)
  const current = versionOf(proposal)
  const version_id = was.version_id ?? current
  const begun = version_id === current ? undefined : current
  if (begun !== undefined && !(await isUnused(unit, proposal, change.at))) return false
  await storeChanges(db, id, { ...statusColumns(unit, proposal.status, status), ...was, modified_at })
  if (begun !== undefined) await deleteVersion(db, begun)
  await removeLogEntry(db, change.id)
  await takeEndBack(unit, { id, version_id }, change.at)
  await recordEvent(unit, 'proposal_details_updated', proposalRecord(id))
  await tellOfStatus(unit, id, status)
  await planSteps(unit, id)
  return true
}

/** Nothing where the line was written before it was kept; nobody where that user is gone. */
async function statusBefore({ db }: Unit, lineId: number): Promise<Partial<StatusBefore>> {
  const { was } = JSON.parse((await findFactsOfLine(db, lineId)) || '{}') as { was?: StatusBefore }
  if (!was || was.modified_by === null) return was ?? {}
  return { ...was, modified_by: (await findUser(db, was.modified_by))?.id ?? null }
}
