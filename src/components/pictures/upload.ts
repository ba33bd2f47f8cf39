import { t } from '@lingui/core/macro'
import { createContext } from 'react'
import { inMegabytes, maxPictureBytes } from '#wire/limits.ts'
import type { Picture } from '#wire/pictures.ts'

/** Takes a picture to the service; rejects with a message for people. */
export type UploadPicture = (file: File, signal?: AbortSignal) => Promise<Picture>

/** How the place around takes pictures in; undefined where it takes none. */
export const PictureUpload = createContext<UploadPicture | undefined>(undefined)

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']

/** What is sure to be refused is not sent. */
export function pictureFault({ type, size }: File): string | undefined {
  const megabytes = inMegabytes(maxPictureBytes)
  if (!pictureTypes.includes(type)) return t`Use a PNG, JPEG, WebP or AVIF image.`
  return size > maxPictureBytes ? t`The image is larger than ${megabytes} MB. Use a smaller one.` : undefined
}
