import type { Sharp, SharpConstructor } from 'sharp'
import { Queue } from '#service/domain/queue.ts'
import type { PictureCodec, PictureKind, Rendition } from '#service/file-ports.ts'
import { maxPicturePixels } from '#wire/limits.ts'

/** With the first picture: loading it takes longer than most programs that never see one need to start. */
let loaded: Promise<SharpConstructor> | undefined
const library = () =>
  (loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  }))

async function load() {
  const { default: sharp } = await import('sharp')
  // What a file is read by is decided here: the library knows dozens of formats, and some run code of their own.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
  })
  // Pictures come in rarely: memory is worth more than the time of a second one.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/** At a time; each may take a few hundred megabytes while it is unpacked. */
const atOnce = 2

/** Turns pictures into the forms that are kept, with libvips. */
export function nodePictures(): PictureCodec {
  const queue = new Queue({ atOnce })
  return {
    encode: ({ bytes, kind }, sides) =>
      queue.run(async () => {
        const open = openerOf(await library())
        try {
          const source = open(bytes)
          const isOpaque = !(await open(bytes).metadata()).hasAlpha || (await open(bytes).stats()).isOpaque
          const forms: Rendition[] = []
          // oxlint-disable-next-line no-await-in-loop -- one after the other: each holds the whole picture
          for (const side of sides) forms.push(await form(source, { side, kind, isOpaque }))
          return forms
        } catch {
          // The library says the same of a file that breaks off and of one that is made to break it: it cannot be read.
          return undefined
        }
      }),
  }
}

const openerOf = (sharp: SharpConstructor) => (bytes: Uint8Array) =>
  sharp(bytes, { failOn: 'error', limitInputPixels: maxPicturePixels, autoOrient: true }).timeout({ seconds: 30 })

type Wanted = { side: number; kind: PictureKind; isOpaque: boolean }

/**
 * What is opaque becomes a JPEG, unless it came as a PNG that is smaller as one: drawings and screens are. The PDF holds
 * both as they are.
 */
async function form(source: Sharp, { side, kind, isOpaque }: Wanted): Promise<Rendition> {
  const resized = source.clone().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  const png = () => written(resized.clone().png(), 'image/png')
  if (!isOpaque) return png()
  const jpeg = await written(resized.clone().jpeg({ quality: 82, mozjpeg: true }), 'image/jpeg')
  if (kind !== 'png') return jpeg
  const plain = await png()
  return plain.bytes.byteLength <= jpeg.bytes.byteLength ? plain : jpeg
}

async function written(pipeline: Sharp, type: Rendition['type']): Promise<Rendition> {
  const { data, info } = await pipeline.toBuffer({ resolveWithObject: true })
  return { bytes: new Uint8Array(data), type, width: info.width, height: info.height }
}
