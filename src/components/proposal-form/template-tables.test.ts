import { expect, test } from 'vitest'
import { counted } from '#src/draft/prices.ts'
import { newRow, type DraftRow } from '#src/draft/table.ts'
import { customValuesFor, rowsBefore, tablesFor, withSettings } from './template-tables.ts'

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

const own = (id: string) => ({
  id,
  title: id,
  settings: { vat_default_percentage: 9, vat_hidden: true, rows_include_vat: false },
  rows: [{ type: 'title' as const, content: 'Ours' }],
})

test('tables take the settings of their template, and one that has them stays the same', () => {
  const [first, second] = withSettings([table('a', [title]), table('b', [])], { pricetables: [own('a')] })
  expect(first).toEqual({ ...table('a', [title]), settings: own('a').settings })
  expect(second?.settings).toBe(settings)
  const again = { pricetables: [own('a')] }
  const once = withSettings([table('a', [])], again)
  expect(withSettings(once, again)[0]).toBe(once[0])
})

test('the rows of the template come before those that are written, and count', () => {
  const before = rowsBefore([table('a', [title]), table('b', [])], { pricetables: [own('a')] })
  const [first, second] = counted([table('a', [title]), table('b', [])], before)
  expect(first?.rows.map(({ content }) => content)).toEqual(['Ours', title.content])
  expect(second?.rows).toEqual([])
})
