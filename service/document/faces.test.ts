import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { readFont } from '#hosts/node/fonts.ts'
import { openTypeOf } from './woff.ts'
import { documentFonts } from '#wire/design.ts'
import { facesOf, scriptsOf, settable, stretchesOf } from './faces.ts'

const lettersUpTo = (last: number) =>
  Array.from({ length: last + 1 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))

test.each(documentFonts)('every letter that %s is said to have is in each of its fonts', async (family) => {
  const letters = lettersUpTo(0x2fff).map((letter) => ({ letter, stretches: stretchesOf(letter, family) }))
  for (const face of facesOf(family))
    for (const script of scriptsOf(family)) {
      // oxlint-disable-next-line no-await-in-loop -- one font at a time is enough to hold
      const font = create(await openTypeOf(await readFont({ ...face, script })))
      const missing = letters
        .filter(({ stretches }) => stretches[0]?.script === script && stretches[0].family === family)
        .filter(({ letter }) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
        .map(({ letter }) => (letter.codePointAt(0) ?? 0).toString(16))
      expect({ face, script, missing }).toEqual({ face, script, missing: [] })
    }
})

test('a text is cut where its letters come from other files, and those that none has stand alone', () => {
  const family = 'source-serif'
  expect(stretchesOf('Łukasz, Ελλάδα 日本', family)).toEqual([
    { text: 'Ł', script: 'latin-ext', family },
    { text: 'ukasz, ', script: 'latin', family },
    { text: 'Ελλάδα', script: 'greek', family },
    { text: ' ', script: 'latin', family },
    { text: '日本', script: undefined, family },
  ])
})

test.each([
  ['lora', 'source-serif'],
  ['inter', 'source-sans'],
] as const)('what %s lacks stands in %s, which is of its kind', (family, plain) => {
  expect(stretchesOf('Ł Ελλάδα', family)).toEqual([
    { text: 'Ł', script: 'latin-ext', family },
    { text: ' ', script: 'latin', family },
    { text: 'Ελλάδα', script: 'greek', family: plain },
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

test('a letter keeps thirty accents, whatever stands between them', () => {
  expect(settable(`a${'\u0332'.repeat(5_000)}b`)).toBe(`a${'\u0332'.repeat(30)}b`)
  expect(settable(`a${`${'\u0332'.repeat(30)}\u200b`.repeat(200)}`)).toBe(`a${'\u0332'.repeat(30)}`)
})

test('accents in any number and order are set in time that grows with their number', () => {
  const since = performance.now()
  settable(`a${'\u0301\u0316'.repeat(250_000)}`)
  // By sorting all of them it would be minutes.
  expect(performance.now() - since).toBeLessThan(5_000)
})
