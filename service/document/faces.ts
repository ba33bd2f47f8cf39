import { plainFonts, fontFamilies } from '#wire/design-fonts.ts'
import type { DocumentFont } from '#wire/design.ts'

/** A letter's shape, in one of the families that documents are set in (all OFL 1.1). */
export type Face = { family: DocumentFont; weight: 400 | 600; italic: boolean }

/** The faces of a family. */
export const facesOf = (family: DocumentFont): Face[] =>
  ([400, 600] as const).flatMap((weight) => [false, true].map((italic) => ({ family, weight, italic })))

/** The files each face is cut into, by script, as its package names them. */
export const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const
export type Script = (typeof scripts)[number]

/** One file of letters; `fontFileName` is its name. */
export type FontFile = Face & { script: Script }

/** As the families' packages are called. */
export const fontPackage = (family: DocumentFont) =>
  family === 'source-serif' ? 'source-serif-4' : family === 'source-sans' ? 'source-sans-3' : family

export const fontFileName = ({ family, script, weight, italic }: FontFile) =>
  `${fontPackage(family)}-${script}-${weight}-${italic ? 'italic' : 'normal'}`

/** Which letters every face of the plain families has of a script, as ranges of code points; the first script that has one gives it. */
const coverage: Record<Script, string> = {
  latin:
    '20-7e a0-ac ae-ff 131 152-153 2bb-2bc 2c6 2da 2dc 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2191 2193 2212 2215',
  'latin-ext':
    '100-12b 12e-130 134-151 154-165 168-17f 18f 192 1a0-1a1 1af-1b0 1cd-1dc 1e6-1e7 1f8-1f9 218-21b 237 1e0c-1e0f 1e20-1e21 1e24-1e25 1e2a-1e2b 1e36-1e3b 1e3e-1e3f 1e42-1e49 1e5a-1e63 1e6c-1e6f 1e80-1e85 1e8e-1e8f 1e92-1e93 1e97 1e9e 1ef2-1ef9 2020 20a1 20a4 20a6-20a7 20a9 20ab 20ae 20b1-20b2 20b4-20b5 20b8-20ba 20bd 2113',
  greek: '374-375 37e 384-38a 38c 38e-3a1 3a3-3ce',
  cyrillic: '400-45f 490-491 4b0-4b1 2116',
  'cyrillic-ext':
    '462-463 472-475 492-493 496-49b 4a0-4a3 4aa-4ab 4ae-4af 4b2-4b3 4b6-4b7 4ba-4bb 4c0-4c2 4cf-4d1 4d4-4d9 4e2-4e3 4e6-4e9 4ee-4ef 4f2-4f3',
  vietnamese: '1ea0-1ef1',
}

const rangesIn = (list: string) =>
  list.split(' ').map((range) => {
    const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16))
    return { first, last }
  })

const ranges = scripts.map((script) => ({ script, list: rangesIn(coverage[script]) }))
const isIn = (list: ReturnType<typeof rangesIn>, codePoint: number) =>
  list.some(({ first, last }) => first <= codePoint && codePoint <= last)

/** By code point, since every letter is looked up: 1 more than the place of its script, 0 where none has it. */
const scriptAt = new Uint8Array(1 + Math.max(...ranges.flatMap(({ list }) => list.map(({ last }) => last))))
for (const [at, { list }] of [...ranges.entries()].toReversed())
  for (const { first, last } of list) scriptAt.fill(at + 1, first, last + 1)

const scriptOf = (codePoint: number): Script | undefined => scripts[(scriptAt[codePoint] ?? 0) - 1]

/** The other families are for languages written in Latin letters, of which they lack some. */
const lacked: Partial<Record<DocumentFont, ReturnType<typeof rangesIn>>> = {
  lora: rangesIn(
    '138 1cd-1dc 1f8-1f9 1e0c-1e0f 1e20-1e21 1e24-1e25 1e2a-1e2b 1e36-1e3b 1e3e-1e3f 1e42-1e49 1e5a-1e63 1e6c-1e6f 1e8e-1e8f 1e92-1e93 1e97 20a1 20a4 20a6-20a7 20a9 20ab 20b1-20b2 20b5 20b9 2191 2193',
  ),
  bitter: rangesIn('1f8-1f9 1e38-1e39 1e3e-1e3f 1e5c-1e5d'),
  inter: rangesIn('149 2215'),
}

export const plainFamily = (family: DocumentFont) => plainFonts[fontFamilies[family].kind]
export const isPlain = (family: DocumentFont) => family === plainFamily(family)

/** Scripts that a family has files of here. */
export const scriptsOf = (family: DocumentFont): readonly Script[] =>
  isPlain(family) ? scripts : ['latin', 'latin-ext']

/** The family that sets a letter: the one that was asked for, or the plain one of its kind. */
function familyFor(codePoint: number, script: Script | undefined, family: DocumentFont): DocumentFont {
  const has = script !== undefined && scriptsOf(family).includes(script) && !isIn(lacked[family] ?? [], codePoint)
  return has ? family : plainFamily(family)
}

/** Letters of one file in a row; without a script where no file has them. */
export type Stretch = { text: string; script: Script | undefined; family: DocumentFont }

const escaped = (codePoint: number) => `\\u{${codePoint.toString(16)}}`
const marks = /^\p{M}+$/u
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Most texts are of these alone, and reading them letter by letter is what takes long. */
const onlyLatin = /^[\x20-\x7e\xa0-\xac\xae-\xff\u2013\u2014\u2018\u2019\u201c-\u201e\u2026\u20ac\u2212]*$/

/** Others are of letters that no file has. */
const noneOfOurs = new RegExp(
  `^[^${ranges.flatMap(({ list }) => list.map(({ first, last }) => `${escaped(first)}-${escaped(last)}`)).join('')}]*$`,
  'u',
)

/** A text by the files its letters come from. An accent that no single letter includes stays with its letter. */
export function stretchesOf(text: string, wanted: DocumentFont): Stretch[] {
  if (onlyLatin.test(text)) return text === '' ? [] : [{ text, script: 'latin', family: wanted }]
  if (noneOfOurs.test(text)) return [{ text, script: undefined, family: plainFamily(wanted) }]
  const stretches: Stretch[] = []
  for (const { segment } of graphemes.segment(text)) {
    const { script, family } = fileOf(segment, wanted)
    const last = stretches.at(-1)
    if (last && last.script === script && last.family === family) last.text += segment
    else stretches.push({ text: segment, script, family })
  }
  return stretches
}

function fileOf(segment: string, wanted: DocumentFont) {
  if (segment.length === 1) {
    const codePoint = segment.charCodeAt(0)
    const script = scriptOf(codePoint)
    return { script, family: familyFor(codePoint, script, wanted) }
  }
  const codePoints = Array.from(segment)
    .filter((letter) => !marks.test(letter))
    .map((letter) => letter.codePointAt(0) ?? 0)
  const found = codePoints.map((codePoint) => scriptOf(codePoint))
  const script = found.every((one) => one === found[0]) ? found[0] : undefined
  return { script, family: familyFor(codePoints[0] ?? 0, script, wanted) }
}

/** The scripts of a text's letters. */
export const scriptsIn = (text: string) =>
  new Set(Array.from(new Set(settable(text)), (letter) => scriptOf(letter.codePointAt(0) ?? 0)))

/**
 * More accents than any letter has (UAX #15, section 13). Further ones are left out: to compose and to place them takes
 * the square of how many there are.
 */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu

/** As it can be set: composed letters, one kind of space, no control characters. Line breaks stay. */
export const settable = (text: string) =>
  text
    .replace(tooManyMarks, '$1')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\u202f', '\u00a0')
    .replace(/[\u2010\u2011]/g, '-')
    .replaceAll('\u2012', '\u2013')
    .replaceAll('\u2015', '\u2014')
    .replace(/[\t\u2000-\u200a\u2028\u2029\u205f\u3000]/g, ' ')
    .replace(/(?!\n)[\p{Cc}\p{Cf}\ufe0e\ufe0f]/gu, '')
    // Again: what stood between them is gone.
    .replace(tooManyMarks, '$1')
