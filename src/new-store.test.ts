import { expect, test } from 'vitest'
import { newStore } from './new-store.ts'

test('who subscribed is told of another value, not of the same, and no longer once they stopped', () => {
  const store = newStore(1)
  const seen: number[] = []
  const stop = store.subscribe(() => seen.push(store.get()))
  store.set(1)
  store.set(2)
  store.set(2)
  stop()
  store.set(3)
  expect(seen).toEqual([2])
  expect(store.get()).toBe(3)
})
