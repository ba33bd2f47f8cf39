import { describe, expect, test } from 'vitest'
import { newStore } from '#src/new-store.ts'
import { Refusal } from './errors.ts'
import { newLongWork } from './long-work.ts'
import type { WorkShown } from './work-shown.ts'

const tooMany = (retryAfter: number) =>
  new Refusal({ type: 'about:blank', title: 'x', status: 429, detail: 'x', request_id: 'x' }, retryAfter)

function openHold() {
  const pauses: number[] = []
  return {
    pauses,
    open: (signal?: AbortSignal) => {
      signal?.throwIfAborted()
      return Promise.resolve()
    },
    waitUntil: (time: number) => void pauses.push(time),
  }
}

const newShown = () => newStore<WorkShown | undefined>(undefined)

describe('work of many requests', () => {
  test('is done one after the other, and says how far it is', async () => {
    const shown = newShown()
    const work = newLongWork(openHold(), shown)
    const seen: (WorkShown | undefined)[] = []
    shown.subscribe(() => seen.push(shown.get()))
    const acts: string[] = []
    const outcome = await work.run({
      label: 'Moving',
      items: ['a', 'b'],
      of: () => 2,
      act: async (item) => {
        acts.push(`${item} begins`)
        await Promise.resolve()
        acts.push(`${item} ends`)
      },
    })
    expect(outcome).toEqual({ done: ['a', 'b'], stopped: false })
    expect(acts).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
    expect(seen.map((work) => work?.done)).toEqual([0, 1, undefined])
  })

  test('waits when the service asks for a pause, and asks again under the same key', async () => {
    const hold = openHold()
    const keys: string[] = []
    const outcome = await newLongWork(hold, newShown()).run({
      label: 'Moving',
      items: [1],
      of: () => 1,
      act: (_item, key) => {
        keys.push(key)
        return keys.length < 5 ? Promise.reject(tooMany(3000)) : Promise.resolve()
      },
    })
    expect(outcome.done).toEqual([1])
    expect(hold.pauses).toHaveLength(4)
    expect(new Set(keys).size).toBe(1)
  })

  test('ends at the first failure and keeps what was done', async () => {
    const gone = new Error('gone')
    const outcome = await newLongWork(openHold(), newShown()).run({
      label: 'Moving',
      items: [1, 2, 3],
      of: () => 3,
      act: (item) => (item === 2 ? Promise.reject(gone) : Promise.resolve()),
    })
    expect(outcome).toEqual({ done: [1], stopped: false, error: gone })
  })

  test('is stopped before the next one, never in the middle of one', async () => {
    const shown = newShown()
    const work = newLongWork(openHold(), shown)
    const seen: (boolean | undefined)[] = []
    shown.subscribe(() => seen.push(shown.get()?.stopping))
    const outcome = await work.run({
      label: 'Moving',
      items: [1, 2, 3],
      of: () => 3,
      act: (item) => {
        if (item === 2) shown.get()?.onStop()
        return Promise.resolve()
      },
    })
    expect(outcome).toEqual({ done: [1, 2], stopped: true })
    expect(seen).toEqual([false, false, true, true, undefined])
  })

  test('waits for the work before it', async () => {
    const work = newLongWork(openHold(), newShown())
    const order: string[] = []
    const add = (name: string) =>
      work.run({
        label: name,
        items: [1, 2],
        of: () => 2,
        act: (item) => Promise.resolve(order.push(`${name}${item}`)),
      })
    await Promise.all([add('a'), add('b')])
    expect(order).toEqual(['a1', 'a2', 'b1', 'b2'])
  })
})
