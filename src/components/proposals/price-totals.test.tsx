import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { priceTables } from '#pricing/price-tables.ts'
import type { PriceTable } from '#wire/price-rows.ts'
import { PriceTotals } from './price-totals.tsx'
import { priceRow } from './testing/price-row.ts'

type Row = Parameters<typeof priceRow>[0]

/** The heading of the line of VAT, as it is read. */
function vatHeading(...rows: Row[]) {
  const settings = { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false }
  const table = {
    id: 'main',
    title: 'Prices',
    settings,
    rows: rows.map((row) => priceRow(row)),
  } as unknown as PriceTable
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PriceTotals prices={priceTables([table])} symbol={{ before: '', after: '' }} />
    </I18nProvider>,
  )
  const headings = [...html.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, inner = '']) =>
    inner.replace(/<[^>]*>/g, ''),
  )
  return headings.find((words) => words.startsWith('VAT'))
}

const pump: Row = { price: 9209, quantity: 1, vat_percentage: 21 }
const upkeep: Row = { price: 17.5, quantity: 1, vat_percentage: 21, recurring_type: 'month' }

test('the base of a VAT rate is said of the one amount it is of', () => {
  expect(vatHeading(pump)).toMatch(/21% on 9.209[.,]00$/)
  expect(vatHeading(pump, upkeep)).toMatch(/21% once on 9.209[.,]00$/)
})
