import type { Content } from '#service/domain/proposal-content.ts'
import type { KeptAttachment } from '#service/domain/template-content.ts'
import { sha256OfBytes } from '#service/domain/token-hash.ts'
import type { Db } from '#service/store/db.ts'
import { randomOf } from './random.ts'
import { termsPdf } from './terms.ts'

/** The terms, which go along with the proposal that is shown first and with what is made of its template. */
export async function loadAttachments(db: Db, { account, now }: { account: string; now: number }) {
  const bytes = termsPdf()
  const hash = await sha256OfBytes(bytes)
  const kept = { hash, size: bytes.byteLength, bytes, stored_as: '', used_at: now }
  const content = await db.insertInto('file_content').values(kept).returning('id').executeTakeFirstOrThrow()
  const token = randomOf(account, 'terms').token().slice(0, 22)
  const file = await db
    .insertInto('file')
    .values({
      kind: 'attachment',
      token,
      source_hash: hash,
      media_type: 'application/pdf',
      content_id: content.id,
      width: 0,
      height: 0,
      small_content_id: content.id,
      small_width: 0,
      used_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const terms = { file: token, name: 'Algemene voorwaarden.pdf', size: bytes.byteLength, hash }
  await attach(db, file.id, terms)
}

async function attach(db: Db, file_id: number, terms: KeptAttachment) {
  const none = { text_template_id: null, product_id: null, design_template_id: null }
  const shown = await db
    .selectFrom('proposal')
    .innerJoin('proposal_version as version', 'version.id', 'proposal.version_id')
    .select(['version.id', 'version.content', 'proposal.favorite_template_id'])
    .where('proposal.name', '=', 'Warmtepomp en vloerverwarming, Lindelaan 14')
    .executeTakeFirstOrThrow()
  const content: Content = { ...(JSON.parse(shown.content) as Content), attachments: [terms] }
  await db
    .updateTable('proposal_version')
    .set({ content: JSON.stringify(content) })
    .where('id', '=', shown.id)
    .execute()
  await db
    .insertInto('file_use')
    .values({ ...none, file_id, version_id: shown.id, favorite_template_id: null })
    .execute()
  const template = shown.favorite_template_id
  if (template === null) return
  await db
    .updateTable('favorite_template')
    .set({ attachments: JSON.stringify([terms]) })
    .where('id', '=', template)
    .execute()
  await db
    .insertInto('file_use')
    .values({ ...none, file_id, version_id: null, favorite_template_id: template })
    .execute()
}
