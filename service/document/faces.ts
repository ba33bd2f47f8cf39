/** A letter's shape: Source Serif for what is read, Source Sans for figures and what stands around them (OFL 1.1). */
export type Face = { family: 'serif' | 'sans'; weight: 400 | 600; italic: boolean }

/** The files each face is cut into, by script, as its package names them. */
export const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const
export type Script = (typeof scripts)[number]

/** One file of letters; `fontFileName` is its name. */
export type FontFile = Face & { script: Script }

export const fontFileName = ({ family, script, weight, italic }: FontFile) =>
  `source-${family === 'serif' ? 'serif-4' : 'sans-3'}-${script}-${weight}-${italic ? 'italic' : 'normal'}`

type Range = readonly [first: number, last: number]

/** Which letters each file holds (unicode.json of the packages); the first that has one gives it. */
const ranges: readonly (readonly [Script, readonly Range[]])[] = [
  [
    'latin',
    [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bb, 0x2bc],
      [0x2c6, 0x2c6],
      [0x2da, 0x2da],
      [0x2dc, 0x2dc],
      [0x2010, 0x2015],
      [0x2018, 0x201e],
      [0x2020, 0x2022],
      [0x2026, 0x2026],
      [0x2030, 0x2030],
      [0x2039, 0x203a],
      [0x2044, 0x2044],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2191, 0x2191],
      [0x2193, 0x2193],
      [0x2212, 0x2212],
    ],
  ],
  [
    'latin-ext',
    [
      [0x100, 0x2ba],
      [0x1e00, 0x1e9f],
      [0x1ef2, 0x1eff],
      [0x20a0, 0x20ab],
      [0x20ad, 0x20c0],
      [0x2113, 0x2113],
    ],
  ],
  [
    'greek',
    [
      [0x370, 0x377],
      [0x37a, 0x37f],
      [0x384, 0x38a],
      [0x38c, 0x38c],
      [0x38e, 0x3a1],
      [0x3a3, 0x3ff],
    ],
  ],
  [
    'cyrillic',
    [
      [0x400, 0x45f],
      [0x490, 0x491],
      [0x4b0, 0x4b1],
      [0x2116, 0x2116],
    ],
  ],
  ['cyrillic-ext', [[0x460, 0x52f]]],
  ['vietnamese', [[0x1ea0, 0x1ef1]]],
]

const scriptOf = (codePoint: number): Script | undefined =>
  ranges.find(([, list]) => list.some(([first, last]) => first <= codePoint && codePoint <= last))?.[0]

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
    const letters = [...segment].filter((letter) => !marks.test(letter))
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
    .replace(/[\t\u2000-\u200a\u2028\u2029\u205f\u3000]/g, ' ')
    .replace(/(?!\n)[\p{Cc}\p{Cf}\ufe0e\ufe0f]/gu, '')
