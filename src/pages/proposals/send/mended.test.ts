import { describe, expect, test } from 'vitest'
import { priceRow } from '#src/components/proposals/testing/price-row.ts'
import { changesBetween } from '#src/draft/changes.ts'
import type { ProposalDocument } from '#src/draft/document.ts'
import { withField, withPrice } from './mended.ts'

const row = (id: number, fields: object) => ({ key: `row-${id}`, ...priceRow({ id, product_id: 3, ...fields }) })
const table = (rows: ProposalDocument['pricetables'][number]['rows']): ProposalDocument['pricetables'][number] => ({
  key: 'table-0',
  id: 'main',
  title: 'Prices',
  settings: { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false },
  rows,
})
const document = {
  fields: { name: 'Roof', status: 'edit' },
  custom_fields: { term: '', place: 'Attic' },
  sections: [],
  pricetables: [table([row(1, { price: 9, quantity: 4 }), row(2, { price: 8 }), row(3, { price: 9, product_id: 4 })])],
} as unknown as ProposalDocument

describe('the price of a product', () => {
  const mended = withPrice(document, { product_id: 3, from: 9, to: 10, words: '10,00' })

  test('goes into its rows that have the price before, and into no other', () => {
    expect(mended.pricetables[0]?.rows.map((row) => 'price' in row && row.price)).toEqual([10, 8, 9])
  })
  test('is all that changes', () => {
    const [change, ...more] = changesBetween(document, mended)
    expect(more).toEqual([])
    expect(change).toMatchObject({ kind: 'content', body: { pricetables: [{ id: 'main', position: 0 }] } })
    expect(mended.pricetables[0]?.rows[0]).toEqual({ ...document.pricetables[0]?.rows[0], price: 10 })
  })
})

test('a custom field that is filled in goes alone, the others stay', () => {
  const mended = withField(document, 'term', 'Week 12')
  expect(changesBetween(document, mended)).toEqual([
    { kind: 'fields', body: { custom_fields: [{ name: 'term', value: 'Week 12' }] } },
  ])
})
