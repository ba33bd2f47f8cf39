import type { PrintedPicture } from '#service/document/printed-proposal.ts'
import type { FileStore } from '#service/file-ports.ts'
import { selectPrinted } from '#service/store/files.ts'
import { contentBytes } from './file-keeping.ts'
import { tokensIn } from './text-pictures.ts'
import type { Unit } from './unit.ts'

/** Pictures of a document come to this much at most in their larger forms, in bytes; beyond it to their smaller ones. */
const mostInFull = 3_500_000

/** What the texts of a document show, in the form that leaves it small enough to mail. */
export async function printedPictures(
  { db }: Pick<Unit, 'db'>,
  texts: readonly { html: string }[],
  files: FileStore | undefined,
): Promise<ReadonlyMap<string, PrintedPicture>> {
  const found = await selectPrinted(db, tokensIn(texts))
  const isFull = found.reduce((sum, { size }) => sum + size, 0) <= mostInFull
  const pictures = new Map<string, PrintedPicture>()
  for (const { token, width, height, ...form } of found) {
    const content = isFull
      ? { bytes: form.bytes, stored_as: form.stored_as }
      : { bytes: form.small_bytes, stored_as: form.small_stored_as }
    // oxlint-disable-next-line no-await-in-loop -- a store of files is not asked for all of them at once
    pictures.set(token, { bytes: await contentBytes(files, content), width, height })
  }
  return pictures
}
