/** A letter's shape: Source Serif for what is read, Source Sans for figures and what stands around them (OFL 1.1). */
export type Face = { family: 'serif' | 'sans'; weight: 400 | 600; italic: boolean }

/** All that a document is set in. */
export const faces: readonly Face[] = (['serif', 'sans'] as const).flatMap((family) =>
  ([400, 600] as const).flatMap((weight) => [false, true].map((italic) => ({ family, weight, italic }))),
)

/** The files each face is cut into, by script, as its package names them. */
export const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const
export type Script = (typeof scripts)[number]

/** One file of letters; `fontFileName` is its name. */
export type FontFile = Face & { script: Script }

export const fontFileName = ({ family, script, weight, italic }: FontFile) =>
  `source-${family === 'serif' ? 'serif-4' : 'sans-3'}-${script}-${weight}-${italic ? 'italic' : 'normal'}`

/** Which letters every face has of a script, as ranges of code points; the first script that has one gives it. */
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

const ranges = scripts.map((script) => {
  const list = coverage[script].split(' ').map((range) => {
    const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16))
    return { first, last }
  })
  return { script, list }
})

const scriptOf = (codePoint: number): Script | undefined =>
  ranges.find(({ list }) => list.some(({ first, last }) => first <= codePoint && codePoint <= last))?.script

/** Letters of one file in a row; without a script where no file has them. */
export type Stretch = { text: string; script: Script | undefined }

const marks = /^\p{M}+$/u
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Most texts are of these alone, and reading them letter by letter is what takes long. */
const onlyLatin = /^[\x20-\x7e\xa0-\xac\xae-\xff\u2013\u2014\u2018\u2019\u201c-\u201e\u2026\u20ac\u2212]*$/

/** A text by the files its letters come from. An accent that no single letter includes stays with its letter. */
export function stretchesOf(text: string): Stretch[] {
  if (onlyLatin.test(text)) return text === '' ? [] : [{ text, script: 'latin' }]
  const stretches: Stretch[] = []
  for (const { segment } of graphemes.segment(text)) {
    const letters = Array.from(segment).filter((letter) => !marks.test(letter))
    const found = letters.map((letter) => scriptOf(letter.codePointAt(0) ?? 0))
    const script = found.every((one) => one === found[0]) ? found[0] : undefined
    const last = stretches.at(-1)
    if (last && last.script === script) last.text += segment
    else stretches.push({ text: segment, script })
  }
  return stretches
}

/** As it can be set: composed letters, one kind of space, no control characters. Line breaks stay. */
export const settable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\u202f', '\u00a0')
    .replace(/[\u2010\u2011]/g, '-')
    .replaceAll('\u2012', '\u2013')
    .replaceAll('\u2015', '\u2014')
    .replace(/[\t\u2000-\u200a\u2028\u2029\u205f\u3000]/g, ' ')
    .replace(/(?!\n)[\p{Cc}\p{Cf}\ufe0e\ufe0f]/gu, '')
