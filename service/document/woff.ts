/** Where a WOFF says how many tables it has, and where their list begins (WOFF 1.0, sections 3 and 4). */
const countAt = 12
const listAt = 44
const entrySize = 20

/**
 * A WOFF font as OpenType. The library that sets it would unpack a table anew for each letter. Throws for what is no
 * WOFF.
 */
export async function openTypeOf(woff: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  if (view.getUint32(0) !== 0x774f4646) throw new Error('This font is no WOFF')
  const tables = await Promise.all(
    Array.from({ length: view.getUint16(countAt) }, async (_, index) => {
      const at = listAt + index * entrySize
      const [tag, start, packed, length, checksum] = [0, 4, 8, 12, 16].map((offset) => view.getUint32(at + offset))
      const bytes = woff.subarray(start, (start ?? 0) + (packed ?? 0))
      return { tag: tag ?? 0, checksum: checksum ?? 0, bytes: packed === length ? bytes : await unpacked(bytes) }
    }),
  )
  const font = new Uint8Array(12 + 16 * tables.length + tables.reduce((sum, { bytes }) => sum + padded(bytes), 0))
  const to = new DataView(font.buffer)
  to.setUint32(0, view.getUint32(4))
  const power = Math.floor(Math.log2(tables.length))
  to.setUint16(4, tables.length)
  to.setUint16(6, 2 ** power * 16)
  to.setUint16(8, power)
  to.setUint16(10, (tables.length - 2 ** power) * 16)
  let end = 12 + 16 * tables.length
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    for (const [at, value] of [tag, checksum, end, bytes.length].entries())
      to.setUint32(12 + index * 16 + at * 4, value)
    font.set(bytes, end)
    end += padded(bytes)
  }
  return font
}

/** Tables begin at multiples of four. */
const padded = ({ length }: Uint8Array) => Math.ceil(length / 4) * 4

const unpacked = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))).arrayBuffer(),
  )
