import { expect, test } from 'vitest'
import { columnsIn } from './list-columns.ts'

const read = (kept: string | null) => [...columnsIn(kept)]

test('without a choice a row shows its usual columns', () => {
  expect(read(null)).toEqual(['number', 'customer', 'activity', 'owner', 'modified'])
})

test('a choice is kept whole, also of no column at all', () => {
  expect(read('customer directory created')).toEqual(['customer', 'directory', 'created'])
  expect(read('')).toEqual([])
})

test('the columns stand in one order, and words nobody knows are left out', () => {
  expect(read('created price number')).toEqual(['number', 'created'])
})
