import { expect, test } from 'vitest'
import { cellsIn, pastedCells } from './pasted-cells.ts'

test.each([
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"two\nlines"\t1', [['two\nlines', '1']]],
  ['"a ""quoted"" word"\t"tab\there"', [['a "quoted" word', 'tab\there']]],
  ['19" rack\t1', [['19" rack', '1']]],
  ['a\t\tb', [['a', '', 'b']]],
  [
    'a\t1\n\t\n\nb\t2',
    [
      ['a', '1'],
      ['b', '2'],
    ],
  ],
])('%j holds the cells %j', (text, cells) => {
  expect(cellsIn(text)).toEqual(cells)
})

test('plain text stays in the cell it is pasted into', () => {
  expect(pastedCells('just words', false)).toBeUndefined()
  expect(pastedCells('two\nlines', true)).toBeUndefined()
})

test('lines pasted where nobody is writing are rows', () => {
  expect(pastedCells('one\ntwo', false)).toEqual([['one'], ['two']])
})
