import { joinedBytes } from '#service/joined-bytes.ts'
import type { Canvas } from './canvas.ts'

/** The picture as a PNG (RFC 2083) of eight bits for each of three colours. */
export async function pngOf(canvas: Canvas): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = canvas
  const head = new DataView(new ArrayBuffer(13))
  head.setUint32(0, width)
  head.setUint32(4, height)
  head.setUint8(8, 8)
  head.setUint8(9, 2)
  const rows = await packed(filtered(canvas.rgb(), width * 3, height))
  return joinedBytes([
    signature,
    part('IHDR', new Uint8Array(head.buffer)),
    part('IDAT', rows),
    part('IEND', new Uint8Array()),
  ])
}

const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Each row as what differs from the one above (filter 2): in flat colours that is nearly nothing. */
function filtered(pixels: Uint8Array, wide: number, high: number): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((wide + 1) * high)
  for (let row = 0; row < high; row += 1) {
    rows[row * (wide + 1)] = 2
    for (let at = 0; at < wide; at += 1)
      rows[row * (wide + 1) + 1 + at] =
        (pixels[row * wide + at] ?? 0) - (row === 0 ? 0 : (pixels[(row - 1) * wide + at] ?? 0))
  }
  return rows
}

const packed = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer(),
  )

function part(name: string, bytes: Uint8Array): Uint8Array {
  const whole = new Uint8Array(bytes.length + 12)
  const view = new DataView(whole.buffer)
  view.setUint32(0, bytes.length)
  for (let at = 0; at < 4; at += 1) whole[4 + at] = name.charCodeAt(at)
  whole.set(bytes, 8)
  view.setUint32(bytes.length + 8, checksum(whole.subarray(4, bytes.length + 8)))
  return whole
}

/** CRC-32, as PNG takes it. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
