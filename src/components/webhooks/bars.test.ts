import { expect, test } from 'vitest'
import { bars } from './bars.ts'

const sizes = { step: 10, width: 8, height: 100 }

test('the busiest hour fills the height, its failed tries on top of the others', () => {
  const [first, second] = bars(
    [
      { date: 'a', succeeded: 1, failed: 0 },
      { date: 'b', succeeded: 3, failed: 1 },
    ],
    sizes,
  )
  expect(first).toMatchObject({ x: 0, good: { y: 75, height: 25 }, bad: { height: 0 } })
  expect(second).toMatchObject({ x: 10, good: { y: 25, height: 75 }, bad: { y: 0, height: 25 } })
})

test('hours without tries have no height', () => {
  expect(bars([{ date: 'a', succeeded: 0, failed: 0 }], sizes)).toMatchObject([
    { good: { height: 0 }, bad: { height: 0 } },
  ])
})
