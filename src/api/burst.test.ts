import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newBurst } from './burst.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function burst() {
  const runs: number[] = []
  const seen = { is: true }
  const one = newBurst(
    () => runs.push(Date.now()),
    () => seen.is,
  )
  const start = Date.now()
  return { ...one, seen, at: () => runs.map((run) => run - start) }
}

test('what comes at once is one run, soon after the first', () => {
  const { come, at } = burst()
  for (let times = 0; times < 50; times += 1) come()
  vi.advanceTimersByTime(10_000)
  expect(at()).toEqual([250])
})

test('what goes on coming runs less and less often, and never later than it should be seen the first time', () => {
  const { come, at } = burst()
  for (let times = 0; times < 600; times += 1) {
    come()
    vi.advanceTimersByTime(100)
  }
  vi.advanceTimersByTime(10_000)
  expect(at()[0]).toBe(250)
  expect(at().length).toBeLessThan(15)
})

test('after some quiet it runs soon again', () => {
  const { come, at } = burst()
  come()
  vi.advanceTimersByTime(60_000)
  come()
  vi.advanceTimersByTime(60_000)
  expect(at()).toEqual([250, 60_250])
})

test('nothing runs while nobody sees it; what came meanwhile runs once on coming back', () => {
  const { come, look, seen, at } = burst()
  seen.is = false
  come()
  come()
  vi.advanceTimersByTime(60_000)
  expect(at()).toEqual([])
  seen.is = true
  look()
  vi.advanceTimersByTime(60_000)
  expect(at()).toEqual([60_250])
})

test('once stopped nothing runs any more', () => {
  const { come, stop, at } = burst()
  come()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(at()).toEqual([])
})
