import { create, type Font } from 'fontkit'
import { openTypeOf } from './woff.ts'
import type { Ports } from '#service/ports.ts'
import type { DocumentFont } from '#wire/design.ts'
import { facesOf, fontFileName, plainFamily, scriptsIn, scriptsOf, type FontFile, type Script } from './faces.ts'
import type { Steps } from './steps.ts'

/** Fetching and unpacking a font's file takes long: that is done once for whoever reads it, as the file never changes. */
const unpacked = new WeakMap<Ports['readFont'], Map<string, ReturnType<typeof openTypeOf>>>()

/** The scripts of all texts in a value, however deep. */
export function* scriptsOfAll(value: unknown, found = new Set<Script | undefined>(['latin'])): Steps<typeof found> {
  if (typeof value === 'string') {
    for (const script of scriptsIn(value)) found.add(script)
    yield
  } else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* scriptsOfAll(inner, found)
  return found
}

/**
 * Of every face of these families, and of the plain ones that stand in for their letters, the files that hold letters of
 * these scripts, by their name.
 */
export async function fontsFor(
  used: ReadonlySet<Script | undefined>,
  families: readonly DocumentFont[],
  readFont: Ports['readFont'],
): Promise<Map<string, Font>> {
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

/**
 * A font of this document alone: fontkit keeps with each glyph which letters it was first drawn for, none where it was
 * a part of another ("u" of "ü"), and a document that met it so would say nothing there to who copies or listens.
 */
const fontIn = async (file: FontFile, readFont: Ports['readFont']): Promise<Font> =>
  create(await fileIn(file, readFont))

function fileIn(file: FontFile, readFont: Ports['readFont']) {
  const name = fontFileName(file)
  const read = unpacked.get(readFont) ?? new Map<string, ReturnType<typeof openTypeOf>>()
  unpacked.set(readFont, read)
  const known = read.get(name)
  if (known) return known
  const openType = readFont(file).then((woff) => openTypeOf(woff))
  read.set(name, openType)
  // The next document tries again.
  openType.catch(() => read.delete(name))
  return openType
}
