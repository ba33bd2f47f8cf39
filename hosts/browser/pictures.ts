import type { PictureCodec, PictureKind, Rendition } from '#service/file-ports.ts'

/** Turns pictures into the forms that are kept, with what the browser has: it knows every kind that may come in. */
export const browserPictures = (): PictureCodec => ({
  encode: async ({ bytes, kind }, sides) => {
    const blob = new Blob([bytes], { type: `image/${kind}` })
    // Turned as its metadata says, which the forms then lack.
    const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image' }).catch(() => undefined)
    if (!bitmap) return undefined
    try {
      const forms: Rendition[] = []
      // oxlint-disable-next-line no-await-in-loop -- one after the other: each holds the whole picture
      for (const side of sides) forms.push(await form(bitmap, side, kind))
      return forms
    } finally {
      bitmap.close()
    }
  },
})

/** As hosts/node/pictures.ts chooses between JPEG and PNG. */
async function form(bitmap: ImageBitmap, side: number, kind: PictureKind): Promise<Rendition> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing in a worker')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  const written = async (type: Rendition['type']): Promise<Rendition> => {
    const blob = await canvas.convertToBlob({ type, quality: 0.82 })
    return { bytes: new Uint8Array(await blob.arrayBuffer()), type, width, height }
  }
  if (kind !== 'jpeg' && isSeenThrough(context.getImageData(0, 0, width, height).data)) return written('image/png')
  const jpeg = await written('image/jpeg')
  if (kind !== 'png') return jpeg
  const plain = await written('image/png')
  return plain.bytes.byteLength <= jpeg.bytes.byteLength ? plain : jpeg
}

function isSeenThrough(pixels: Uint8ClampedArray) {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return true
  return false
}
