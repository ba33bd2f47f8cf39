import { describe, expect, test } from 'vitest'
import { afterRemoval, choice, copyOf, newRow, priced, settled, type PriceDraft, type RowDraft } from './draft-row.ts'

const price = (fields: Partial<PriceDraft> = {}): RowDraft => {
  const row = newRow('price', 21)
  return row.type === 'price' ? { ...row, ...fields } : row
}
const radio = (fields: Partial<PriceDraft> = {}) => price({ selectable: 'radio', ...fields })

describe('a copy of a row', () => {
  test('is equal to its original but for the unique id', () => {
    expect(copyOf(price({ content: 'Boiler', price: 12.5, unique_id: 'a' }))).toEqual(
      price({ content: 'Boiler', price: 12.5 }),
    )
  })
  test('leaves the choice of its radio group alone', () => {
    expect(copyOf(radio({ user_selected: true }))).toMatchObject({ user_selected: false })
    expect(copyOf(price({ selectable: 'check', user_selected: true }))).toMatchObject({ user_selected: true })
  })
})

describe('picking a row', () => {
  const rows = [radio(), radio({ user_selected: true }), newRow('title', null), radio(), price({ selectable: 'check' })]
  test('of a radio group turns the others of that group off, and no other group', () => {
    expect([...choice(rows, 0)]).toEqual([
      [0, true],
      [1, false],
    ])
    expect([...choice(rows, 3)]).toEqual([[3, true]])
  })
  test('that is free to check turns that row alone', () => {
    expect([...choice(rows, 4)]).toEqual([[4, true]])
  })
  test('that cannot be chosen changes nothing', () => {
    expect(choice(rows, 2).size).toBe(0)
    expect(choice(rows, 99).size).toBe(0)
  })
})

test('rows are handed over with exactly one selected in each radio group', () => {
  const rows = [radio(), radio(), price(), radio({ user_selected: true }), radio({ user_selected: true })].map(priced)
  expect(settled(rows).map((row) => row.type === 'price' && row.user_selected)).toEqual([
    true,
    false,
    false,
    true,
    false,
  ])
})

test('a figure that cannot be read counts as nothing', () => {
  expect(priced(price({ price: 'ten', quantity: 3 }))).toMatchObject({ price: 0, quantity: 3 })
})

test.each([
  { at: 0, count: 3, next: 0 },
  { at: 2, count: 3, next: 1 },
  { at: 0, count: 1, next: undefined },
])('after row $at of $count is removed, row $next is active', ({ at, count, next }) => {
  expect(afterRemoval(at, count)).toBe(next)
})
