import { afterEach, expect, test } from 'vitest'
import { onClockSet, present, setClockAhead } from './clock.ts'

const day = 24 * 60 * 60 * 1000
afterEach(() => setClockAhead(0))

test('the present is as far ahead as the clock was set', () => {
  setClockAhead(7 * day)
  expect(present().getTime() - Date.now()).toBeGreaterThan(6.9 * day)
})

test('whoever shows a time hears that the clock was set, once for each change, until they stop listening', () => {
  let heard = 0
  const stop = onClockSet(() => heard++)
  setClockAhead(day)
  setClockAhead(day)
  expect(heard).toBe(1)
  stop()
  setClockAhead(2 * day)
  expect(heard).toBe(1)
})
