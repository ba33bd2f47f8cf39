import { expect, test, vi } from 'vitest'
import { remembered } from './remembered.ts'

test('the same is made once, and given again', () => {
  const make = vi.fn<(key: number) => { key: number }>((key) => ({ key }))
  const ask = remembered(make)
  const first = ask(1)
  expect([ask(1), ask(2), ask(1)]).toEqual([{ key: 1 }, { key: 2 }, { key: 1 }])
  expect(ask(1)).toBe(first)
  expect(make).toHaveBeenCalledTimes(2)
})

test('no more is kept than is said, and what is not is made anew', () => {
  const make = vi.fn<(key: number) => number>((key) => key * 2)
  const ask = remembered(make, 2)
  for (let times = 0; times < 3; times++) expect([1, 2, 3, 4, 5].map(ask)).toEqual([2, 4, 6, 8, 10])
  expect(make.mock.calls.length).toBeGreaterThan(5)
})

test('what cannot be made is asked for again', () => {
  const make = vi
    .fn<(key: number) => number>()
    .mockImplementationOnce(() => {
      throw new RangeError('not now')
    })
    .mockReturnValue(7)
  const ask = remembered(make)
  expect(() => ask(1)).toThrow('not now')
  expect(ask(1)).toBe(7)
})
