import { expect, test } from 'vitest'
import { amountWords, namesOf, sentWords } from './filter-words.ts'

const names = new Map([
  [3, 'Anna'],
  [5, 'Bo'],
  [7, 'Cas'],
  [9, 'Dirk'],
])

test.each([
  ['3', 'Anna'],
  ['7,3', 'Cas, Anna'],
  ['3,5,7,9', 'Anna, Bo, Cas + 1'],
  ['3,11', 'Anna, Unknown'],
])('%s is called by name, and of many those that find room: %s', (ids, words) => {
  expect(namesOf(ids, names)).toBe(words)
})

test('nobody is called unknown while the names come', () => {
  expect(namesOf('3', undefined)).toBe('…')
})

test.each([
  ['30d', 'last 30 days'],
  ['1d', 'today'],
  ['2026-11-01..2026-11-20', '1 – 20 Nov 2026'],
  ['2026-10-30..2026-11-02', '30 Oct – 2 Nov 2026'],
  ['2026-11-01..2026-11-01', '1 Nov 2026'],
  ['2026-11-01..', 'since 1 Nov 2026'],
  ['..2026-11-20', 'until 20 Nov 2026'],
  ['..', 'on any day'],
])('of sent days %s is read as %s', (sent, words) => {
  expect(sentWords(sent).replaceAll(/[\u2009\u202F\u00A0]/gu, ' ')).toBe(words)
})

test.each([
  ['2500..40000', '2.500 to 40.000'],
  ['2500.5..', 'from 2.500,5'],
  ['..40000', 'up to 40.000'],
  ['100..100', '100'],
  ['..', 'any'],
])('of amounts %s is read as the account writes its money: %s', (amount, words) => {
  expect(amountWords(amount, 'nl-NL')).toBe(words)
})
