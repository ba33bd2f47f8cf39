import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containing, searchKey, searchWords } from './search-key.ts'

test.each([
  ['Crème Brûlée', 'creme brulee', 'accents do not count'],
  ['ＡＢＣ ﬁx', 'abc fix', 'nor does the way a letter is written'],
  ['  two\n\tlines ', 'two lines', 'nor does space'],
  ['Łódź Ødegård Đorđe', 'lodz odegard dorde', 'nor do strokes'],
  ['Straße STRASSE Æther Œuvre ısı', 'strasse strasse aether oeuvre isi', 'nor letters that are written as two'],
])('%j is searched as %j: %s', (text, key) => {
  expect(searchKey(text)).toBe(key)
})

test('a key of a key is the same', () => {
  expect(searchKey(searchKey('Ünïted ÎLES'))).toBe(searchKey('Ünïted ÎLES'))
})

test('accents in any number and order are left out, and other marks cut, in time that grows with their number', () => {
  const since = performance.now()
  expect(searchKey(`a${'\u0301\u0316'.repeat(250_000)}b`)).toBe('ab')
  expect(searchKey(`ก${'\u0e38\u0e48'.repeat(250_000)}b`)).toHaveLength(32)
  // By sorting all of them it would be minutes.
  expect(performance.now() - since).toBeLessThan(5_000)
})

describe('a key of a key, and of the same text in another form of Unicode, is the same', () => {
  const forms = (text: string) => [
    text,
    searchKey(text),
    ...['NFC', 'NFD', 'NFKC', 'NFKD'].map((form) => text.normalize(form)),
  ]

  test('for every letter there is, alone and accented', () => {
    for (let first = 0; first <= 0x10_ff_ff; first += 256) {
      const letters = Array.from({ length: 256 }, (_, at) => String.fromCodePoint(first + at))
      const text = letters.map((letter) => `a${letter}\u0327${letter}\u0301\u0316b`).join(' ')
      for (const form of forms(text)) expect(searchKey(form)).toBe(searchKey(text))
    }
  })

  test('for any text', () => {
    const marks = (first: number) =>
      fc.string({
        unit: fc.mapToConstant({ num: 0x70, build: (at) => String.fromCodePoint(first + at) }),
        maxLength: 8,
      })
    const letters = fc.constantFrom(' ', 'é', 'ữ', 'ﬁ', 'が', '각', 'ẛ̣', 'दि', 'क़', 'ொ')
    const parts = fc.oneof(marks(0x3_00), marks(0x9_00), fc.string({ unit: 'binary', maxLength: 8 }), letters)
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 3 }), (texts) => {
        for (const form of forms(texts.join(' '))) expect(searchKey(form)).toBe(searchKey(...texts))
      }),
      { numRuns: 1_000 },
    )
  })
})

test.each([
  ['दिन', 'दान'],
  ['ไก่', 'ไกล'],
  ['かき', 'かぎ'],
])('signs that make another word stay: %s is not %s', (one, other) => {
  expect(searchKey(one)).not.toBe(searchKey(other))
  expect(searchKey(one)).toBe(one.normalize('NFKD'))
})

test.each([
  ['שָׁלוֹם', 'שלום'],
  ['مُحَمَّد', 'محمد'],
  ['ё Άλφα ❤️', 'е αλφα ❤'],
])('points and accents that are left out in typing do not count: %s', (text, key) => {
  expect(searchKey(text)).toBe(key)
})

test('several texts are searched as one', () => {
  expect(searchKey('Roof', '', 'Élan')).toBe('roof elan')
})

test('a word counts once', () => {
  expect(searchWords(' Roof roof  tile ')).toEqual(['roof', 'tile'])
  expect(searchWords(' ')).toEqual([])
})

test('wildcards are plain text', () => {
  expect(containing(String.raw`50%_a\b*"`)).toBe(String.raw`%50\%\_a\\b*"%`)
})
