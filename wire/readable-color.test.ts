import { expect, test } from 'vitest'
import { contrast, enough, grounds, readableColor } from './readable-color.ts'

test('a colour that can be read stays as it is', () => {
  expect(readableColor('#0b5c3b', grounds.light)).toBe('#0b5c3b')
})

test('one that is too light for paper is darkened, one too dark for ink is lightened', () => {
  const darker = readableColor('#ffd400', grounds.light) ?? ''
  expect(contrast(darker, grounds.light)).toBeGreaterThanOrEqual(enough)
  expect(readableColor('#ffd400', grounds.light)).not.toBe('#ffd400')
  expect(readableColor('#0b5c3b', grounds.dark)).not.toBe('#0b5c3b')
})

test.each([
  ['#000000', '#ffffff', 21],
  ['#fff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#2143b9', '#fefdfc', 8.05],
])('%s on %s is read at %s', (color, ground, ratio) => {
  expect(contrast(color, ground)).toBeCloseTo(ratio, 1)
})

test('what is no colour is none', () => {
  expect(readableColor('url(x)', grounds.light)).toBeUndefined()
  expect(readableColor('red', grounds.light)).toBeUndefined()
  expect(contrast('blue', '#ffffff')).toBeUndefined()
})
