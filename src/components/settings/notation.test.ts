import { expect, test } from 'vitest'
import { currencyChoices, localeChoices, notationExample } from './notation.ts'

const date = new Date(2026, 1, 3)

test('figures are shown as the locale writes them', () => {
  expect(notationExample('nl-NL', 'EUR', date)).toEqual({
    money: '€\u00a01.234.567,50',
    number: '−9.876,54',
    date: '3 februari 2026',
  })
})

test.each(['', 'dutch', 'nl_NL', 'nl-NL-u-nu-arab'])('%j is no locale, so it has no example', (locale) => {
  expect(notationExample(locale, 'EUR', date)).toBeUndefined()
})

test('a locale that is not among the usual ones can still be chosen while the account has it', () => {
  expect(localeChoices('cy-GB', 'en')).toContainEqual({ value: 'cy-GB', label: 'Welsh (United Kingdom)' })
})

test('a currency is found by its code and by its name', () => {
  expect(currencyChoices('en')).toContainEqual({ value: 'EUR', label: 'EUR, Euro' })
})
