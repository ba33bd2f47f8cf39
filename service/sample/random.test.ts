import { expect, test } from 'vitest'
import { randomOf } from './random.ts'

const list = Array.from({ length: 20 }, (_, at) => at)

test('the same words give the same choices, other words give others', () => {
  expect(randomOf('a', 'b').shuffled(list)).toEqual(randomOf('a', 'b').shuffled(list))
  expect(randomOf('a', 'b').shuffled(list)).not.toEqual(randomOf('a', 'c').shuffled(list))
})

test('shuffling keeps every item', () => {
  expect(
    randomOf('shuffle')
      .shuffled(list)
      .toSorted((one, other) => one - other),
  ).toEqual(list)
})

test('whole numbers reach both ends and nothing beyond', () => {
  const random = randomOf('integers')
  const drawn = new Set(Array.from({ length: 400 }, () => random.integer(-1, 2)))
  expect([...drawn].toSorted((one, other) => one - other)).toEqual([-1, 0, 1, 2])
})

test('there is no picking from nothing', () => {
  expect(() => randomOf('nothing').pick([])).toThrow(RangeError)
})

test('a link is 32 letters and digits, each one another', () => {
  const random = randomOf('links')
  const tokens = Array.from({ length: 100 }, () => random.token())
  expect(new Set(tokens).size).toBe(100)
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9]{32}$/)
})
