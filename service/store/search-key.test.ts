import { expect, test } from 'vitest'
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
