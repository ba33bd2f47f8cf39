import { expect, test } from 'vitest'
import { choiceLines } from './choice-lines.ts'

const row = (row_id: number, sent: [boolean, number, number], chosen: [boolean, number, number], selectable = true) => {
  const as = ([selected, quantity, subtotal]: [boolean, number, number]) => ({ selected, quantity, subtotal })
  const changed = JSON.stringify(sent) !== JSON.stringify(chosen)
  const fields = { table: 'Prices', content: `Row ${row_id}`, selectable, user_quantity: true }
  return { row_id, ...fields, changed, sent: as(sent), chosen: as(chosen) }
}

test('a row in place of another counts where it is chosen, and the difference is exact', () => {
  const rows = [row(1, [true, 1, 189.1], [false, 1, 189.1]), row(2, [false, 1, 749.3], [true, 1, 749.3])]
  expect(choiceLines({ rows }).lines).toMatchObject([
    { row_id: 1, sent: 189.1, chosen: null, difference: -189.1 },
    { row_id: 2, sent: null, chosen: 749.3, difference: 749.3 },
  ])
})

test('a quantity is told before and after; what stayed is counted, and stands as it was', () => {
  const rows = [row(1, [true, 1, 20.05], [true, 3, 60.15], false), row(2, [false, 1, 5], [false, 1, 5])]
  const { lines, unchanged } = choiceLines({ rows })
  expect(lines).toEqual([
    { row_id: 1, content: 'Row 1', sent: 20.05, chosen: 60.15, quantities: [1, 3], difference: 40.1, isChanged: true },
    { row_id: 2, content: 'Row 2', sent: null, chosen: null, quantities: undefined, difference: 0, isChanged: false },
  ])
  expect(unchanged).toBe(1)
})
