import { expect, test } from 'vitest'
import { newAllowance } from './fetch-ahead.ts'

test('no more is fetched ahead within a minute than is allowed, however quick the hand', () => {
  let now = 0
  const allowance = newAllowance(2, () => now)
  expect([allowance.take(), allowance.take(), allowance.take()]).toEqual([true, true, false])
  now = 59_999
  expect(allowance.take()).toBe(false)
  now = 60_000
  expect([allowance.take(), allowance.take(), allowance.take()]).toEqual([true, true, false])
})
