import { describe, expect, test } from 'vitest'
import type { Act } from './acts.ts'
import type { DraftTable } from '#src/draft/table.ts'
import { doAct, giveUp, noHistory, redo, undo } from './history.ts'
import { price, radio, table, title } from './testing/drafts.ts'

const rows = ([only]: readonly DraftTable[]) => only?.rows ?? []
const keys = (tables: readonly DraftTable[]) => rows(tables).map(({ key }) => key)
const chosen = (tables: readonly DraftTable[]) =>
  rows(tables)
    .filter((row) => row.type === 'price' && row.user_selected)
    .map(({ key }) => key)
const write = (row: string, fields: object): Act => ({ type: 'write', table: 't', row, fields })

describe('an act', () => {
  test('on a row that is gone changes nothing and is no step', () => {
    const tables = [table([price('a')])]
    const done = doAct(tables, noHistory, { type: 'delete', table: 't', row: 'b' })
    expect(done.tables).toBe(tables)
    expect(done.history).toBe(noHistory)
  })
  test('leaves every row it does not touch the same object', () => {
    const tables = [table([price('a'), price('b')]), table([price('c')], { key: 'u' })]
    const { tables: after } = doAct(tables, noHistory, write('a', { price: 5 }))
    expect(rows(after)[1]).toBe(rows(tables)[1])
    expect(after[1]).toBe(tables[1])
  })
  test('writes no field that a row of its kind lacks', () => {
    expect(rows(doAct([table([title('a')])], noHistory, write('a', { price: 5, content: 'x' })).tables)[0]).toEqual({
      ...title('a'),
      content: 'x',
    })
  })
})

describe('a radio group', () => {
  const group = [table([radio('a', { user_selected: true }), radio('b'), radio('c')])]
  test('has the chosen row on and all others off', () => {
    expect(chosen(doAct(group, noHistory, { type: 'choose', table: 't', row: 'c' }).tables)).toEqual(['c'])
  })
  test('that is parted by a title has one row on in each part', () => {
    const added = title('x')
    const { tables } = doAct(group, noHistory, { type: 'add', table: 't', added, after: 'a' })
    expect(chosen(tables)).toEqual(['a', 'b'])
  })
  test('whose chosen row is deleted has its first row on', () => {
    expect(chosen(doAct(group, noHistory, { type: 'delete', table: 't', row: 'a' }).tables)).toEqual(['b'])
  })
  test('keeps its choice when the chosen row is copied', () => {
    expect(chosen(doAct(group, noHistory, { type: 'copy', table: 't', row: 'a', key: 'x' }).tables)).toEqual(['a'])
  })
})

describe('undo', () => {
  test('takes back typing in one cell as a whole', () => {
    const start = [table([price('a')])]
    const one = doAct(start, noHistory, write('a', { content: 'H' }), 'cell')
    const two = doAct(one.tables, one.history, write('a', { content: 'Hi' }), 'cell')
    expect(undo(two.tables, two.history).tables).toEqual(start)
  })
  test('takes back pasted rows as one step, and the blank row they replaced is there again', () => {
    const start = [table([price('a'), price('blank', { price: 0 })])]
    const paste: Act = { type: 'paste', table: 't', rows: [price('x'), price('y')], after: 'blank' }
    const pasted = doAct(start, noHistory, paste)
    expect(keys(pasted.tables)).toEqual(['a', 'x', 'y'])
    expect(undo(pasted.tables, pasted.history).tables).toEqual(start)
  })
  test('touches only what the act touched when others changed the draft since', () => {
    const start = [table([price('a'), price('b')])]
    const done = doAct(start, noHistory, write('a', { content: 'mine' }))
    const merged = [table([price('b', { content: 'theirs' }), ...rows(done.tables).slice(0, 1), price('c')])]
    const back = undo(merged, done.history).tables
    expect(keys(back)).toEqual(['b', 'a', 'c'])
    expect(rows(back)[0]).toMatchObject({ content: 'theirs' })
    expect(rows(back)[1]).toMatchObject({ content: '' })
  })
  test('leaves alone what somebody else has written over it, and takes back the step before instead', () => {
    const start = [table([price('a'), price('b')])]
    const first = doAct(start, noHistory, write('b', { price: 5 }))
    const second = doAct(first.tables, first.history, write('a', { content: 'mine' }))
    const merged = [table([price('a', { content: 'theirs' }), price('b', { price: 5 })])]
    const back = undo(merged, second.history)
    expect(rows(back.tables)).toMatchObject([{ content: 'theirs' }, { price: 100 }])
    expect(back.history.past).toEqual([])
  })
  test('brings a deleted row back as it was, at its place, saved meanwhile or not', () => {
    const start = [table([price('a', { content: 'first' }), price('b'), price('c')])]
    const done = doAct(start, noHistory, { type: 'delete', table: 't', row: 'b' })
    expect(undo(done.tables, done.history).tables).toEqual(start)
  })
  test('and redo after it give the same as before, and a new act leaves nothing to do again', () => {
    const done = doAct([table([price('a')])], noHistory, write('a', { price: 7 }))
    const back = undo(done.tables, done.history)
    expect(redo(back.tables, back.history).tables).toEqual(done.tables)
    expect(doAct(back.tables, back.history, write('a', { price: 8 })).history.future).toEqual([])
  })
})

test('giving up a cell restores what stood there and is no step at all', () => {
  const start = [table([price('a')])]
  const done = doAct(start, noHistory, write('a', { content: 'x' }), 'cell')
  const back = giveUp(done.tables, done.history, 'cell')
  expect(back.tables).toEqual(start)
  expect(back.history).toEqual(noHistory)
  expect(giveUp(done.tables, done.history, 'another').tables).toBe(done.tables)
})
