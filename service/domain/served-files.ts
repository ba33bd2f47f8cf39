import type { Ports } from '#service/ports.ts'
import { findServed } from '#service/store/files.ts'
import { contentBytes } from './file-keeping.ts'

/** The format of a file's token: what is none never reaches the database, which might refuse it as text. */
const written = /^[\w-]{22}$/

/** A picture by its token, in its larger or its smaller form; its bytes are read when they are asked for. */
export async function servedPicture({ db, files }: Pick<Ports, 'db' | 'files'>, token: string, isSmall: boolean) {
  if (!written.test(token)) return undefined
  const file = await findServed(db, token, isSmall ? 'small_content_id' : 'content_id')
  if (file?.kind !== 'picture') return undefined
  return { mediaType: file.media_type, hash: file.hash, bytes: () => contentBytes(files, file) }
}
