import { expect, test } from 'vitest'
import { boardFirst, boardMost, nextFirst } from './board.ts'

test('a column opens step by step, the last one up to the most the service gives', () => {
  const opened = [boardFirst]
  while ((opened.at(-1) ?? boardMost) < boardMost) opened.push(nextFirst(opened.at(-1) ?? boardMost))
  expect(opened).toEqual([20, 60, 100, 140, 180, 200])
  expect(nextFirst(boardMost)).toBe(boardMost)
})
