import type { FileStore } from '#service/file-ports.ts'
import { countDownload } from '#service/store/attachment-downloads.ts'
import { findVisit } from '#service/store/visits.ts'
import { attachedDocument } from './attachments.ts'
import { contentIn } from './proposal-content.ts'
import type { KeptAttachment } from './template-content.ts'
import { inTransaction, type Unit } from './unit.ts'
import { beginMachineVisit } from './viewer-openings.ts'
import { needViewing, nowhere, type Viewing } from './viewing.ts'

/** An attachment of what this receiver sees; who asks for it while they read is counted (interface, section 9.11). */
export async function viewedAttachment(
  unit: Unit,
  { token, file, visit }: { token: string; file: string; visit: string | undefined },
  files: FileStore | undefined,
) {
  const viewing = await needViewing(unit, token)
  const attachment = contentIn(viewing.version).attachments?.find((one) => one.file === file)
  if (!attachment) throw nowhere()
  const document = await attachedDocument(unit, files, attachment)
  // The seller's own looks are not counted, nor is what no page asks for.
  if (visit !== undefined && !unit.look) await inTransaction(unit, (unit) => count(unit, viewing, attachment, visit))
  return document
}

/** In its visit, which may not have been told of yet. */
async function count(unit: Unit, viewing: Viewing, of: KeptAttachment, visit_key: string) {
  const { proposal, receiver } = viewing
  const key = { proposal_id: proposal.id, contact_id: receiver.contact_id, visit_key }
  const visit = (await findVisit(unit.db, key)) ?? (await beginMachineVisit(unit, viewing, visit_key))
  if (!visit) return
  const download = { proposal_id: proposal.id, visit_id: visit.id, file_token: of.file, name: of.name }
  await countDownload(unit.db, { ...download, last_at: unit.now })
}
