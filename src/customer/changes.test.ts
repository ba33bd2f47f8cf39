import { expect, test } from 'vitest'
import { changedPlaces, changeSums, rowChanges } from './changes.ts'
import { aProposal, priceRow } from './testing/a-proposal.ts'

const settings = { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false }
const list = [
  { part: 'row' as const, id: 9, table: 0, kind: 'removed' as const, before: { row: priceRow(9), subtotal: 50 } },
  { part: 'row' as const, id: 2, table: 0, kind: 'changed' as const, before: { row: priceRow(2), subtotal: 60 } },
  { part: 'section' as const, id: 12, kind: 'added' as const, title: 'Planning' },
  { part: 'row' as const, id: 1, table: 0, kind: 'added' as const, before: null },
  { part: 'attachment' as const, file: 'a', name: 'B.pdf', kind: 'changed' as const, before: { name: 'A.pdf' } },
  { part: 'attachment' as const, file: 'c', name: 'C.pdf', kind: 'removed' as const, before: { name: 'C.pdf' } },
]
const viewed = aProposal({
  tables: [{ title: '', settings, rows: [priceRow(1), priceRow(2)] }],
  sections: [11, 12].map((id) => ({ id, title: `Section ${id}`, html: '' })),
  attachments: [{ file: 'a', name: 'B.pdf', size: 1 }],
  changes: { version_number: 1, total_with_vat: 142, price_total: 117.36, list },
})

test('leads to each place in the order of the page, to what went below the prices', () => {
  expect(changedPlaces(viewed)).toEqual(['section-12', 'row-1', 'row-2', 'removed', 'attachment-a'])
})

test('says how many rows, sections and attachments, and what the total did', () => {
  expect(changeSums(viewed)).toEqual({ rows: 3, sections: 1, attachments: 2, difference: 100 })
})

test('without VAT on the page the difference is without it too', () => {
  const [table] = viewed.tables
  if (!table) throw new Error('It has a table')
  const hidden = { ...viewed, tables: [{ ...table, settings: { ...settings, vat_hidden: true } }] }
  expect(changeSums(hidden).difference).toBe(82.64)
})

test('a row that is still there knows what it was', () => {
  expect([...rowChanges(viewed).keys()]).toEqual([2, 1])
})
