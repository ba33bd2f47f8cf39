const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const largestSide = 4000

/**
 * The picture of a data URL, when it is a PNG or JPEG that can be set; undefined otherwise. Of a PNG the pixels are
 * unpacked here, bounded by the size it claims: the writer would stop the process at a broken one.
 */
export async function logoIn(address: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [, type, base64] = /^data:image\/(png|jpeg);base64,([\w+/]+={0,2})$/.exec(address) ?? []
  if (!type || !base64 || base64.length % 4 !== 0) return undefined
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return (await (type === 'png' ? isSoundPng(bytes) : isSoundJpeg(bytes))) ? bytes : undefined
}

async function isSoundPng(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  if (!png.every((byte, at) => bytes[at] === byte)) return false
  const view = new DataView(bytes.buffer)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let expected: number | undefined
  let hasEnd = false
  let colors = 0
  for (let at = 8; at + 12 <= bytes.length && !hasEnd;) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (length > bytes.length - at - 12) return false
    if (name === 'IHDR') expected = sizeOf(view, at + 8)
    if (name === 'PLTE') colors = length / 3
    if (name === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + length))
    hasEnd = name === 'IEND'
    at += length + 12
  }
  const isIndexed = bytes[25] === 3
  if (!hasEnd || expected === undefined || (isIndexed && colors === 0)) return false
  return (await unpackedLength(parts, expected)) === expected
}

const channels: Partial<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** How many bytes its pixels come to; undefined for what is too large, interlaced or no PNG that can be set. */
function sizeOf(view: DataView, at: number): number | undefined {
  const [width, height] = [view.getUint32(at), view.getUint32(at + 4)]
  const [depth, color, interlace] = [view.getUint8(at + 8), view.getUint8(at + 9), view.getUint8(at + 12)]
  const count = channels[color]
  if (count === undefined || interlace !== 0 || depth > 8 || width === 0 || height === 0) return undefined
  if (width > largestSide || height > largestSide) return undefined
  return height * (1 + Math.ceil((width * count * depth) / 8))
}

/** Stops as soon as it is more than expected. */
async function unpackedLength(parts: readonly Uint8Array<ArrayBuffer>[], expected: number): Promise<number> {
  const unpacked = new Blob([...parts]).stream().pipeThrough(new DecompressionStream('deflate'))
  let length = 0
  try {
    for await (const chunk of unpacked) {
      length += chunk.length
      if (length > expected) break
    }
  } catch {
    // Broken, so it is none: the caller leaves it out.
    return -1
  }
  return length
}

/** Whether it has the segment that says how large it is, in one or three colours. */
function isSoundJpeg(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false
  for (let at = 2; at + 10 < bytes.length;) {
    if (bytes[at] !== 0xff) return false
    const marker = bytes[at + 1] ?? 0
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0)
    const isFrame = marker >= 0xc0 && marker <= 0xc2
    if (isFrame) return bytes[at + 4] === 8 && [1, 3].includes(bytes[at + 9] ?? 0)
    if (length < 2) return false
    at += length + 2
  }
  return false
}
