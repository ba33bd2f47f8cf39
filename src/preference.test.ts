import { afterEach, expect, test, vi } from 'vitest'
import { newPreference } from './preference.ts'

const size = () => newPreference({ key: 'size', read: (kept) => Number(kept ?? 1), write: String })
afterEach(() => vi.unstubAllGlobals())

test('what is chosen is kept for the next visit', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const first = size()
  expect(first.get()).toBe(1)
  first.set(3)
  expect(first.get()).toBe(3)
  expect(size().get()).toBe(3)
})

test('where nothing can be kept, a choice holds as long as the page', () => {
  const refuse = () => {
    throw new Error('Forbidden')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const first = size()
  first.set(3)
  expect(first.get()).toBe(3)
  expect(size().get()).toBe(1)
})
