import { expect, test } from 'vitest'
import { subjectOf, sumOf } from './bulk-words.ts'

test('one proposal is called by its name, many are counted', () => {
  expect(subjectOf([{ name: 'Boiler' }])).toBe('“Boiler”')
  expect(subjectOf([{ name: 'Boiler' }, { name: 'Heat pump' }])).toBe('2 proposals')
})

test('a selection comes to the cent what its rows show, totals set by hand included', () => {
  expect(
    sumOf([
      { price_total_original: '0.10', price_total_override: null },
      { price_total_original: '0.20', price_total_override: null },
      { price_total_original: '11673.12', price_total_override: '11650.00' },
    ]),
  ).toBe(11650.3)
})
