import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { priceTables } from '#pricing/price-tables.ts'
import type { PriceTable } from '#wire/price-rows.ts'
import { PriceLedger } from './price-ledger.tsx'
import { priceRow } from './testing/price-row.ts'

test('who listens hears the words of a row apart from what is noted about it', () => {
  const rows = [priceRow({ content: 'Hosting', quantity: 3, user_quantity: true })]
  const settings = { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false }
  const table = { id: 'main', title: 'Prices', settings, rows } as unknown as PriceTable
  const [prices] = priceTables([table]).tables
  if (!prices) throw new Error('no table')
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PriceLedger table={table} prices={prices} withTotal={false} />
    </I18nProvider>,
  )
  // Inline elements are read without a pause: only a space between them keeps their words apart.
  const heard = html.replace(/<\/?small[^>]*>/g, '').replace(/<[^>]*>/g, '|')
  expect(heard).toMatch(/\|Hosting customer may change the quantity 3 ×/)
})
