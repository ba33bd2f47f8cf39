import { describe, expect, test } from 'vitest'
import { changesBetween } from './changes.ts'
import { documentOf, type ProposalDocument } from './document.ts'
import { mergeDocuments } from './merge.ts'
import { inOrder, orderedKeys, wireOrder } from './order.ts'
import { aDocument } from './testing/documents.ts'

const section = (id: number) => ({ key: `section-${id}`, id, title: `Section ${id}`, html: '' })
const start: ProposalDocument = { ...aDocument(), sections: [section(1), section(2), section(3)] }
const bodyOf = (before: ProposalDocument, now: ProposalDocument) => changesBetween(before, now)[0]?.body

test('without an order sections come first, in the order of their list', () => {
  expect(orderedKeys(start)).toEqual(['section-1', 'section-2', 'section-3', 'table-0'])
  expect(wireOrder(start)).toBeUndefined()
})

test('a table among the sections is told as the service reads it, and sections are listed as they are read', () => {
  const moved = inOrder(start, ['section-3', 'table-0', 'section-1', 'section-2'])
  expect(wireOrder(moved)).toEqual(['section', 0, 'section', 'section'])
  expect(moved.sections.map(({ id }) => id)).toEqual([3, 1, 2])
})

test('a section that no order names yet follows the one it stands behind', () => {
  const moved = inOrder(start, ['section-1', 'table-0', 'section-2', 'section-3'])
  const added = { ...moved, sections: moved.sections.toSpliced(1, 0, { ...section(4), key: 'new', id: null }) }
  expect(orderedKeys(added)).toEqual(['section-1', 'new', 'table-0', 'section-2', 'section-3'])
})

describe('what goes to the service', () => {
  test('is the order alone where a table was moved', () => {
    const moved = inOrder(start, ['table-0', 'section-1', 'section-2', 'section-3'])
    expect(bodyOf(start, moved)).toEqual({ order: [0, 'section', 'section', 'section'] })
    expect(bodyOf(moved, inOrder(moved, orderedKeys(start)))).toEqual({ order: ['section', 'section', 'section', 0] })
  })
  test('is nothing where only the same order is written in full', () => {
    expect(changesBetween(start, inOrder(start, orderedKeys(start)))).toEqual([])
  })
  test('is the sections with it where one was added before a table', () => {
    const moved = inOrder(start, ['section-1', 'table-0', 'section-2', 'section-3'])
    const sections = moved.sections.toSpliced(1, 0, { key: 'new', id: null, title: 'New', html: '' })
    expect(bodyOf(moved, { ...moved, sections })).toMatchObject({
      sections: [{ id: 1 }, { title: 'New' }, { id: 2 }, { id: 3 }],
      order: ['section', 'section', 0, 'section', 'section'],
    })
  })
})

test('the order that the service tells is the draft’s', () => {
  const proposal = {
    content: {
      sections: [section(1), section(2)],
      pricetables: [{ id: null, title: '', settings: {}, rows: [] }],
      order: ['section', 0, 'section'],
    },
    contact: {},
    receivers: [],
    tags: [],
    custom_fields: [],
    price_total_override: null,
  }
  const document = documentOf(proposal as unknown as Parameters<typeof documentOf>[0])
  expect(orderedKeys(document)).toEqual(['section-1', 'table-0', 'section-2'])
})

describe('when somebody else saved meanwhile', () => {
  const merge = (mine: ProposalDocument, theirs: ProposalDocument) => mergeDocuments({ before: start, mine, theirs })
  const tableFirst = inOrder(start, ['table-0', 'section-1', 'section-2', 'section-3'])
  test('a table that they moved stands where they put it, and that is told', () => {
    const { document, notes } = merge({ ...start, custom_fields: { term: 'x' } }, tableFirst)
    expect(orderedKeys(document)[0]).toBe('table-0')
    expect(notes).toEqual([{ at: ['order'], what: 'moved' }])
  })
  test('where both moved things, mine holds', () => {
    const mine = inOrder(start, ['section-1', 'table-0', 'section-2', 'section-3'])
    expect(orderedKeys(merge(mine, tableFirst).document)).toEqual(orderedKeys(mine))
  })
  test('a section that they added stands where they put it among tables that I moved', () => {
    const theirs = { ...start, sections: [section(1), section(4), section(2), section(3)] }
    const mine = inOrder(start, ['section-1', 'table-0', 'section-2', 'section-3'])
    const { document } = merge(mine, theirs)
    expect(orderedKeys(document)).toEqual(['section-1', 'section-4', 'table-0', 'section-2', 'section-3'])
    expect(document.sections.map(({ id }) => id)).toEqual([1, 4, 2, 3])
  })
  test('a section that they removed and I wrote in keeps its place', () => {
    const mine = {
      ...tableFirst,
      sections: tableFirst.sections.map((one) => (one.id === 2 ? { ...one, html: 'x' } : one)),
    }
    const { document } = merge(mine, { ...start, sections: [section(1), section(3)] })
    expect(orderedKeys(document)).toEqual(['table-0', 'section-1', 'section-2', 'section-3'])
  })
})
