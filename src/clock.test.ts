import { afterEach, expect, test, vi } from 'vitest'
import { onTime, present, presentDay, setClockAhead } from './clock.ts'

const day = 24 * 60 * 60 * 1000
afterEach(() => {
  setClockAhead(0)
  vi.useRealTimers()
})

test('the present is as far ahead as the clock was set', () => {
  setClockAhead(7 * day)
  expect(present().getTime() - Date.now()).toBeGreaterThan(6.9 * day)
})

test('whoever shows a time hears that the clock was set, once for each change, until they stop listening', () => {
  let heard = 0
  const stop = onTime(() => heard++)
  setClockAhead(day)
  setClockAhead(day)
  expect(heard).toBe(1)
  stop()
  setClockAhead(2 * day)
  expect(heard).toBe(1)
})

test('and every minute', () => {
  vi.useFakeTimers()
  let heard = 0
  const stop = onTime(() => heard++)
  vi.advanceTimersByTime(60_000)
  expect(heard).toBe(1)
  stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('the present day is one moment until the next day begins', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 58) })
  const first = presentDay()
  vi.advanceTimersByTime(60_000)
  expect(presentDay()).toBe(first)
  vi.advanceTimersByTime(60_000)
  expect(presentDay().getDate()).toBe(22)
})
