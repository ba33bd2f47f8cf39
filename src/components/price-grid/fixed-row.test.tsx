import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { priceTables } from '#pricing/price-tables.ts'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { newPriceRow, priced } from '#src/draft/table.ts'
import { FixedRow } from './fixed-row.tsx'

test('a row that comes with the template is shown with its figures, and nothing in it can be written', () => {
  const row = { ...newPriceRow(21, 'boiler'), content: 'Boiler', quantity: 2, price: 1250 }
  const settings = { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false }
  const { tables } = priceTables([{ settings, rows: [priced(row)] }])
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MoneyLocale value="nl-NL">
        <FixedRow row={row} at={0} price={tables[0]?.rows[0]} standardVat={21} locale="nl-NL" />
      </MoneyLocale>
    </I18nProvider>,
  )
  const read = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  expect(read).toContain('Boiler')
  expect(read).toContain('1.250')
  expect(read).toMatch(/2\.500 ?,00/)
  expect(html).not.toMatch(/<(input|textarea|select|button)\b/)
})
