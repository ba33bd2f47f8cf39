import { expect, test } from 'vitest'
import { hasWords, plainText } from './plain-text.ts'

test('text is searched without its case, its accents and the way its letters are written', () => {
  expect(plainText('Crème ＡＢＣ ﬁx')).toBe('creme abc fix')
})

test('words are found in any order and in any of the texts', () => {
  const isFound = hasWords(' élan  ROOF')
  expect([isFound('A roof', 'by Elan'), isFound('A roof')]).toEqual([true, false])
})

test('accents in any number and order are left out in time that grows with their number', () => {
  const since = performance.now()
  expect(plainText(`a${'\u0301\u0316'.repeat(250_000)}b`)).toBe('ab')
  // By sorting all of them it would be minutes.
  expect(performance.now() - since).toBeLessThan(5_000)
})
