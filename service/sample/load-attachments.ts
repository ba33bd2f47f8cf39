import type { Content } from '#service/domain/proposal-content.ts'
import { sha256OfBytes } from '#service/domain/token-hash.ts'
import type { Db } from '#service/store/db.ts'
import { insertAttachment, keepContent, setFileUses } from '#service/store/files.ts'
import { randomOf } from './random.ts'
import { termsPdf } from './terms.ts'

/** The terms, which go along with the proposal that is shown first and with what is made of its template. */
export async function loadAttachments(db: Db, { account, now }: { account: string; now: number }) {
  const bytes = termsPdf()
  const hash = await sha256OfBytes(bytes)
  const size = bytes.byteLength
  const content = await keepContent(db, { hash, size, bytes, stored_as: '', used_at: now })
  const token = randomOf(account, 'terms').token().slice(0, 22)
  const file = await insertAttachment(db, { token, source_hash: hash, content_id: content.id, used_at: now })
  const attachments = [{ file: token, name: 'Algemene voorwaarden.pdf', size, hash }]
  const shown = await db
    .selectFrom('proposal')
    .innerJoin('proposal_version as version', 'version.id', 'proposal.version_id')
    .select(['version.id', 'version.content', 'proposal.favorite_template_id'])
    .where('proposal.name', '=', 'Warmtepomp en vloerverwarming, Lindelaan 14')
    .executeTakeFirstOrThrow()
  const after: Content = { ...(JSON.parse(shown.content) as Content), attachments }
  await db
    .updateTable('proposal_version')
    .set({ content: JSON.stringify(after) })
    .where('id', '=', shown.id)
    .execute()
  await setFileUses(db, 'version_id', shown.id, [file.id], now)
  const template = shown.favorite_template_id
  if (template === null) return
  await db
    .updateTable('favorite_template')
    .set({ attachments: JSON.stringify(attachments) })
    .where('id', '=', template)
    .execute()
  await setFileUses(db, 'favorite_template_id', template, [file.id], now)
}
