import { expect, test } from 'vitest'
import { priceTables } from '#pricing/price-tables.ts'
import { plainPriceRow } from '#wire/price-rows.ts'
import { acceptanceWords } from './viewer-words.ts'

const settings = { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false }
const aRow = (price: number, more: object = {}) => ({ ...plainPriceRow, id: 1, price, ...more })

function sentenceOf(language: string, rows: readonly ReturnType<typeof aRow>[]) {
  const { calculated: _, ...prices } = priceTables([{ settings, rows }])
  const tables = [{ title: '', settings, rows: [] }]
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
