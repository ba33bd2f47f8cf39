import type { FileStore } from '#service/file-ports.ts'
import { countDownload } from '#service/store/attachment-downloads.ts'
import * as store from '#service/store/viewer.ts'
import { dayIn } from '#wire/calendar-day.ts'
import { attachedDocument } from './attachments.ts'
import { contentIn } from './proposal-content.ts'
import type { KeptAttachment } from './template-content.ts'
import { inTransaction, type Unit } from './unit.ts'
import { hour, mostInAnHour } from './viewer-openings.ts'
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

/** In its visit, which may not have been told of: until it is, a machine asked for all that anybody knows. */
async function count(unit: Unit, { account, proposal, receiver, version }: Viewing, of: KeptAttachment, visit: string) {
  const key = { proposal_id: proposal.id, contact_id: receiver.contact_id, visit_key: visit }
  const known = await store.findVisit(unit.db, key)
  if (!known && (await store.countOpenings(unit.db, key, unit.now - hour)) >= mostInAnHour) return
  const { id } =
    known ??
    (await store.insertVisit(unit.db, {
      ...key,
      version_id: version.id,
      device: 'unknown',
      sections: '[]',
      seconds: 0,
      human: 0,
      started_at: unit.now,
      last_at: unit.now,
      day: dayIn(account.time_zone, unit.now),
    }))
  const download = { proposal_id: proposal.id, visit_id: id, file_token: of.file, name: of.name }
  await countDownload(unit.db, { ...download, last_at: unit.now })
}
