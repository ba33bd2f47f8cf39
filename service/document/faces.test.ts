import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { readFont } from '#hosts/node/fonts.ts'
import { openTypeOf } from './woff.ts'
import { faces, scripts, settable, stretchesOf } from './faces.ts'

const lettersUpTo = (last: number) =>
  Array.from({ length: last + 1 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))

test('every letter that a script is said to have is in each of its fonts', async () => {
  const letters = lettersUpTo(0x2fff).map((letter) => ({ letter, stretches: stretchesOf(letter) }))
  for (const face of faces)
    for (const script of scripts) {
      // oxlint-disable-next-line no-await-in-loop -- one font at a time is enough to hold
      const font = create(await openTypeOf(await readFont({ ...face, script })))
      const missing = letters
        .filter(({ stretches }) => stretches[0]?.script === script)
        .filter(({ letter }) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
        .map(({ letter }) => (letter.codePointAt(0) ?? 0).toString(16))
      expect({ face, script, missing }).toEqual({ face, script, missing: [] })
    }
})

test('a text is cut where its letters come from other files, and those that none has stand alone', () => {
  expect(stretchesOf('Łukasz, Ελλάδα 日本')).toEqual([
    { text: 'Ł', script: 'latin-ext' },
    { text: 'ukasz, ', script: 'latin' },
    { text: 'Ελλάδα', script: 'greek' },
    { text: ' ', script: 'latin' },
    { text: '日本', script: undefined },
  ])
})

test.each([
  ['e\u0301', 'é', 'letters and their accents are one'],
  ['a\u202f%', 'a\u00a0%', 'a narrow space that does not break is one that the fonts have'],
  ['a\u200b\u00adb\ufeff', 'ab', 'what is not seen is not set'],
  ['a\r\nb\tc', 'a\nb c', 'lines end in one way, and a tab is a space'],
])('%j is set as %j: %s', (text, set) => {
  expect(settable(text)).toBe(set)
})
