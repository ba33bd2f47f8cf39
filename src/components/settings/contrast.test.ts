import { expect, test } from 'vitest'
import { contrast, enough, readable } from './contrast.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#fff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#2143b9', '#fefdfc', 8.05],
])('%s on %s is read at %s', (color, ground, ratio) => {
  expect(contrast(color, ground)).toBeCloseTo(ratio, 1)
})

test('what is no colour has no contrast', () => {
  expect(contrast('blue', '#ffffff')).toBeUndefined()
})

test('a colour that is read well stays, and a pale one is darkened until it is', () => {
  expect(readable('#2143b9', '#ffffff')).toBe('#2143b9')
  const darker = readable('#ffd400', '#ffffff') ?? ''
  expect(contrast(darker, '#ffffff')).toBeGreaterThanOrEqual(enough)
})
