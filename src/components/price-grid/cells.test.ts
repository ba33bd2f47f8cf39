import { expect, test } from 'vitest'
import { nextWritten, stepFrom, type Cell, type Step } from './cells.ts'
import { newRow } from '#src/draft/table.ts'
import { price, title } from './testing/drafts.ts'

const rows = [price('a'), title('b'), price('c', { selectable: 'check' }), newRow('discount', null, 'd')]

test.each<[string, Cell, Step, string, Cell, Cell?]>([
  ['a', 'content', 'right', 'a', 'quantity'],
  ['a', 'content', 'left', 'a', 'content'],
  ['c', 'content', 'left', 'c', 'mark'],
  ['a', 'options', 'right', 'a', 'options'],
  ['a', 'price', 'up', 'a', 'price'],
  ['a', 'price', 'down', 'b', 'content'],
  ['b', 'content', 'down', 'c', 'price', 'price'],
  ['c', 'quantity', 'down', 'd', 'content'],
  ['c', 'vat', 'down', 'd', 'discount'],
  ['d', 'discount', 'down', 'd', 'discount'],
  ['c', 'vat', 'row-start', 'c', 'mark'],
  ['c', 'vat', 'row-end', 'c', 'options'],
  ['c', 'vat', 'start', 'a', 'content'],
  ['a', 'vat', 'end', 'd', 'options'],
])('from %s %s, %s leads to %s %s', (row, cell, step, toRow, toCell, column = cell) => {
  expect(stepFrom(rows, { row, cell, column }, step)).toEqual({ row: toRow, cell: toCell })
})

test('Tab goes through what can be written, row by row, in both directions', () => {
  const seen: string[] = []
  for (let spot = nextWritten(rows, { row: 'a', cell: 'content' }, 1); spot; spot = nextWritten(rows, spot, 1))
    seen.push(`${spot.row} ${spot.cell}`)
  expect(seen.join(', ')).toBe(
    'a quantity, a price, a discount, a vat, b content, ' +
      'c content, c quantity, c price, c discount, c vat, d content, d discount',
  )
  expect(nextWritten(rows, { row: 'c', cell: 'content' }, -1)).toEqual({ row: 'b', cell: 'content' })
  expect(nextWritten(rows, { row: 'a', cell: 'content' }, -1)).toBeUndefined()
})
