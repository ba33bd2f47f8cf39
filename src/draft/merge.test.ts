import { expect, test } from 'vitest'
import { mergeDocuments, taking } from './merge.ts'
import { aDocument, aRow, withRows } from './testing/documents.ts'

const before = withRows([aRow(1), aRow(2), aRow(3)])
const rowsOf = (document: typeof before) => document.pricetables[0]?.rows ?? []
const said = (document: typeof before) => rowsOf(document).map(({ content }) => content)

test('different fields merge, and what they changed is noted', () => {
  const mine = { ...before, fields: { ...before.fields, name: 'Mine' } }
  const theirs = { ...before, fields: { ...before.fields, directory_id: 3 } }
  const { document, conflicts, notes } = mergeDocuments({ before, mine, theirs })
  expect(document.fields).toEqual({ ...before.fields, name: 'Mine', directory_id: 3 })
  expect(conflicts).toEqual([])
  expect(notes).toEqual([{ at: ['fields'], what: 'changed', names: ['directory_id'] }])
})

test('the same field asks mine, theirs or before, and mine stands until then', () => {
  const mine = withRows([aRow(1, { quantity: 2 }), aRow(2), aRow(3)])
  const theirs = withRows([aRow(1, { quantity: 5 }), aRow(2), aRow(3)])
  const { document, conflicts } = mergeDocuments({ before, mine, theirs })
  expect(conflicts).toEqual([
    {
      at: ['pricetables', 'table-0', 'rows', '#1'],
      mine: { quantity: 2 },
      theirs: { quantity: 5 },
      before: { quantity: 1 },
    },
  ])
  const [conflict] = conflicts
  if (!conflict) throw new Error('no conflict')
  expect(rowsOf(document)[0]).toMatchObject({ quantity: 2 })
  expect(rowsOf(taking(document, conflict, 'theirs'))[0]).toMatchObject({ quantity: 5 })
  expect(rowsOf(taking(document, conflict, 'before'))[0]).toMatchObject({ quantity: 1 })
})

test('the same change by both is no conflict', () => {
  const both = withRows([aRow(1, { quantity: 2 }), aRow(2), aRow(3)])
  expect(mergeDocuments({ before, mine: both, theirs: both })).toEqual({ document: both, conflicts: [], notes: [] })
})

test('rows that both added stay, the one the service knows first', () => {
  const mine = withRows([aRow(1), { ...aRow(9), id: null, key: 'new', content: 'Mine' }, aRow(2), aRow(3)])
  const theirs = withRows([aRow(1), aRow(4, { content: 'Theirs' }), aRow(2), aRow(3)])
  const { document } = mergeDocuments({ before, mine, theirs })
  expect(said(document)).toEqual(['Row 1', 'Theirs', 'Mine', 'Row 2', 'Row 3'])
})

test('a row they removed goes when it is as it was', () => {
  const { document, notes } = mergeDocuments({ before, mine: before, theirs: withRows([aRow(1), aRow(3)]) })
  expect(said(document)).toEqual(['Row 1', 'Row 3'])
  expect(notes).toEqual([{ at: ['pricetables', 'table-0', 'rows', '#2'], what: 'removed' }])
})

test('a row they removed and I changed stays, and that is noted', () => {
  const mine = withRows([aRow(1), aRow(2, { content: 'Mine' }), aRow(3)])
  const { document, notes } = mergeDocuments({ before, mine, theirs: withRows([aRow(1), aRow(3)]) })
  expect(said(document)).toEqual(['Row 1', 'Mine', 'Row 3'])
  expect(notes).toEqual([{ at: ['pricetables', 'table-0', 'rows', '#2'], what: 'kept-mine' }])
})

test('a row I removed and they changed stays, and that is noted', () => {
  const theirs = withRows([aRow(1), aRow(2, { content: 'Theirs' }), aRow(3)])
  const { document, notes } = mergeDocuments({ before, mine: withRows([aRow(1), aRow(3)]), theirs })
  expect(said(document)).toEqual(['Row 1', 'Theirs', 'Row 3'])
  expect(notes).toEqual([{ at: ['pricetables', 'table-0', 'rows', '#2'], what: 'kept-theirs' }])
})

test('rows only they moved lie where they moved them, also beside one I changed', () => {
  const mine = withRows([aRow(1, { content: 'Mine' }), aRow(2), aRow(3)])
  const { document } = mergeDocuments({ before, mine, theirs: withRows([aRow(3), aRow(1), aRow(2)]) })
  expect(said(document)).toEqual(['Row 3', 'Mine', 'Row 2'])
})

test('a discount is one thing: its kind and its figure are never of two versions', () => {
  const mine = withRows([aRow(1, { discount_type: 'percentage', discount_value: 10 }), aRow(2), aRow(3)])
  const theirs = withRows([aRow(1, { discount_type: 'amount', discount_value: 99 }), aRow(2), aRow(3)])
  const { conflicts } = mergeDocuments({ before, mine, theirs })
  expect(conflicts).toHaveLength(1)
  expect(conflicts[0]?.theirs).toEqual({ discount_type: 'amount', discount_value: 99 })
})

test('tags that both added hold, and one that either took off goes', () => {
  const tagged = (...tags: string[]) => aDocument({ tags })
  const { document } = mergeDocuments({
    before: tagged('a', 'b'),
    mine: tagged('a', 'c'),
    theirs: tagged('a', 'b', 'd'),
  })
  expect(document.fields.tags).toEqual(['a', 'c', 'd'])
})

test('receivers go with their customer', () => {
  const theirs = aDocument({ contact_id: 2, contact_people: [20] })
  const { document, conflicts } = mergeDocuments({
    before: aDocument({ contact_id: 1, contact_people: [10] }),
    mine: aDocument({ contact_id: 1, contact_people: [10, 11] }),
    theirs,
  })
  expect(conflicts.map(({ mine }) => mine)).toEqual([{ contact_id: 1, contact_people: [10, 11] }])
  expect(document.fields.contact_id).toBe(1)
})
