import type { FileStore } from '#service/file-ports.ts'
import { selectVersions } from '#service/store/proposals.ts'
import type { ProposalAttachments, SetAttachments } from '#wire/attachments.ts'
import { attachedDocument, attachmentAnswer, knownAttachments } from './attachments.ts'
import { isSameContent } from './content-changes.ts'
import { replaceContent } from './content-save.ts'
import { recordEvent } from './events.ts'
import { FaultList } from './fault-list.ts'
import { contentIn } from './proposal-content.ts'
import { logActionOnce } from './proposal-log.ts'
import { needProposal, proposalRecord } from './proposals.ts'
import { Refused } from './refused.ts'
import type { Unit } from './unit.ts'
import { currentVersion } from './working-version.ts'

/** What goes along with the version that is written, or was sent last (interface, section 8.10). */
export async function getProposalAttachments(unit: Unit, id: number): Promise<ProposalAttachments> {
  const { attachments = [] } = contentIn(await currentVersion(unit, await needProposal(unit, id)))
  return { attachments: attachments.map(attachmentAnswer) }
}

/** Replaces them; the same list changes nothing. A version that was sent stays as it is. */
export async function setProposalAttachments(unit: Unit, id: number, { attachments: named, reopen }: SetAttachments) {
  const proposal = await needProposal(unit, id)
  const before = contentIn(await currentVersion(unit, proposal))
  const faults = new FaultList()
  const attachments = await knownAttachments(unit, named, faults)
  faults.refuse()
  const after = { ...before, attachments }
  if (isSameContent(before, after)) return getProposalAttachments(unit, id)
  await replaceContent(unit, proposal, after, { reopen, total_cents: proposal.total_cents })
  await logActionOnce(unit, id, 'changed the attachments', { kind: 'changed', facts: { parts: ['attachments'] } })
  await recordEvent(unit, 'proposal_details_updated', proposalRecord(id))
  return getProposalAttachments(unit, id)
}

/** One of them as the file it is, of any version. */
export async function proposalAttachment(unit: Unit, id: number, file: string, files: FileStore | undefined) {
  await needProposal(unit, id)
  const versions = await selectVersions(unit.db, id)
  const found = versions.flatMap((version) => contentIn(version).attachments ?? []).find((one) => one.file === file)
  if (!found) throw new Refused('not_found', 'This proposal has no such attachment.')
  return attachedDocument(unit, files, found)
}
