import { i18n } from '@lingui/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { priceTables } from '#pricing/price-tables.ts'
import { plainPriceRow } from '#wire/price-rows.ts'
import { readingOf } from './reading.ts'
import type { ViewedRow, ViewedTable } from './viewed.ts'
import { Viewer } from './viewer.tsx'

const price = (fields: Partial<Extract<ViewedRow, { type: 'price' }>>): ViewedRow => ({
  key: 'row',
  ...plainPriceRow,
  content: 'Installatie',
  quantity: 3,
  price: 1250.5,
  vat_percentage: 21,
  ...fields,
})

function textIn({
  language = 'nl',
  locale = 'nl-NL',
  rows,
}: {
  language?: string
  locale?: string
  rows: ViewedRow[]
}) {
  const settings = { vat_default_percentage: 21, rows_include_vat: false }
  const tables: ViewedTable[] = [{ key: 'table', title: '', settings, rows }]
  const html = renderToStaticMarkup(
    <Viewer
      reading={readingOf(language, locale)}
      name="Ketelhuis"
      proposal_nr="2026-7"
      customer="Bakkerij"
      sections={[]}
      tables={tables}
      prices={priceTables(tables)}
      currency="EUR"
      values={{}}
      formatted={{}}
      design={undefined}
      onChoose={() => undefined}
      onQuantity={() => undefined}
    />,
  )
  return html
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
    .replaceAll('\u00a0', ' ')
}

afterEach(() => i18n.loadAndActivate({ locale: 'en', locales: 'en-GB', messages: {} }))

test('speaks and counts in the proposal’s language, whatever the app speaks', () => {
  const rows = [price({ discount_type: 'percentage', discount_value: 2.5, recurring_type: false }), price({ key: 'b' })]
  const dutch = textIn({ rows })
  expect(dutch).toContain('|Offerte 2026-7|')
  expect(dutch).toContain('|3 × 1.250,50, −2,5%|')
  expect(dutch).toContain('|Excl. btw|7.409,21|Btw 21%|')
  expect(dutch).toContain('|Totaal incl. btw|€ 8.965,14|')
  i18n.loadAndActivate({ locale: 'de', locales: 'de-DE', messages: {} })
  expect(textIn({ rows })).toBe(dutch)
})

test('a discount is drawn with one sign, whatever its own', () => {
  const off = (discount_type: 'amount' | 'percentage', discount_value: number) =>
    textIn({ rows: [price({ discount_type, discount_value }), price({ key: 'b' })] })
  expect(off('amount', 5)).toContain('|3 × 1.250,50, −5,00|')
  expect(off('amount', -5)).toContain('|3 × 1.250,50, +5,00|')
  expect(off('percentage', -5)).toContain('|3 × 1.250,50, +5%|')
})

test('writes figures as its own language does, where the account writes another', () => {
  const german = textIn({ language: 'de', rows: [price({ recurring_type: 'month' }), price({ key: 'b' })] })
  expect(german).toContain('|Angebot 2026-7|')
  expect(german).toContain('pro Monat')
  expect(german).toContain('|USt. 21 %|')
  expect(german).toContain('|Gesamt (brutto)|4.539,32 €|')
  const english = textIn({ language: 'en', rows: [price({})] })
  expect(english).toContain('|3 × 1,250.50|')
  expect(english).toContain('|Total incl. VAT|€4,539.32|')
})

test.each([
  { quantity: 1000, unit: 0.085, note: '1.000 × 0,085', because: '85,00' },
  { quantity: 2.5, unit: 3.335, note: '2,5 × 3,335', because: '8,34' },
  { quantity: 1, unit: 0.1234, note: '', because: '0,12' },
])('a quantity times the price that is shown is the row: $note is $because', ({ quantity, unit, note, because }) => {
  expect(textIn({ rows: [price({ quantity, price: unit })] })).toContain(
    `|Installatie|${note && `${note}|`}${because}|`,
  )
})

test('says of a recurring row whether its first period is in the total', () => {
  const rows = [
    price({ content: 'Keuring', quantity: 1, recurring_type: 'year', recurring_include_in_totals: true }),
    price({ key: 'b', content: 'Service', quantity: 1, recurring_type: 'month' }),
    price({
      key: 'c',
      content: 'Opslag',
      quantity: 1,
      selectable: 'check',
      recurring_type: 'month',
      recurring_include_in_totals: true,
    }),
  ]
  const text = textIn({ rows })
  expect(text).toContain('|Keuring|Eerste jaar zit in het totaal|1.250,50|per jaar|')
  expect(text).toContain('|Service|1.250,50|per maand|')
  // What is not chosen is not in the total.
  expect(text).toContain('|Opslag|1.250,50|per maand|')
})

test('says nothing of the figures of a row whose price is hidden: no count of it, no discount', () => {
  const hidden = textIn({
    rows: [price({ hide_price: true, discount_type: 'percentage', discount_value: 10 }), price({ key: 'b', price: 1 })],
  })
  expect(hidden).toContain('|Installatie|Installatie|3 × 1,00|')
})

test('where the customer may change the quantity the price of one stands beside it, unless it is hidden', () => {
  const counted = { user_quantity: true, quantity: 1 }
  expect(textIn({ rows: [price(counted)] })).toContain('|1.250,50|−|+|× 1.250,50|')
  const off = price({ ...counted, discount_type: 'percentage', discount_value: 10 })
  expect(textIn({ rows: [off] })).toContain('|Installatie|1.125,45|−|+|× 1.250,50, −10%|')
  expect(textIn({ rows: [price({ ...counted, hide_price: true })] })).not.toContain('×')
})

test('leaves out a price row that is empty; a table of such rows is not there at all', () => {
  const empty = price({ key: 'empty', content: ' ', price: 0 })
  expect(textIn({ rows: [empty, price({ quantity: 1 })] })).toContain('|Prijzen|Installatie|')
  const none = textIn({ rows: [empty] })
  expect(none).not.toContain('Prijzen')
  expect(none).not.toContain('Totaal')
})
