import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Keeper } from './keeper.ts'

type Text = { text: string }

function store() {
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
    setAtOnce: ({ text }: Text) => void writes.push(text),
    remove: async () => {
      writes.length = 0
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('of quick typing the latest is written, once', async () => {
  const disk = store()
  const keeper = new Keeper(disk)
  for (const text of ['a', 'ab', 'abc']) keeper.keep({ text })
  expect(keeper.keeping()).toBe('writing')
  await vi.runAllTimersAsync()
  expect([disk.writes, keeper.keeping()]).toEqual([['abc'], 'kept'])
})

test('a flush does not wait for the pause, and what comes during it is written too', async () => {
  const disk = store()
  const keeper = new Keeper(disk)
  keeper.keep({ text: 'a' })
  const flushed = keeper.flush()
  keeper.keep({ text: 'ab' })
  await flushed
  expect([disk.writes, keeper.keeping()]).toEqual([['a', 'ab'], 'kept'])
})

test('what cannot be written says so, until it can be', async () => {
  const disk = store()
  const keeper = new Keeper(disk)
  disk.breakDown()
  keeper.keep({ text: 'a' })
  await keeper.flush()
  expect(keeper.keeping()).toBe('failed')
})

test('what is created is forgotten, also what was still to be written', async () => {
  const disk = store()
  const keeper = new Keeper(disk)
  keeper.keep({ text: 'a' })
  await keeper.flush()
  keeper.keep({ text: 'ab' })
  await keeper.forget()
  await vi.runAllTimersAsync()
  expect([disk.writes, keeper.keeping()]).toEqual([[], 'nothing'])
})

test('beside another tab that keeps, nothing is written and nothing removed', async () => {
  const disk = store()
  disk.writes.push('of the other tab')
  const keeper = new Keeper(disk, { apart: true })
  keeper.keep({ text: 'a' })
  await keeper.forget()
  await vi.runAllTimersAsync()
  expect([disk.writes, keeper.keeping()]).toEqual([['of the other tab'], 'apart'])
})

test('as the page is left the latest is written at once, also what is on its way to the disk', async () => {
  const disk = store()
  const keeper = new Keeper(disk)
  keeper.keep({ text: 'a' })
  keeper.leave()
  // Nothing of a page that is gone runs any more: no pause is over, no promise settled.
  expect(disk.writes[0]).toBe('a')
  await vi.runAllTimersAsync()
  const slow = { ...store(), set: () => new Promise<void>(() => undefined) }
  const other = new Keeper(slow)
  other.keep({ text: 'b' })
  void other.flush()
  other.leave()
  expect(slow.writes).toEqual(['b'])
})
