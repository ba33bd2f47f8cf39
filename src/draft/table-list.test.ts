import { describe, expect, test } from 'vitest'
import { changesBetween } from './changes.ts'
import { withIds, type ProposalDocument } from './document.ts'
import { mergeDocuments } from './merge.ts'
import { inOrder, orderedKeys } from './order.ts'
import { noSteps, redo, stepped, undo } from './steps.ts'
import { asSaved, numbered } from './table-list.ts'
import { newTable, type DraftTable } from './table.ts'
import { aDocument, aRow } from './testing/documents.ts'

const start: ProposalDocument = {
  ...aDocument(),
  pricetables: numbered([
    ...aDocument().pricetables,
    { ...newTable(21), key: 'table-1', number: 2, title: 'Garden', rows: [] },
  ]),
}
const added = { ...newTable(21), title: 'Roof' }
const having = (document: ProposalDocument, ...tables: DraftTable[]) => ({
  ...document,
  pricetables: [...document.pricetables, ...tables],
})
const without = (document: ProposalDocument, key: string) => ({
  ...document,
  pricetables: numbered(document.pricetables).filter((table) => table.key !== key),
})
const bodyOf = (before: ProposalDocument, now: ProposalDocument) => changesBetween(before, now)[0]?.body
const titles = ({ pricetables }: ProposalDocument) => pricetables.map(({ title }) => title)

/** As the service answers what was sent. */
const saved = (document: ProposalDocument, number: number): ProposalDocument => ({
  ...document,
  pricetables: document.pricetables.map((table) => ({
    ...table,
    key: `table-${(table.number ?? number) - 1}`,
    number: table.number ?? number,
  })),
})

describe('what goes to the service', () => {
  test('is a new table with all it holds, and the order where it is read elsewhere', () => {
    const now = inOrder(having(start, added), [added.key, 'section-1', 'table-0', 'table-1'])
    expect(bodyOf(start, now)).toMatchObject({
      added_pricetables: [{ title: 'Roof', settings: added.settings, rows: [{ type: 'price', content: '' }] }],
      order: [2, 'section', 0, 1],
    })
    expect(bodyOf(start, now)).not.toHaveProperty('pricetables')
  })
  test('is the number of one that went, and of one that comes back', () => {
    const now = without(start, 'table-0')
    expect(bodyOf(start, now)).toEqual({ removed_pricetables: [1] })
    expect(bodyOf(now, start)).toMatchObject({ added_pricetables: [{ number: 1, title: 'Prices' }] })
  })
  test('names the others by the positions the service knows them at', () => {
    const now = without(start, 'table-0')
    const renamed = { ...now, pricetables: now.pricetables.map((table) => ({ ...table, title: 'Terrace' })) }
    expect(bodyOf(start, renamed)).toEqual({
      pricetables: [{ id: null, position: 1, title: 'Terrace' }],
      removed_pricetables: [1],
    })
  })
  test('is listed as the service will: what it has first', () => {
    const now = { ...start, pricetables: [added, ...numbered(start.pricetables)] }
    expect(titles(asSaved(start, now))).toEqual(['Prices', 'Garden', 'Roof'])
  })
})

test('once it is saved a table has its number, and is told by that', () => {
  const sent = having(start, added)
  const now = withIds(sent, sent, saved(sent, 5))
  expect(now.pricetables[2]).toMatchObject({ key: added.key, number: 5 })
  expect(bodyOf(now, without(now, added.key))).toEqual({ removed_pricetables: [5] })
})

describe('where two write', () => {
  test('a table of either stays, each once, where they put it', () => {
    const mine = inOrder(having(start, added), [added.key, 'section-1', 'table-0', 'table-1'])
    const theirs = having(start, { ...newTable(21), key: 'table-2', number: 3, title: 'Cellar' })
    const { document, conflicts } = mergeDocuments({ before: start, mine, theirs })
    expect(conflicts).toEqual([])
    expect(titles(document)).toEqual(['Prices', 'Garden', 'Roof', 'Cellar'])
    expect(orderedKeys(document)).toEqual([added.key, 'section-1', 'table-0', 'table-1', 'table-2'])
    expect(bodyOf(theirs, document)).toMatchObject({ added_pricetables: [{ title: 'Roof' }] })
  })
  test('one they removed goes, unless I wrote in it', () => {
    const theirs = without(start, 'table-0')
    const gone = mergeDocuments({ before: start, mine: start, theirs })
    expect(titles(gone.document)).toEqual(['Garden'])
    expect(gone.notes).toEqual([{ at: ['pricetables', 'table-0'], what: 'removed' }])
    const [first, ...rest] = start.pricetables
    if (!first) throw new Error('no table')
    const mine = { ...start, pricetables: [{ ...first, rows: [aRow(1)] }, ...rest] }
    const kept = mergeDocuments({ before: start, mine, theirs })
    expect(titles(kept.document)).toEqual(['Prices', 'Garden'])
    expect(kept.notes).toEqual([{ at: ['pricetables', 'table-0'], what: 'kept-mine' }])
    expect(bodyOf(theirs, kept.document)).toMatchObject({ added_pricetables: [{ number: 1, rows: [{ id: 1 }] }] })
  })
  test('one that was saved from here is the same there, whatever key it has', () => {
    const sent = having(start, added)
    const base = withIds(sent, sent, saved(sent, 5))
    const theirs = { ...saved(sent, 5), sections: [] }
    const { document, notes } = mergeDocuments({ before: base, mine: base, theirs })
    expect(document.pricetables.map(({ key }) => key)).toEqual(['table-0', 'table-1', added.key])
    expect(notes.filter(({ at }) => at[0] === 'pricetables')).toEqual([])
  })
})

test('an added table is taken back and comes back in one step each, after it was saved too', () => {
  const now = inOrder(having(start, added), ['section-1', added.key, 'table-0', 'table-1'])
  const step = { what: 'added', writing: null, at: 0, from: start, to: now }
  const saw = withIds(now, now, saved(now, 5))
  const back = undo(stepped(noSteps, step), saw)
  expect(titles(back.document)).toEqual(['Prices', 'Garden'])
  expect(bodyOf(saw, back.document)).toMatchObject({ removed_pricetables: [5] })
  const again = redo(back.steps, back.document)
  expect(orderedKeys(again.document)).toEqual(['section-1', added.key, 'table-0', 'table-1'])
  expect(bodyOf(back.document, again.document)).toMatchObject({ added_pricetables: [{ number: 5, title: 'Roof' }] })
})
