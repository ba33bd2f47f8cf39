import { expect, test } from 'vitest'
import { grounds, readableColor } from './readable-color.ts'

test('a colour that can be read stays as it is', () => {
  expect(readableColor('#0b5c3b', grounds.light)).toBe('#0b5c3b')
})

test('one that is too light for paper is darkened, one too dark for ink is lightened', () => {
  expect(readableColor('#ffd400', grounds.light)).toMatch(/^#[0-9a-f]{6}$/)
  expect(readableColor('#ffd400', grounds.light)).not.toBe('#ffd400')
  expect(readableColor('#0b5c3b', grounds.dark)).not.toBe('#0b5c3b')
})

test('what is no colour is none', () => {
  expect(readableColor('url(x)', grounds.light)).toBeUndefined()
  expect(readableColor('red', grounds.light)).toBeUndefined()
})
