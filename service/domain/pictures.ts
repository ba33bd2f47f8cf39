import type { Ports } from '#service/ports.ts'
import * as store from '#service/store/files.ts'
import type { Stored } from '#service/store/schema.ts'
import { maxPicturePixels } from '#wire/limits.ts'
import { fileAddress, pictureSides, type Picture } from '#wire/pictures.ts'
import { keepContent, placeContent, withinQuota, type PlacedContent } from './file-keeping.ts'
import { pictureHead } from './picture-size.ts'
import { Refused } from './refused.ts'
import { newToken, sha256OfBytes } from './token-hash.ts'
import type { Unit } from './unit.ts'
import { forgetUnkept } from './unused-files.ts'

type PicturePorts = Pick<Ports, 'pictures' | 'files' | 'log'>
type File = Stored<'file'>
type Sized = { content: PlacedContent; width: number; height: number }

/** A picture that is known already, or one that is encoded and placed and lacks its row. */
export type PreparedPicture =
  | { known: File }
  | { source_hash: string; media_type: string; large: Sized; small: Sized | undefined; thumb: Sized | undefined }

const million = 1_000_000

/** Reads and encodes a picture (wire/pictures.ts): slow, so it comes before the transaction. */
export async function preparePicture(
  { pictures, files, log }: PicturePorts,
  unit: Unit,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<PreparedPicture> {
  const head = pictureHead(bytes)
  if (!head) throw new Refused('invalid', 'This is no picture. Send a PNG, JPEG, WebP or AVIF file.')
  if (head.width * head.height > maxPicturePixels)
    throw new Refused(
      'invalid',
      `The picture is ${head.width} by ${head.height} pixels. Make it smaller: at most ${maxPicturePixels / million} million pixels.`,
    )
  const source_hash = await sha256OfBytes(bytes)
  const known = await store.findFile(unit.db, 'picture', source_hash)
  if (known) return { known }
  const { large: most, small: less, thumb: least } = pictureSides
  const [large, small, thumb] = (await pictures.encode({ bytes, kind: head.kind }, [most, less, least])) ?? []
  if (!large || !small || !thumb)
    throw new Refused('invalid', 'The picture is damaged. Open it and save it again, then send it once more.')
  await withinQuota(unit, large.bytes.byteLength + small.bytes.byteLength + thumb.bytes.byteLength)
  const done: PlacedContent[] = []
  const placed = async ({ bytes, type, width, height }: typeof large) => {
    const content = await placeContent(files, bytes, type)
    done.push(content)
    return { content, width, height }
  }
  try {
    return {
      source_hash,
      media_type: large.type,
      large: await placed(large),
      // One form has one media type: a smaller one of another kind is not worth a column.
      small: small.width < large.width && small.type === large.type ? await placed(small) : undefined,
      thumb: thumb.width < small.width && thumb.type === large.type ? await placed(thumb) : undefined,
    }
  } catch (error) {
    await forgetUnkept({ files, log }, unit, done)
    throw error
  }
}

/** What was placed for a prepared picture. */
export const placedIn = (prepared: PreparedPicture): PlacedContent[] =>
  'known' in prepared
    ? []
    : [prepared.large, prepared.small, prepared.thumb].flatMap((form) => (form ? [form.content] : []))

/** Keeps a prepared picture, or finds that it is kept. */
export async function keepPicture(unit: Unit, prepared: PreparedPicture): Promise<Picture> {
  if ('known' in prepared) {
    if (await store.touchFile(unit.db, prepared.known.id, unit.now)) return pictureAnswer(prepared.known)
    throw new Refused('conflict', 'The picture was removed at this moment. Send it again.')
  }
  const { source_hash, media_type, large, small, thumb } = prepared
  // Somebody may have sent the same file meanwhile.
  const twin = await store.findFile(unit.db, 'picture', source_hash)
  if (twin && (await store.touchFile(unit.db, twin.id, unit.now))) return pictureAnswer(twin)
  const content = await keepContent(unit, large.content)
  const smaller = small ? await keepContent(unit, small.content) : content
  const file = await store.insertFile(unit.db, {
    kind: 'picture',
    token: newToken(128),
    source_hash,
    media_type,
    content_id: content.id,
    width: large.width,
    height: large.height,
    small_content_id: smaller.id,
    small_width: small?.width ?? large.width,
    thumb_content_id: thumb ? (await keepContent(unit, thumb.content)).id : null,
    used_at: unit.now,
  })
  return pictureAnswer(file)
}

const pictureAnswer = ({ token, width, height }: Pick<File, 'token' | 'width' | 'height'>): Picture => ({
  src: fileAddress(token),
  width,
  height,
})
