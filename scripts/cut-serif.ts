import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { lookFolder } from './write-theme.ts'

const original = fileURLToPath(
  import.meta.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2'),
)
const licence = fileURLToPath(import.meta.resolve('@fontsource-variable/source-serif-4/LICENSE'))
const target = `${lookFolder}/proffer-serif.woff2`
const limit = 30_000

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ€‘’‚“”„′‹›–—−…•`
const options = {
  variationAxes: { opsz: 24, wght: { min: 400, max: 600 } },
  keepFeatures: ['kern', 'liga', 'tnum', 'lnum'],
  noHinting: true,
  /** Besides the usual names, what the licence says (13) and where it is (14). */
  preserveNameIds: [13, 14],
}

/** Cuts "Proffer Serif" out of Source Serif 4, once. The licence (OFL 1.1) lies beside it and is published with it. */
export async function cutSerif() {
  if (existsSync(target) && statSync(target).mtimeMs > statSync('scripts/cut-serif.ts').mtimeMs) return
  const cut = await subsetFont(readFileSync(original), letters, { ...options, targetFormat: 'sfnt' })
  // The second pass keeps every glyph; it writes the table checksums anew and packs.
  const packed = await subsetFont(renamed(cut), undefined, {
    keepAllGlyphs: true,
    preserveNameIds: options.preserveNameIds,
    targetFormat: 'woff2',
  })
  if (packed.length > limit) throw new Error(`Proffer Serif has ${packed.length} bytes, more than ${limit}`)
  mkdirSync(lookFolder, { recursive: true })
  writeFileSync(target, packed)
  copyFileSync(licence, `${lookFolder}/OFL.txt`)
}

/** The original name is reserved by its licence, so a cut version may not carry it (OpenType `name` table). */
function renamed(font: Buffer): Buffer {
  const entry = directoryEntry(font, 'name')
  const table = nameTable(font.subarray(entry.offset, entry.offset + entry.length))
  const start = Math.ceil(font.length / 4) * 4
  const whole = Buffer.concat([font, Buffer.alloc(start - font.length), table])
  whole.writeUInt32BE(start, entry.at + 8)
  whole.writeUInt32BE(table.length, entry.at + 12)
  return whole
}

function directoryEntry(font: Buffer, tag: string) {
  const count = font.readUInt16BE(4)
  const at = Array.from({ length: count }, (_, index) => 12 + index * 16).find(
    (at) => font.toString('latin1', at, at + 4) === tag,
  )
  if (at === undefined) throw new Error(`The font has no table ${tag}`)
  return { at, offset: font.readUInt32BE(at + 8), length: font.readUInt32BE(at + 12) }
}

/** Copyright (0) and trademark (7) go on naming the original and its owners. */
const ownersNames = [0, 7]

function nameTable(table: Buffer) {
  const count = table.readUInt16BE(2)
  const strings = table.readUInt16BE(4)
  const records: Buffer[] = []
  const texts: Buffer[] = []
  let end = 0
  for (let index = 0; index < count; index++) {
    const record = Buffer.from(table.subarray(6 + index * 12, 18 + index * 12))
    const from = strings + record.readUInt16BE(10)
    const old = Buffer.from(table.subarray(from, from + record.readUInt16BE(8)))
      .swap16()
      .toString('utf16le')
    const name = ownersNames.includes(record.readUInt16BE(6)) ? old : inOurName(old)
    const text = Buffer.from(name, 'utf16le').swap16()
    record.writeUInt16BE(text.length, 8)
    record.writeUInt16BE(end, 10)
    end += text.length
    records.push(record)
    texts.push(text)
  }
  const head = Buffer.alloc(6)
  head.writeUInt16BE(count, 2)
  head.writeUInt16BE(6 + count * 12, 4)
  return Buffer.concat([head, ...records, ...texts])
}

const inOurName = (name: string) =>
  name.replace(/Source( ?)Serif ?4( Variable)?/g, (_, space: string) => `Proffer${space}Serif`)
