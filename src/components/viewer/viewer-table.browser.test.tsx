import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { priceTables } from '#pricing/price-tables.ts'
import { render } from '#src/testing/render.tsx'
import { plainPriceRow } from '#wire/price-rows.ts'
import type { ViewedTable } from './viewed.ts'
import { ViewerTable } from './viewer-table.tsx'

const option = (key: string, user_selected: boolean) => ({
  ...plainPriceRow,
  key,
  content: key,
  price: 10,
  selectable: 'radio' as const,
  user_selected,
})
const table: ViewedTable = {
  key: 'table',
  title: 'Prices',
  settings: { vat_default_percentage: 21, rows_include_vat: false },
  rows: [option('Small', false), option('Large', true)],
}

test('where a table is shown twice on a page, both show what is chosen', async () => {
  const [prices] = priceTables([table]).tables
  if (!prices) throw new Error('A table has no prices')
  const shown = { table, prices, isFirst: false, onChoose: () => undefined, onQuantity: () => undefined }
  render(
    <>
      <ViewerTable {...shown} />
      <ViewerTable {...shown} />
    </>,
  )
  const chosen = page.getByRole('radio', { name: 'Large' })
  await expect.element(chosen.first()).toBeChecked()
  await expect.element(chosen.nth(1)).toBeChecked()
})

test('words of a row keep the lines they were written in', async () => {
  const rows = [{ ...option('Pump', true), selectable: false as const, content: 'Pump\nwith filter\nand valve' }]
  const [prices] = priceTables([{ ...table, rows }]).tables
  if (!prices) throw new Error('A table has no prices')
  render(
    <ViewerTable
      {...{ table: { ...table, rows }, prices, isFirst: true, onChoose: () => undefined, onQuantity: () => undefined }}
    />,
  )
  const words = page.getByText('with filter')
  await expect.element(words).toBeVisible()
  expect(words.element().textContent).toBe('Pump\nwith filter\nand valve')
  expect(words.element().getBoundingClientRect().height).toBeGreaterThan(2.5 * 20)
})
