import { expect, test } from 'vitest'
import { perform } from './acts.ts'
import { chapterOf, withChapter } from './chapter.ts'
import { newRow, type DraftRow, type DraftTable, type RowKind } from '#src/draft/table.ts'

const row = (key: string, kind: RowKind = 'price', content = ''): DraftRow => ({ ...newRow(kind, 21, key), content })
const rows = [
  row('before'),
  row('roof', 'title', 'Roof'),
  row('tiles'),
  row('gutter'),
  row('less', 'discount'),
  row('sum', 'subtotal'),
  row('home', 'title', 'Per home'),
  row('radiator'),
]

test.each([
  ['tiles', 'Roof', ['tiles', 'gutter']],
  ['roof', 'Roof', ['tiles', 'gutter']],
  ['radiator', 'Per home', ['radiator']],
  ['before', undefined, ['before']],
])('the price rows of the chapter of %s', (key, title, expected) => {
  expect(chapterOf(rows, key)).toEqual({ title, rows: expected })
})

test('without titles all rows of a table are one chapter', () => {
  expect(chapterOf([row('a'), row('b')], 'b')).toEqual({ title: undefined, rows: ['a', 'b'] })
})

test('a rate for a chapter is one act, taken back as one; other rows keep theirs', () => {
  const table = { key: 'table', id: null, title: '', rows } as unknown as DraftTable
  const { rows: keys } = chapterOf(rows, 'tiles')
  const done = perform([table], { table: 'table', type: 'rate', rows: keys, vat_percentage: 9 })
  const rates = done.tables[0]?.rows.map((one) => (one.type === 'price' ? one.vat_percentage : undefined))
  expect(rates).toEqual([21, undefined, 9, 9, undefined, undefined, undefined, 21])
  expect(done.inverse).toHaveLength(2)
  const again = perform(done.tables, { table: 'table', type: 'rate', rows: keys, vat_percentage: 9 })
  expect(again.inverse).toEqual([])
})

test.each([
  ['tiles', ['tiles']],
  ['roof', ['roof', 'tiles', 'gutter', 'less', 'sum']],
  ['home', ['home', 'radiator']],
])('what is kept together with %s', (key, expected) => {
  expect(withChapter(rows, key).map((row) => row.key)).toEqual(expected)
})
