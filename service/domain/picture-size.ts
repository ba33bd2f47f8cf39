import { HEIF } from 'image-size/types/heif'
import { JPG } from 'image-size/types/jpg'
import { PNG } from 'image-size/types/png'
import { WEBP } from 'image-size/types/webp'
import type { PictureKind } from '#service/file-ports.ts'

type Head = { kind: PictureKind; width: number; height: number }

const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** What a file is, by its first bytes; undefined for all that is no picture we take in. */
function kindOf(bytes: Uint8Array): PictureKind | undefined {
  if (latin(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'png'
  if (latin(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg'
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp'
  return latin(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(latin(bytes, 8, 40)) ? 'avif' : undefined
}

const readers = { png: PNG, jpeg: JPG, webp: WEBP, avif: HEIF }

/**
 * Kind and size in pixels as the head of a picture states them, before anything unpacks it: a few bytes may hold more
 * than any memory. Undefined for what is no PNG, JPEG, WebP or AVIF.
 */
export function pictureHead(bytes: Uint8Array): Head | undefined {
  const kind = kindOf(bytes)
  if (!kind) return undefined
  try {
    const { width, height } = readers[kind].calculate(bytes)
    return width > 0 && height > 0 ? { kind, width, height } : undefined
  } catch {
    // The head breaks off or contradicts itself: it is no picture, and the caller says so.
    return undefined
  }
}
