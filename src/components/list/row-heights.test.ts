import { expect, test } from 'vitest'
import { RowHeights } from './row-heights.ts'

test('rows that were not measured are as high as the first that were, on the average', () => {
  const heights = new RowHeights(50)
  expect(heights.topOf(10, 10)).toBe(500)
  heights.measure(0, 80)
  heights.measure(1, 40)
  expect([0, 1, 2, 3, 10].map((row) => heights.topOf(row, 10))).toEqual([0, 80, 120, 180, 600])
  heights.measure(2, 100)
  expect(heights.topOf(10, 10)).toBe(640)
})

test('between two heights stand the rows that show there, also those cut by either', () => {
  const heights = new RowHeights(100)
  expect(heights.between(0, 100, 10)).toEqual({ from: 0, to: 1 })
  expect(heights.between(150, 350, 10)).toEqual({ from: 1, to: 4 })
  expect(heights.between(-500, -100, 10)).toEqual({ from: 0, to: 0 })
  expect(heights.between(5000, 6000, 10)).toMatchObject({ to: 10 })
  expect(heights.between(0, 1000, 0)).toEqual({ from: 0, to: 0 })
})

test('a row that is measured as it was tells nothing new', () => {
  const heights = new RowHeights(50)
  expect([heights.measure(3, 60), heights.measure(3, 60.2), heights.measure(3, 61)]).toEqual([true, false, true])
})

test('once it is known how high most are, a row that is as high tells nothing new either', () => {
  const heights = new RowHeights(50)
  heights.measure(0, 60)
  expect(heights.topOf(3, 3)).toBe(180)
  expect([heights.measure(1, 60.2), heights.measure(2, 80)]).toEqual([false, true])
  expect(heights.topOf(3, 3)).toBe(200)
})

test('where rows come and go, the others stay as high as they were', () => {
  const heights = new RowHeights(50)
  heights.measure(0, 80)
  expect(heights.topOf(2, 2)).toBe(160)
  expect(heights.topOf(1, 1)).toBe(80)
  expect(heights.topOf(3, 3)).toBe(240)
})
