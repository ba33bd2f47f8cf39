import { describe, expect, test } from 'vitest'
import { changedPlaces, changeSums, rowChanges, totalChange } from './changes.ts'
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
  expect(changeSums(viewed)).toEqual({ rows: 3, sections: 1, attachments: 2 })
  expect(totalChange(viewed)).toBe(100)
})

test('without VAT on the page the difference is without it too', () => {
  const [table] = viewed.tables
  if (!table) throw new Error('It has a table')
  const hidden = { ...viewed, tables: [{ ...table, settings: { ...settings, vat_hidden: true } }] }
  expect(totalChange(hidden)).toBe(82.64)
})

test('a row that is still there knows what it was', () => {
  expect([...rowChanges(viewed).keys()]).toEqual([2, 1])
})

describe('a change of the total is the seller’s', () => {
  /** A row of 100 and one of 100 to be chosen, against what the version before came to. */
  const against = (price_total: number, fields: Parameters<typeof aProposal>[0] = {}) =>
    aProposal({ ...fields, changes: { version_number: 1, price_total, total_with_vat: price_total * 1.21, list: [] } })
  const chosen = {
    changed: { receiver_id: 1, name: 'Anneke de Groot', date: '2026-11-20T09:00:00.000000Z' },
    tables: [{ title: '', settings, rows: [priceRow(1), priceRow(2, { selectable: 'check', user_selected: true })] }],
  }

  test('where it is another and nothing was chosen', () => {
    expect(totalChange(against(80))).toBe(24.2)
    expect(totalChange(against(100))).toBe(0)
    expect(totalChange(aProposal())).toBe(0)
  })

  test('not where choices may have made it', () => {
    expect(totalChange(against(100, chosen))).toBe(0)
  })

  test('whatever was chosen, where it was set by hand', () => {
    expect(totalChange(against(100, { ...chosen, override: 90 }))).not.toBe(0)
  })

  test('not where it was set to the same and choices may have made its VAT', () => {
    const viewed = against(90, { ...chosen, override: 90 })
    const changes = viewed.changes && { ...viewed.changes, total_with_vat: 95 }
    expect(totalChange({ ...viewed, changes })).toBe(0)
  })
})
