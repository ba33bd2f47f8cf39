import { expect, test } from 'vitest'
import { pathOf } from '#src/components/viewer/signature-path.ts'
import { signature } from '#wire/viewer-signature.ts'
import { begun, drawn, pointOn, type Stroke } from './strokes.ts'

const pad = { left: 100, top: 50, width: 500 }

test('a point is whole thousandths of the width, and stays on the pad', () => {
  expect(pointOn(pad, 350, 100)).toEqual([500, 100])
  expect(pointOn(pad, 0, 0)).toEqual([0, 0])
  expect(pointOn(pad, 5000, 5000)).toEqual([1000, 1000])
})

test('points that say nothing new are left out', () => {
  const strokes = drawn(drawn(begun([], [10, 10]), [11, 11]), [20, 20])
  expect(strokes).toEqual([
    [
      [10, 10],
      [20, 20],
    ],
  ])
})

test('however long somebody draws, it is a signature the contract takes', () => {
  let strokes: readonly Stroke[] = []
  for (let stroke = 0; stroke < 250; stroke++) {
    strokes = begun(strokes, [stroke, 0])
    for (let at = 1; at < 60; at++) strokes = drawn(strokes, [(at * 16) % 1000, (stroke * 4) % 1000])
  }
  for (let at = 0; at < 3000; at++) strokes = drawn(strokes, [(at * 7) % 1000, (at * 13) % 1000])
  expect(signature.safeParse({ strokes }).success).toBe(true)
})

test('one long stroke goes on in the next', () => {
  let strokes: readonly Stroke[] = begun([], [0, 0])
  for (let at = 1; at <= 1500; at++) strokes = drawn(strokes, [(at * 37) % 1000, (at * 11) % 1000])
  expect(strokes.length).toBeGreaterThan(1)
  expect(signature.safeParse({ strokes }).success).toBe(true)
})

test('a path draws each stroke, and a dot for one point', () => {
  expect(
    pathOf([
      [
        [1, 2],
        [3, 4],
      ],
      [[5, 6]],
    ]),
  ).toBe('M1 2L3 4M5 6L5 6')
})
