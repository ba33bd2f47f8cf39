import sharp from 'sharp'

/** Three times as wide as anything shows it, turned by its metadata as phones do; of another `blue` it is another. */
export const photo = async ({ blue = 90 } = {}) =>
  sharp({ create: { width: 1200, height: 2400, channels: 3, background: { r: 120, g: 150, b: blue } } })
    .composite([
      {
        input: { create: { width: 500, height: 900, channels: 3, background: { r: 240, g: 240, b: 235 } } },
        left: 300,
        top: 900,
      },
    ])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
