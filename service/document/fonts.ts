import { create, type Font } from 'fontkit'
import { openTypeOf } from './woff.ts'
import type { Ports } from '#service/ports.ts'
import { faces, fontFileName, scripts, settable, stretchesOf, type FontFile } from './faces.ts'

/** Unpacking and reading a font takes longer than writing a page: each is read once, as its file never changes. */
const read = new Map<string, Promise<Font>>()

/** Of every face those that hold letters of this text, by the name of their file. */
export async function fontsFor(text: string, readFont: Ports['readFont']): Promise<Map<string, Font>> {
  const used = new Set(stretchesOf(settable(text)).map(({ script }) => script))
  used.add('latin')
  const files = faces.flatMap((face) =>
    scripts.filter((script) => used.has(script)).map((script) => ({ ...face, script })),
  )
  return new Map(
    await Promise.all(files.map(async (file) => [fontFileName(file), await fontIn(file, readFont)] as const)),
  )
}

function fontIn(file: FontFile, readFont: Ports['readFont']): Promise<Font> {
  const name = fontFileName(file)
  const known = read.get(name)
  if (known) return known
  const font = readFont(file).then(async (woff) => create(await openTypeOf(woff)))
  read.set(name, font)
  // The next document tries again.
  font.catch(() => read.delete(name))
  return font
}
