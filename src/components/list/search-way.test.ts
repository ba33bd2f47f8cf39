import { expect, test } from 'vitest'
import { afterAsking, afterMove } from './search-way.ts'

test('a search that arrives leaves the field alone, and with it those before it', () => {
  const asked = ['a', 'ab', 'abc'].reduce((asked, words) => afterAsking(asked, words, ''), [] as readonly string[])
  expect(afterMove(asked, 'ab')).toEqual({ asked: ['abc'], follows: false })
})

test('Enter on a search that stands already waits for nothing', () => {
  expect(afterAsking([], 'roof', 'roof')).toEqual([])
})

test('Enter followed by the pause waits for the words once', () => {
  const asked = afterAsking(afterAsking([], 'roof', ''), 'roof', '')
  expect(afterMove(asked, 'roof')).toEqual({ asked: [], follows: false })
})

test('going back to the search that stands, while another is on its way, is waited for', () => {
  expect(afterAsking(['roof'], '', '')).toEqual(['roof', ''])
})

test('when the address moves by itself, the field follows it and nothing is waited for any more', () => {
  expect(afterMove(['roof'], 'attic')).toEqual({ asked: [], follows: true })
  // Going back to a search of before is no arrival either.
  expect(afterMove(afterMove(['roof'], 'attic').asked, 'roof')).toEqual({ asked: [], follows: true })
})
