import type { Ports } from '#service/ports.ts'
import { findServed } from '#service/store/files.ts'
import { contentBytes } from './file-keeping.ts'

/** The format of a file's token: what is none never reaches the database, which might refuse it as text. */
const written = /^[\w-]{22}$/

const columns = { large: 'content_id', small: 'small_content_id', thumb: 'thumb_content_id' } as const
export type PictureForm = keyof typeof columns

/** A picture by its token, in one of its forms; its bytes are read when they are asked for. */
export async function servedPicture({ db, files }: Pick<Ports, 'db' | 'files'>, token: string, form: PictureForm) {
  if (!written.test(token)) return undefined
  // Small ones, and those that were sent in before there were thumbs, have none.
  const own = await findServed(db, token, columns[form])
  const file = own ?? (form === 'thumb' ? await findServed(db, token, columns.small) : undefined)
  if (file?.kind !== 'picture') return undefined
  return { mediaType: file.media_type, hash: file.hash, bytes: () => contentBytes(files, file) }
}
