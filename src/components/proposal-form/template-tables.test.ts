import { expect, test } from 'vitest'
import { newRow } from '#src/components/price-table/draft-row.ts'
import { customValuesFor, tablesFor } from './template-tables.ts'

const title = newRow('title', null)
const discount = newRow('discount', null)
const template = (...ids: string[]) => ({ pricetables: ids.map((id) => ({ id, title: id })) })

test('a template brings its price tables, empty, in its order', () => {
  expect(tablesFor(template('a', 'b'), [])).toEqual([
    { id: 'a', rows: [] },
    { id: 'b', rows: [] },
  ])
})

test('rows stay with their table when another template has it too', () => {
  expect(tablesFor(template('b', 'a'), [{ id: 'a', rows: [title] }])[1]?.rows).toEqual([title])
})

test('rows of a table the other template lacks are not lost', () => {
  const before = [
    { id: 'x', rows: [title] },
    { id: 'b', rows: [discount] },
  ]
  expect(tablesFor(template('b', 'c'), before)).toEqual([
    { id: 'b', rows: [discount, title] },
    { id: 'c', rows: [] },
  ])
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
