import { expect, test } from 'vitest'
import { newRow, type DraftRow } from '#src/components/price-grid/draft-table.ts'
import { customValuesFor, tablesFor } from './template-tables.ts'

const title = newRow('title')
const discount = newRow('discount')
const template = (...ids: string[]) => ({ pricetables: ids.map((id) => ({ id, title: id })) })

const settings = { vat_default_percentage: 101, vat_hidden: false, rows_include_vat: false }
const table = (id: string, rows: DraftRow[]) => ({ key: `table-${id}`, id, title: id, settings, rows })

test('a template brings its price tables, empty, in its order', () => {
  expect(tablesFor(template('a', 'b'), [])).toEqual([table('a', []), table('b', [])])
})

test('rows stay with their table when another template has it too', () => {
  expect(tablesFor(template('b', 'a'), [table('a', [title])])[1]?.rows).toEqual([title])
})

test('rows of a table the other template lacks are not lost', () => {
  const before = [table('x', [title]), table('b', [discount])]
  expect(tablesFor(template('b', 'c'), before)).toEqual([table('b', [discount, title]), table('c', [])])
})

test('values typed into fields both templates have stay', () => {
  const field = (name: string) => ({ name, label: name, required: false, type: 'text' as const })
  const before = [
    { name: 'roof', value: 'flat' },
    { name: 'gone', value: 'x' },
  ]
  expect(customValuesFor({ custom_fields: [field('note'), field('roof')] }, before)).toEqual([
    { name: 'note', value: '' },
    { name: 'roof', value: 'flat' },
  ])
})
