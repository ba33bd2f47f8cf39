import { expect, test } from 'vitest'
import { unknownRate } from '#src/draft/prices.ts'
import { vatRates } from './vat-rates.ts'

const groups = [
  { id: 1, name: 'High', percentage: 21 },
  { id: 2, name: 'Low', percentage: 9 },
  { id: 3, name: 'Export', percentage: 0 },
  { id: 4, name: 'Reverse charge', percentage: 0 },
]
const notation = { locale: 'en-GB' }
const rates = (value: number | null, standard = 21) =>
  vatRates({ value, standard, groups, notation }).map(({ rate, words, name }) => [rate, words, name])

test('each rate stands once with the names of its groups, the own rate of the table first', () => {
  expect(rates(null)).toEqual([
    [null, '21%', 'Table default'],
    [21, '21%', 'High'],
    [9, '9%', 'Low'],
    [0, '0%', 'Export, Reverse charge'],
  ])
})

test('a rate of the row that no group has any more is among them', () => {
  expect(rates(6).at(-1)).toEqual([6, '6%', ''])
})

test('of a template whose rate nobody knows here it says whose it is', () => {
  expect(rates(null, unknownRate)[0]).toEqual([null, 'Default', 'Table default'])
})
