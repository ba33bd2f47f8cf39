import { expect, test } from 'vitest'
import { afterSearch, afterMove } from './pending-searches.ts'

test('a search that arrives leaves the field alone, and with it those before it', () => {
  const pending = ['a', 'ab', 'abc'].reduce(
    (pending, words) => afterSearch(pending, words, ''),
    [] as readonly string[],
  )
  expect(afterMove(pending, 'ab')).toEqual({ pending: ['abc'], follows: false })
})

test('Enter on a search that stands already waits for nothing', () => {
  expect(afterSearch([], 'roof', 'roof')).toEqual([])
})

test('Enter followed by the pause waits for the words once', () => {
  const pending = afterSearch(afterSearch([], 'roof', ''), 'roof', '')
  expect(afterMove(pending, 'roof')).toEqual({ pending: [], follows: false })
})

test('going back to the search that stands, while another is on its way, is waited for', () => {
  expect(afterSearch(['roof'], '', '')).toEqual(['roof', ''])
})

test('when the address moves by itself, the field follows it and nothing is waited for any more', () => {
  expect(afterMove(['roof'], 'attic')).toEqual({ pending: [], follows: true })
  // Going back to a search of before is no arrival either.
  expect(afterMove(afterMove(['roof'], 'attic').pending, 'roof')).toEqual({ pending: [], follows: true })
})
