import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { logoIn } from './logo.ts'
import { aPrinted, written } from './testing/printed.ts'

const chunk = (name: string, data: Uint8Array) => {
  const bytes = Buffer.alloc(data.length + 12)
  bytes.writeUInt32BE(data.length)
  bytes.write(name, 4, 'latin1')
  Buffer.from(data).copy(bytes, 8)
  return bytes
}

type Image = { width?: number; height?: number; pixels?: Uint8Array; interlace?: number }

/** Four channels of eight bits: with transparency, which is unpacked when it is set. */
function png({ width = 2, height = 2, pixels = Buffer.alloc(height * (1 + width * 4)), interlace = 0 }: Image = {}) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 6, 0, 0, interlace], 8)
  const parts = [
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat(parts)
}
const address = (bytes: Uint8Array, type = 'png') =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`

test('a sound picture is set, and the document says whose it is', async () => {
  const logo = await logoIn(address(png()))
  expect(logo).toBeDefined()
  const bytes = await written(aPrinted({}, { logo }))
  expect(bytes.length).toBeGreaterThan(1000)
})

test.each([
  ['no address', ''],
  ['an address elsewhere', 'https://logos.test/logo.png'],
  ['a picture of another kind', address(Buffer.from('<svg/>'), 'svg+xml')],
  ['letters that are no bytes', 'data:image/png;base64,???='],
  ['a PNG in name only', address(Buffer.from('not one'))],
  ['a PNG that ends early', address(png().subarray(0, 60))],
  ['a PNG whose pixels are fewer than it says', address(png({ pixels: Buffer.alloc(3) }))],
  ['a PNG whose pixels are more than it says', address(png({ pixels: Buffer.alloc(1_000_000) }))],
  ['a PNG larger than any logo', address(png({ width: 100_000, height: 100_000, pixels: Buffer.alloc(9) }))],
  ['an interlaced PNG', address(png({ interlace: 1 }))],
  ['a JPEG in name only', address(Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2]), 'jpeg')],
])('%s is left out', async (_, logo) => {
  expect(await logoIn(logo)).toBeUndefined()
})
