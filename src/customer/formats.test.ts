import { expect, test } from 'vitest'
import { listOf } from './formats.ts'

test.each([
  { names: [], text: '', because: 'nobody is nothing' },
  { names: ['Anna'], text: 'Anna', because: 'one stands alone' },
  { names: ['Anna', 'Bram'], text: 'Anna and Bram', because: 'two are joined' },
  { names: ['Anna', 'Bram', 'Carla'], text: 'Anna, Bram and Carla', because: 'the last of more is joined' },
])('names read “$text”: $because', ({ names, text }) => {
  expect(listOf(names, 'and')).toBe(text)
})
