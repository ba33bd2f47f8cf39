import type { PrintedPicture } from '#service/document/printed-proposal.ts'
import type { FileStore } from '#service/file-ports.ts'
import { selectPrinted } from '#service/store/files.ts'
import { fileTokenIn } from '#wire/pictures.ts'
import type { ViewedProposal } from '#wire/viewer.ts'
import { contentBytes } from './file-keeping.ts'
import { tokensOfRows } from './row-pictures.ts'
import { tokensIn } from './text-pictures.ts'
import type { Unit } from './unit.ts'

/** Pictures of a document come to this much at most in their larger forms, in bytes; beyond it to their smaller ones. */
const mostInFull = 3_500_000

type Forms = Pick<
  Awaited<ReturnType<typeof selectPrinted>>[number],
  'bytes' | 'stored_as' | 'small_bytes' | 'small_stored_as' | 'thumb_bytes' | 'thumb_stored_as'
>

const textForm = ({ bytes, stored_as, small_bytes, small_stored_as }: Forms, isFull: boolean) =>
  isFull ? { bytes, stored_as } : { bytes: small_bytes, stored_as: small_stored_as }

const thumbForm = (forms: Forms) =>
  forms.thumb_stored_as === null
    ? textForm(forms, false)
    : { bytes: forms.thumb_bytes, stored_as: forms.thumb_stored_as }

/** What a document shows on its cover, in texts and in rows, in the form that leaves it small enough to mail. */
export async function printedPictures(
  { db }: Pick<Unit, 'db'>,
  { design, sections, tables }: Pick<ViewedProposal, 'design' | 'sections' | 'tables'>,
  files: FileStore | undefined,
): Promise<ReadonlyMap<string, PrintedPicture>> {
  const cover = fileTokenIn(design?.cover?.picture?.src ?? '')
  const inTexts = [...tokensIn(sections), ...(cover === undefined ? [] : [cover])]
  const found = await selectPrinted(db, [...new Set([...inTexts, ...tokensOfRows(tables)])])
  // Beside a row it is a thumb's size.
  const large = found.filter(({ token }) => inTexts.includes(token))
  const isFull = large.reduce((sum, { size }) => sum + size, 0) <= mostInFull
  const pictures = new Map<string, PrintedPicture>()
  for (const { token, width, height, ...form } of found) {
    const content = inTexts.includes(token) ? textForm(form, isFull) : thumbForm(form)
    // oxlint-disable-next-line no-await-in-loop -- a store of files is not asked for all of them at once
    pictures.set(token, { bytes: await contentBytes(files, content), width, height })
  }
  return pictures
}
