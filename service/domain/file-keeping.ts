import type { FileStore } from '#service/file-ports.ts'
import * as store from '#service/store/files.ts'
import { inGigabytes, maxAccountFileBytes } from '#wire/limits.ts'
import { Refused } from './refused.ts'
import { newToken, sha256OfBytes } from './token-hash.ts'
import type { Unit } from './unit.ts'

/** Bytes that are where they will stay, before a row says so. */
export type PlacedContent = {
  hash: string
  size: number
  /** In the database; null where a store of files has them. */
  bytes: Uint8Array<ArrayBuffer> | null
  stored_as: string
}

/** Puts bytes where files lie; it may wait for the network, so it comes before the transaction. */
export async function placeContent(
  files: FileStore | undefined,
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<PlacedContent> {
  const placed = { hash: await sha256OfBytes(bytes), size: bytes.byteLength }
  if (!files) return { ...placed, bytes, stored_as: '' }
  const stored_as = newToken(192)
  await files.put(stored_as, bytes, type).catch((error: unknown) => {
    throw new Refused('unavailable', 'Files cannot be kept at this moment. Try again shortly.', undefined, error)
  })
  return { ...placed, bytes: null, stored_as }
}

/** Refuses what would exceed what an account may keep. */
export async function withinQuota({ db }: Unit, more: number) {
  if ((await store.sizeOfFiles(db)) + more > maxAccountFileBytes)
    throw new Refused(
      'conflict',
      `The account's files take up ${inGigabytes(maxAccountFileBytes)} GB already. Remove pictures or attachments that are not needed any more; their space is free 30 days later.`,
    )
}

export const keepContent = ({ db, now }: Unit, content: PlacedContent) =>
  store.keepContent(db, { ...content, used_at: now })

/** The bytes of a kept content. */
export async function contentBytes(
  files: FileStore | undefined,
  { bytes, stored_as }: { bytes: Uint8Array | null; stored_as: string },
): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes) return new Uint8Array(bytes)
  const found = await files?.get(stored_as).catch((error: unknown) => {
    throw new Refused('unavailable', 'This file cannot be read at this moment. Try again shortly.', undefined, error)
  })
  if (!found) throw new Refused('unavailable', 'This file is not where files are kept. Tell whoever runs the service.')
  return found
}
