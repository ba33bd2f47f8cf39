import { expect, test } from 'vitest'
import { barOf, namedEvery, scaleOf, tallest } from './month-bars.ts'

const month = (won: number, lost = 0, open = 0) => {
  const of = (value: number) => ({ count: 1, value: value.toFixed(2) })
  return { month: '2026-11', won: of(won), lost: of(lost), open: of(open) }
}

test.each([
  { most: 432_000, lines: [100_000, 200_000, 300_000, 400_000, 500_000], unit: 1000 },
  { most: 10_000, lines: [2000, 4000, 6000, 8000, 10_000], unit: 1000 },
  { most: 9_100, lines: [2000, 4000, 6000, 8000, 10_000], unit: 1 },
  { most: 11_000_000, lines: [2_500_000, 5_000_000, 7_500_000, 10_000_000, 12_500_000], unit: 1_000_000 },
  { most: 0.9, lines: [0.2, 0.4, 0.6, 0.8, 1], unit: 1 },
])('up to $most there are lines at round values', ({ most, lines, unit }) => {
  const scale = scaleOf([month(most / 2, most / 4, most / 4)])
  expect(scale.unit).toBe(unit)
  expect(scale.lines).toHaveLength(lines.length)
  for (const [at, line] of lines.entries()) expect(scale.lines[at]).toBeCloseTo(line, 6)
})

test('where nothing is worth anything there is a scale all the same', () => {
  expect(scaleOf([month(0), month(-20)])).toEqual({ lines: [1], unit: 1 })
})

test('the parts of a bar stand on each other in proportion, and do not touch', () => {
  const [won, lost, open] = barOf(month(50, 25, 25), 200)
  expect(won).toMatchObject({ of: 'won', height: 25 - 0.7 })
  expect((won?.y ?? 0) + (won?.height ?? 0)).toBe(tallest)
  expect(lost?.y).toBeLessThan(won?.y ?? 0)
  expect((lost?.y ?? 0) + (lost?.height ?? 0)).toBeLessThan(won?.y ?? 0)
  expect((open?.y ?? 0) + (open?.height ?? 0)).toBeLessThan(lost?.y ?? 0)
})

test('what is next to nothing can be seen, and nothing cannot', () => {
  expect(barOf(month(0.01, 0, 0), 100_000)).toEqual([{ of: 'won', y: 99.5, height: 0.5 }])
  expect(barOf(month(0, -5, 0), 100)).toEqual([])
})

test('each month of a year is named, of three years six', () => {
  expect([1, 12, 13, 36].map(namedEvery)).toEqual([1, 1, 3, 6])
})
