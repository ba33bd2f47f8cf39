import { create, type Font } from 'fontkit'
import { openTypeOf } from './woff.ts'
import type { Ports } from '#service/ports.ts'
import type { DocumentFont } from '#wire/design.ts'
import { facesOf, fontFileName, plainFamily, scriptsIn, scriptsOf, settable, type FontFile } from './faces.ts'

/** Unpacking and reading a font takes longer than writing a page: each is read once, as its file never changes. */
const read = new Map<string, Promise<Font>>()

/**
 * Of every face of these families, and of the plain ones that stand in for their letters, the files that hold letters of
 * this text, by their name.
 */
export async function fontsFor(
  text: string,
  families: readonly DocumentFont[],
  readFont: Ports['readFont'],
): Promise<Map<string, Font>> {
  const used = scriptsIn(settable(text))
  used.add('latin')
  const all = new Set([...families, ...families.map(plainFamily)])
  const files = [...all].flatMap((family) =>
    facesOf(family).flatMap((face) =>
      scriptsOf(family)
        .filter((script) => used.has(script))
        .map((script) => ({ ...face, script })),
    ),
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
