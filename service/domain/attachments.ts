import type { FileStore } from '#service/file-ports.ts'
import * as store from '#service/store/files.ts'
import type { AttachmentInput, UploadedAttachment } from '#wire/attachments.ts'
import type { FaultList } from './fault-list.ts'
import { contentBytes, keepContent, placeContent, withinQuota, type PlacedContent } from './file-keeping.ts'
import type { KeptAttachment } from './template-content.ts'
import { Refused } from './refused.ts'
import { newToken, sha256OfBytes } from './token-hash.ts'
import type { Unit } from './unit.ts'

/** An attachment that is known already, or one that is placed and lacks its row. */
type Prepared = { known: { id: number; token: string }; size: number } | { content: PlacedContent }

/** Readers find the head of a PDF in its first bytes, and its end in its last. */
const looked = 1024
const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes)

function refuseOther(bytes: Uint8Array) {
  if (!latin(bytes.subarray(0, looked)).includes('%PDF-'))
    throw new Refused('invalid', 'This is no PDF. Save the document as a PDF and attach that.')
  if (!latin(bytes.subarray(-looked)).includes('%%EOF'))
    throw new Refused('invalid', 'The PDF breaks off. Save it again, then attach it once more.')
}

/** Looks at an attachment and places it: slow, so it comes before the transaction. */
export async function prepareAttachment(
  { files }: { files?: FileStore | undefined },
  unit: Unit,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Prepared> {
  refuseOther(bytes)
  const known = await store.findFile(unit.db, 'attachment', await sha256OfBytes(bytes))
  if (known) return { known, size: bytes.byteLength }
  await withinQuota(unit, bytes.byteLength)
  return { content: await placeContent(files, bytes, 'application/pdf') }
}

/** Keeps a prepared attachment, or finds that it is kept. */
export async function keepAttachment(unit: Unit, prepared: Prepared): Promise<UploadedAttachment> {
  if ('known' in prepared) {
    const { known, size } = prepared
    if (await store.touchFile(unit.db, known.id, unit.now)) return { file: known.token, size }
    throw new Refused('conflict', 'The file was removed at this moment. Attach it again.')
  }
  const { hash, size } = prepared.content
  // Somebody may have sent the same file meanwhile.
  const twin = await store.findFile(unit.db, 'attachment', hash)
  if (twin && (await store.touchFile(unit.db, twin.id, unit.now))) return { file: twin.token, size }
  const { id } = await keepContent(unit, prepared.content)
  const { token } = await store.insertAttachment(unit.db, {
    token: newToken(128),
    source_hash: hash,
    content_id: id,
    used_at: unit.now,
  })
  return { file: token, size }
}

/** What a request names, with size and hash as they are kept. What the account does not have is a fault at its path. */
export async function knownAttachments(
  { db }: Unit,
  named: AttachmentInput,
  faults: FaultList,
): Promise<KeptAttachment[]> {
  const kept = await store.selectAttachments(
    db,
    named.map(({ file }) => file),
  )
  return named.flatMap(({ file, name }, at) => {
    const found = kept.find(({ token }) => token === file)
    if (found) return [{ file, name, size: found.size, hash: found.hash }]
    faults.add(`attachments.${at}.file`, 'This file is not kept here any more. Remove it or attach it again')
    return []
  })
}

export const attachmentAnswer = ({ file, name, size }: KeptAttachment) => ({ file, name, size })

/** As a document that is handed out; its name never ends twice. */
export async function attachedDocument({ db }: Unit, files: FileStore | undefined, { file, name }: KeptAttachment) {
  const kept = await store.findAttachment(db, file)
  if (!kept) throw new Refused('not_found', 'There is no such file.')
  return { name: name.replace(/\.pdf$/i, ''), bytes: await contentBytes(files, kept) }
}
