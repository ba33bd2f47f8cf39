import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Keeper } from './keeper.ts'

type Text = { text: string }

function place() {
  const writes: string[] = []
  let isBroken = false
  return {
    writes,
    breakDown: () => {
      isBroken = true
    },
    get: async () => undefined,
    set: async ({ text }: Text) => {
      if (isBroken) throw new Error('no room')
      writes.push(text)
    },
    remove: async () => {
      writes.length = 0
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('of quick typing the latest is written, once', async () => {
  const disk = place()
  const keeper = new Keeper(disk)
  for (const text of ['a', 'ab', 'abc']) keeper.keep({ text })
  expect(keeper.keeping()).toBe('writing')
  await vi.runAllTimersAsync()
  expect([disk.writes, keeper.keeping()]).toEqual([['abc'], 'kept'])
})

test('a flush does not wait for the pause, and what comes during it is written too', async () => {
  const disk = place()
  const keeper = new Keeper(disk)
  keeper.keep({ text: 'a' })
  const flushed = keeper.flush()
  keeper.keep({ text: 'ab' })
  await flushed
  expect([disk.writes, keeper.keeping()]).toEqual([['a', 'ab'], 'kept'])
})

test('what cannot be written says so, until it can be', async () => {
  const disk = place()
  const keeper = new Keeper(disk)
  disk.breakDown()
  keeper.keep({ text: 'a' })
  await keeper.flush()
  expect(keeper.keeping()).toBe('failed')
})

test('what is created is forgotten, also what was still to be written', async () => {
  const disk = place()
  const keeper = new Keeper(disk)
  keeper.keep({ text: 'a' })
  await keeper.flush()
  keeper.keep({ text: 'ab' })
  await keeper.forget()
  await vi.runAllTimersAsync()
  expect([disk.writes, keeper.keeping()]).toEqual([[], 'nothing'])
})

test('beside another tab that keeps, nothing is written and nothing removed', async () => {
  const disk = place()
  disk.writes.push('of the other tab')
  const keeper = new Keeper(disk, { apart: true })
  keeper.keep({ text: 'a' })
  await keeper.forget()
  await vi.runAllTimersAsync()
  expect([disk.writes, keeper.keeping()]).toEqual([['of the other tab'], 'apart'])
})
