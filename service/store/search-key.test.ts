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

test('accents in any number and order are left out in time that grows with their number', () => {
  const since = performance.now()
  expect(searchKey(`a${'\u0301\u0316'.repeat(250_000)}b`)).toBe('ab')
  // By sorting all of them it would be minutes.
  expect(performance.now() - since).toBeLessThan(5_000)
})

describe('a key is the one that databases hold, whose letters were taken apart before any accent was left out', () => {
  const kept = (text: string) => searchKey(text.normalize('NFKD').replace(/\p{M}/gu, ''))

  test('for every letter there is, alone and accented', () => {
    for (let first = 0; first <= 0x10_ff_ff; first += 256) {
      const letters = Array.from({ length: 256 }, (_, at) => String.fromCodePoint(first + at))
      const text = letters.map((letter) => `a${letter}\u0327${letter}\u0301\u0316b`).join(' ')
      expect(searchKey(text)).toBe(kept(text))
    }
  })

  test('for any text', () => {
    const accents = fc.string({
      unit: fc.mapToConstant({ num: 0x70, build: (at) => String.fromCodePoint(0x300 + at) }),
    })
    const parts = fc.oneof(accents, fc.string({ unit: 'binary' }), fc.constantFrom(' ', 'é', 'ữ', 'ﬁ', 'が', '각', 'ẛ̣'))
    fc.assert(
      fc.property(fc.array(parts), (texts) => {
        expect(searchKey(...texts)).toBe(kept(texts.join(' ')))
      }),
      { numRuns: 1_000 },
    )
  })
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
