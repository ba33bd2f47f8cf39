import { expect, test } from 'vitest'
import { priceTables } from '#pricing/price-tables.ts'
import { plainPriceRow } from '#wire/price-rows.ts'
import { acceptanceWords } from './viewer-words.ts'

const shown = { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false }
const aRow = (price: number, more: object = {}) => ({ ...plainPriceRow, id: 1, price, ...more })

function sentenceOf(language: string, rows: readonly ReturnType<typeof aRow>[], settings = shown) {
  const { calculated: _, ...prices } = priceTables([{ settings, rows }])
  const tables = [{ title: '', settings, rows: [...rows] }]
  const account = { locale: 'nl-NL', currency: 'EUR' }
  const { sentence } = acceptanceWords(language, 1, { prices: { ...prices, exact: true }, tables }, account)
  return sentence.replace(/\s/gu, ' ')
}

test.each([
  ['nl', 'U gaat akkoord met versie 1 van deze offerte, voor € 10.083,23 incl. btw.'],
  ['en', 'You accept version 1 of this proposal, for €10,083.23 incl. VAT.'],
  ['de', 'Sie nehmen Version 1 dieses Angebots an, für 10.083,23 € inkl. USt.'],
])('the sentence that is signed writes money as the page does: of a Dutch account in %s', (language, sentence) => {
  expect(sentenceOf(language, [aRow(8333.25)])).toBe(sentence)
})

const monthly = { recurring_type: 'month' as const }
const yearly = { recurring_type: 'year' as const, recurring_include_in_totals: true }

test.each([
  ['nl', '€ 12,10 per maand en € 121,00 per jaar (het eerste jaar zit in het totaal).'],
  ['en', '€12.10 per month and €121.00 per year (the first year is in the total).'],
  ['de', '12,10 € pro Monat und 121,00 € pro Jahr (das erste Jahr ist im Gesamtbetrag enthalten).'],
])('the sentence tells what is in the total from what comes beside it: in %s', (language, end) => {
  const sentence = sentenceOf(language, [aRow(1000), aRow(10, monthly), aRow(100, yearly)])
  expect(sentence.endsWith(end)).toBe(true)
})

test('where VAT is hidden, the sentence names what the rows add up to, as they were entered', () => {
  const rows = [aRow(121), aRow(12.1, monthly)]
  const including = { ...shown, vat_hidden: true, rows_include_vat: true }
  expect(sentenceOf('en', rows, including)).toBe(
    'You accept version 1 of this proposal, for €121.00 and €12.10 per month.',
  )
  expect(sentenceOf('en', rows, { ...including, rows_include_vat: false })).toContain('€121.00 and €12.10 per month')
})

test('where some of a period is in the total and some is not, the sentence says so; what was not chosen counts as neither', () => {
  const beside = { recurring_type: 'year' as const }
  expect(sentenceOf('en', [aRow(100, yearly), aRow(50, beside)])).toContain(
    '€181.50 per year (part of the first year is in the total).',
  )
  const option = { ...beside, selectable: 'check' as const }
  expect(sentenceOf('en', [aRow(100, yearly), aRow(50, option)])).toContain(
    '€121.00 per year (the first year is in the total).',
  )
})
