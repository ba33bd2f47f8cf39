import { useState } from 'react'
import { page } from 'vitest/browser'
import type { DraftTable } from '#src/draft/table.ts'
import { PriceGrid } from '#src/components/price-grid/price-grid.tsx'
import { render } from '#src/testing/render.tsx'
import type { VatGroup } from '#wire/products.ts'

const vatGroups: readonly VatGroup[] = [
  { id: 1, name: 'High', percentage: 21 },
  { id: 2, name: 'Low', percentage: 9 },
]

/** A page that holds the tables, as the editor does. */
function Page({ tables }: { tables: readonly DraftTable[] }) {
  const [now, setNow] = useState(tables)
  return (
    <PriceGrid
      tables={now}
      onChange={setNow}
      override={null}
      onDropOverride={() => undefined}
      vatGroups={vatGroups}
      currency="EUR"
      Picker={() => null}
    />
  )
}

/** The grid on a page of its own, and what a person does and sees in it. */
export function renderGrid(...tables: readonly DraftTable[]) {
  render(<Page tables={tables} />)
  const grid = page.getByRole('grid', { name: 'Quotation' })
  const rowOptions = page.getByRole('button', { name: 'Row options' })
  const totals = page.getByRole('table', { name: 'Totals' })
  return {
    grid,
    rowOptions,
    descriptions: grid.getByRole('rowheader'),
    add: (kind: string) =>
      page.getByRole('group', { name: 'Add to Quotation' }).getByRole('button', { name: kind }).click(),
    /** A field of the row that is written in. */
    cell: (label: string) => page.getByRole('textbox', { name: label, exact: true }),
    vat: grid.getByRole('combobox', { name: 'VAT' }),
    total: (line: string) =>
      totals
        .getByRole('row', { name: new RegExp(`^${line}`) })
        .getByRole('cell')
        .last(),
    spoken: (words: string) => page.getByRole('status').filter({ hasText: words }),
  }
}
