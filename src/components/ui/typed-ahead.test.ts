import { expect, test } from 'vitest'
import { writing } from './typed-ahead.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false }
const typed = (...keys: string[]) =>
  keys.reduce((text, key) => (writing({ ...plain, key }) ?? ((same: string) => same))(text), '')

test('letters typed ahead are kept in turn, and Backspace takes one back', () => {
  expect(typed('r', 'o', 'f', 'Backspace', 'o', 'f')).toBe('roof')
  expect(typed('Backspace', 'a')).toBe('a')
})

test.each(['Shift', 'Enter', 'Escape', 'ArrowDown', 'Dead'])('%s is no letter', (key) => {
  expect(writing({ ...plain, key })).toBeUndefined()
})

test.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing'])('a letter with %s is left alone', (held) => {
  expect(writing({ ...plain, key: 'a', [held]: true })).toBeUndefined()
})
